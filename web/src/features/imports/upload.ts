import type { QueryClient } from '@tanstack/react-query';
import type { Answer } from '../../api/call.ts';
import { send } from '../../api/send.ts';
import { showImport } from './queries.ts';

const fileKey = (id: number) => ['imports', 'file', id];

/** The file of an import that was uploaded in this tab; it is gone after a reload. */
export function uploadedFile(client: QueryClient, id: number): File | undefined {
  return client.getQueryData(fileKey(id));
}

/** Uploads a file or pasted cells as a new import. */
export async function uploadList(
  client: QueryClient,
  given: File | string,
  sheet?: string,
): Promise<Answer<'POST /imports'>> {
  const body = new FormData();
  if (sheet !== undefined) body.append('sheet', sheet);
  body.append(typeof given === 'string' ? 'text' : 'file', given);
  // The answer of the call, as its endpoint declares it.
  const created = (await send('POST', '/imports', { body })) as Answer<'POST /imports'>;
  if (typeof given !== 'string') client.setQueryData(fileKey(created.id), given);
  showImport(client, created);
  return created;
}
