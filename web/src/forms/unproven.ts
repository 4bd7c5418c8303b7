import type { UnprovenPerson } from '@rto-desk/contract/endpoints/proof';
import { ApiError } from '../api/ApiError.ts';

/** The unproven profile that a save would have gone to, where that is why it was refused (409). */
export function unprovenIn(error: unknown): UnprovenPerson | null {
  if (!(error instanceof ApiError) || typeof error.unproven !== 'object' || error.unproven === null)
    return null;
  const { name, dob, father_name, verified_by_branch }: Record<string, unknown> = { ...error.unproven };
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    name: text(name) ?? '',
    dob: text(dob),
    father_name: text(father_name),
    verified_by_branch: text(verified_by_branch),
  };
}
