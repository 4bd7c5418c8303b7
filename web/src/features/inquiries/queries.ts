import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { inquiriesKey } from '../requests/queries.ts';

export const oneInquiry = (id: number) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'one', id],
    queryFn: ({ signal }) => call('GET /admin/document-inquiries/{id}', { params: { id }, signal }),
  });

/** After something was done with an inquiry: asks again for it, for the lists and for the counts. */
export async function inquiryChanged(client: QueryClient, id: number): Promise<void> {
  void client.invalidateQueries({ queryKey: ['dashboard'] });
  await client.invalidateQueries({ queryKey: oneInquiry(id).queryKey });
  void client.invalidateQueries({ queryKey: inquiriesKey });
}
