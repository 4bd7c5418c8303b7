import { officeDate } from '@rto-desk/contract/expiry';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { recordsKey } from '../../api/records.ts';
import plain from '../../ui/plain.module.css';
import { useWords } from '../../words/useWords.ts';

/** The vehicles that a citizen has given away, the last ones: a line and nothing of their papers. */
export function FormerVehicles({ citizenId }: { citizenId: number }) {
  const { transfers: texts } = useWords();
  const list = useQuery({
    queryKey: recordsKey('former-vehicles', citizenId),
    queryFn: ({ signal }) =>
      call('GET /citizens/{id}/former-vehicles', { params: { id: citizenId }, signal }),
  });
  const former = list.data?.data ?? [];
  if (former.length === 0) return null;
  const lines = former.map(({ registration_no, until }) =>
    texts.formerLine(registration_no, officeDate(until)),
  );
  return (
    <p className={plain.note}>
      {texts.former}: {lines.join('; ')}
    </p>
  );
}
