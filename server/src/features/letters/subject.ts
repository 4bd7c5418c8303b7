import { branchOf, type Caller } from '@rto-desk/contract/access';
import type { TemplateSubject } from '@rto-desk/contract/letter';
import type { ServerWords } from '@rto-desk/contract/words/words';
import type { Queryable } from '../../platform/database/database.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import type { Subject } from './facts.ts';

/** What a letter is about, as a person names it: one of the first four. */
export interface NamedSubject {
  citizen_id?: number | null | undefined;
  vehicle_id?: number | null | undefined;
  vehicle_ids?: readonly number[] | null | undefined;
  job_id?: number | null | undefined;
  to_citizen_id?: number | null | undefined;
}

/** What a letter is about: exactly one of the ids that are given, and whose that is. Throws NotFound and Invalid. */
export async function subjectOf(
  db: Queryable,
  caller: Caller,
  of: TemplateSubject,
  given: NamedSubject,
): Promise<{ subject: Subject; branch_id: number | null }> {
  const { citizen_id, vehicle_id, vehicle_ids, job_id, to_citizen_id = null } = given;
  const named = [citizen_id, vehicle_id, vehicle_ids, job_id].filter(id => id !== null && id !== undefined);
  const wrong = (sentence: 'oneSubject' | 'wrongSubject' | 'severalOwners') =>
    new Invalid({
      [of === 'job' ? 'job_id' : of === 'vehicle' ? 'vehicle_id' : 'citizen_id']: (words: ServerWords) =>
        words.letters.subjectErrors[sentence],
    });
  if (named.length !== 1) throw wrong('oneSubject');
  const { citizens, vehicles, jobs } = within(db, caller);
  const fits = citizen_id ? of === 'citizen' : job_id ? of === 'job' : of === 'vehicle';
  if (!fits) throw wrong('wrongSubject');
  if (job_id) {
    const job = await jobs()
      .select(['submissions.citizen_id', 'submissions.vehicle_id', 'submissions.branch_id'])
      .where('submissions.id', '=', job_id)
      .executeTakeFirstOrThrow(() => new NotFound());
    const vehicle = job.vehicle_id === null ? null : await ownerOf(vehicles, [job.vehicle_id]);
    const owner = job.citizen_id ?? vehicle?.citizen_id ?? null;
    const reached =
      owner === null
        ? undefined
        : await citizens().select('citizens.id').where('citizens.id', '=', owner).executeTakeFirst();
    return {
      subject: {
        ...{ job_id, to_citizen_id, citizen_id: reached?.id ?? null },
        vehicle_ids: vehicle === null || job.vehicle_id === null ? [] : [job.vehicle_id],
      },
      branch_id: job.branch_id ?? vehicle?.branch_id ?? branchOf(caller),
    };
  }
  if (citizen_id) {
    const citizen = await citizens()
      .select('citizens.branch_id')
      .where('citizens.id', '=', citizen_id)
      .executeTakeFirstOrThrow(() => new NotFound());
    return {
      subject: { citizen_id, job_id: null, to_citizen_id, vehicle_ids: [] },
      branch_id: citizen.branch_id ?? branchOf(caller),
    };
  }
  const ids = [...new Set(vehicle_ids ?? [vehicle_id ?? 0])];
  const owner = await ownerOf(vehicles, ids);
  if (owner === null) throw new NotFound();
  if (owner.several) throw wrong('severalOwners');
  return {
    subject: { citizen_id: owner.citizen_id, job_id: null, to_citizen_id, vehicle_ids: ids },
    branch_id: owner.branch_id ?? branchOf(caller),
  };
}

/** Whose some vehicles are; null where one of them is out of reach. */
async function ownerOf(vehicles: ReturnType<typeof within>['vehicles'], ids: readonly number[]) {
  const rows = await vehicles()
    .select(['vehicles.id', 'vehicles.citizen_id', 'citizens.branch_id'])
    .where('vehicles.id', 'in', [...ids])
    .execute();
  const [first] = rows;
  if (first === undefined || rows.length < ids.length) return null;
  return { ...first, several: rows.some(row => row.citizen_id !== first.citizen_id) };
}
