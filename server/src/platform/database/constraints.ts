import { kinds } from '@rto-desk/contract/kinds/index';
import type { FieldName } from '@rto-desk/contract/words/words';
import pg from 'pg';

/** The field to report for a unique constraint, by the constraint's name. */
const fields = new Map<string, string>([
  ['users_phone_unique', 'phone'],
  ['users_email_unique', 'email'],
  ['branches_name_unique', 'name'],
  ['branches_number_code_unique', 'code'],
  ['vehicles_registration_no_office', 'registration_no'],
  ['vehicles_registration_no_own', 'registration_no'],
  ['job_stages_code_unique', 'code'],
  ['job_stages_code_of_status', 'code'],
  ['job_reject_reasons_code_unique', 'code'],
  ['service_days_service_unique', 'service'],
]);
for (const kind of kinds) {
  if (kind.number === null) continue;
  fields.set(`${kind.collection}_${kind.number}_office`, kind.number);
  fields.set(`${kind.collection}_${kind.number}_own`, kind.number);
}

/** Whether something failed because the mobile signs in to another account. */
export function isPhoneTaken(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.constraint === 'users_phone_unique';
}

/** The field that a broken unique constraint is about, or null for a constraint no person can mend. */
export function fieldOfConstraint(constraint: string | undefined): FieldName | null {
  const field = constraint === undefined ? undefined : fields.get(constraint);
  // Every name above is a field on the wire; a test holds them against the catalogue.
  return field === undefined ? null : (field as FieldName);
}
