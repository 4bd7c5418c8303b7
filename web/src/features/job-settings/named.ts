import type { JobReason, JobStage } from '@rto-desk/contract/endpoints/job-settings';
import { call } from '../../api/call.ts';

/** A stage or a reason: what the office names and orders itself. */
export type NamedRow = JobStage | JobReason;
export type Named = 'stages' | 'reasons';

interface Names {
  name_en: string;
  name_hi: string;
  place: number;
}

/** Adds a row, or changes one; a stage is added with the status that it stands for. Throws what `call` throws. */
export async function saveNamed(
  of: Named,
  id: number | null,
  names: Names & {
    hidden: boolean;
    status?: JobStage['status'] | undefined;
    updated_at?: string | undefined;
  },
): Promise<void> {
  const { status, ...body } = names;
  if (of === 'reasons') {
    if (id === null) await call('POST /admin/job-reasons', { body });
    else await call('PUT /admin/job-reasons/{id}', { params: { id }, body });
  } else if (id !== null) {
    await call('PUT /admin/job-stages/{id}', { params: { id }, body });
  } else if (status !== undefined) {
    await call('POST /admin/job-stages', { body: { ...body, status } });
  }
}

/** Where a new row is put: behind the last, before what always ends the list. */
export function nextPlace(rows: readonly { place: number }[]): number {
  const places = rows.map(({ place }) => place).filter(place => place < LAST);
  return Math.min(Math.max(0, ...places) + 10, LAST);
}

/** The last place that there is. */
const LAST = 1000;
