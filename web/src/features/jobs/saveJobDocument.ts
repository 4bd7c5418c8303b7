import type { JobDocument } from '@rto-desk/contract/endpoints/jobs';
import { send } from '../../api/send.ts';

/** What is said of a document, as its form gives it; null clears a value, what is absent stays. */
export type JobDocumentValues = Readonly<Record<string, string | null | undefined>>;

interface Scan {
  file: File | undefined;
  removeFile?: boolean;
  /** Told how much of it has gone, 0 to 1. */
  onSent?: (part: number) => void;
}

/** Adds a document to a job, or changes one, with its scan where there is one. Throws what `send` throws. */
export async function saveJobDocument(
  jobId: number,
  paperId: number | null,
  values: JobDocumentValues,
  { file, removeFile = false, onSent }: Scan,
): Promise<JobDocument> {
  const path = `/jobs/${jobId}/papers${paperId === null ? '' : `/${paperId}`}`;
  if (file === undefined) {
    const body = removeFile ? { ...values, remove_file: '1' } : values;
    return (await send(paperId === null ? 'POST' : 'PATCH', path, { body })) as JobDocument;
  }
  const form = new FormData();
  if (paperId !== null) form.append('_method', 'PATCH');
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) form.append(name, value ?? '');
  }
  form.append('file', file);
  return (await send('POST', path, { body: form, ...(onSent && { onSent }) })) as JobDocument;
}
