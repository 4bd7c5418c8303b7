import { branchOf, type Caller } from '@rto-desk/contract/access';
import { marksIn } from '@rto-desk/contract/registration-mark';
import type { Queryable } from '../../platform/database/database.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import { isAssignable } from '../jobs/links.ts';

/** What an entry is linked to, whom that is about, and the branch that it thereby has. */
export interface Links {
  job_id: number | null;
  vehicle_id: number | null;
  letter_id: number | null;
  citizen_id: number | null;
  branch_id: number | null;
}

/**
 * The links of an entry: as given, and the vehicle whose registration number its subject mentions. Throws NotFound for a job,
 * vehicle or letter out of reach, and Invalid for a letter that is not issued.
 */
export async function linksOf(
  db: Queryable,
  caller: Caller,
  given: Pick<Links, 'job_id' | 'vehicle_id' | 'letter_id'> & { subject: string },
): Promise<Links> {
  const job = given.job_id === null ? null : await jobWithin(db, caller, given.job_id);
  const vehicle =
    given.vehicle_id === null
      ? await vehicleMentioned(db, caller, given.subject)
      : await vehicleWithin(db, caller, given.vehicle_id);
  const letter = given.letter_id === null ? null : await letterWithin(db, caller, given.letter_id);
  return {
    job_id: job?.id ?? null,
    vehicle_id: vehicle?.id ?? null,
    letter_id: letter?.id ?? null,
    citizen_id: job?.citizen_id ?? vehicle?.citizen_id ?? letter?.citizen_id ?? null,
    branch_id: job?.branch_id ?? vehicle?.branch_id ?? letter?.branch_id ?? branchOf(caller),
  };
}

/** Throws Invalid for an account that an entry of a branch cannot be assigned to. */
export async function assertAssignable(
  db: Queryable,
  caller: Caller,
  assigned_to: number | null | undefined,
  branch_id: number | null,
): Promise<void> {
  if (assigned_to && !(await isAssignable(db, caller, assigned_to, branch_id))) {
    throw new Invalid({ assigned_to: words => words.jobAnswers.notAssignable });
  }
}

/** The id of the only vehicle within reach whose registration number a text mentions; one of the office's first. */
export async function vehicleMentioned(db: Queryable, caller: Caller, text: string) {
  const marks = marksIn(text);
  if (marks.length === 0) return null;
  const found = await vehicles(db, caller)
    .select('vehicles.origin')
    .where('vehicles.registration_no', 'in', marks)
    .limit(20)
    .execute();
  const ofOffice = found.filter(({ origin }) => origin === 'office');
  const [only, ...others] = ofOffice.length > 0 ? ofOffice : found;
  return others.length === 0 ? (only ?? null) : null;
}

export function vehicleWithin(db: Queryable, caller: Caller, id: number) {
  return vehicles(db, caller)
    .where('vehicles.id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound());
}

export function jobWithin(db: Queryable, caller: Caller, id: number) {
  return within(db, caller)
    .jobs()
    .select(['submissions.id', 'submissions.citizen_id', 'submissions.branch_id'])
    .where('submissions.id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound());
}

/** An issued letter: a draft may still be deleted, and a cancelled one counts for nothing. */
export async function letterWithin(db: Queryable, caller: Caller, id: number) {
  const letter = await within(db, caller)
    .letters()
    .select(['letters.id', 'letters.citizen_id', 'letters.branch_id', 'letters.state'])
    .where('letters.id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound());
  if (letter.state !== 'issued') throw new Invalid({ letter_id: words => words.letters.notIssued });
  return letter;
}

function vehicles(db: Queryable, caller: Caller) {
  return within(db, caller).vehicles().select(['vehicles.id', 'vehicles.citizen_id', 'citizens.branch_id']);
}
