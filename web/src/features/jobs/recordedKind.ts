import type { Job, JobDocument } from '@rto-desk/contract/endpoints/jobs';
import { type KindSlug, kindOf } from '@rto-desk/contract/kinds/index';

/**
 * The document kind of a required document, where it is known whose it would be: a vehicle's documents need the vehicle of the
 * job, licences its citizen. Null otherwise.
 */
export function recordedKind(
  { document_kind }: Pick<JobDocument, 'document_kind'>,
  { citizen, vehicle }: Pick<Job, 'citizen' | 'vehicle'>,
): KindSlug | null {
  if (document_kind === null) return null;
  const holder = kindOf(document_kind).owner === 'vehicle' ? vehicle : citizen;
  return holder === null ? null : document_kind;
}
