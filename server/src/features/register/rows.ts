import type { Caller } from '@rto-desk/contract/access';
import type { RegisterEntry } from '@rto-desk/contract/endpoints/register';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { signedPath } from '../../platform/storage/signing.ts';
import { citizenWithin, entryWithin, letterWithin, submissionWithin } from '../../scope/conditions.ts';
import { within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import { jobNumber } from '../jobs/rows.ts';

/** Who reads the register. */
export interface Reader {
  caller: Viewer;
  fileKey: Services['fileKey'];
}

/** The entries within a caller's reach, each as `asEntry` takes it. */
export function entryRows(db: Queryable, caller: Caller) {
  return (
    within(db, caller)
      .registerEntries()
      // unscoped: staff who deal with an entry are shown to all who see it
      .leftJoin('users as assignees', 'assignees.id', 'register_entries.assigned_to')
      // unscoped: as above
      .leftJoin('users as deciders', 'deciders.id', 'register_entries.state_by')
      // unscoped: the file of an entry within reach
      .leftJoin('files', 'files.id', 'register_entries.file_id')
      .select([
        'register_entries.id',
        'direction',
        'number',
        'entered_on',
        'party',
        'subject',
        'received_on',
        'their_number',
        'their_date',
        'mode',
        'remarks',
        'register_entries.branch_id',
        'state',
        'state_at',
        'disposal',
        'cancel_reason',
        'erased_on',
        'register_entries.created_at',
        'register_entries.updated_at',
        'assigned_to',
        'assignees.name as assignee_name',
        'deciders.name as state_by',
        'file_id',
        'files.media_type as file_type',
      ])
      .select(eb => [
        jsonObjectFrom(
          eb
            // unscoped: limited below
            .selectFrom('service_requests as submissions')
            .select(['submissions.id', jobNumber.as('number')])
            .whereRef('submissions.id', '=', 'register_entries.job_id')
            .where(submissionWithin(caller)),
        ).as('job'),
        jsonObjectFrom(
          eb
            // unscoped: limited below
            .selectFrom('vehicles')
            // unscoped: as above
            .innerJoin('citizens', 'citizens.id', 'vehicles.citizen_id')
            .select(['vehicles.id', 'vehicles.registration_no', 'vehicles.citizen_id'])
            .whereRef('vehicles.id', '=', 'register_entries.vehicle_id')
            .where(citizenWithin(caller)),
        ).as('vehicle'),
        jsonObjectFrom(
          eb
            // unscoped: limited below
            .selectFrom('letters')
            .select(['letters.id', 'letters.number'])
            .whereRef('letters.id', '=', 'register_entries.letter_id')
            .where(letterWithin(caller)),
        ).as('letter'),
        jsonObjectFrom(
          eb
            // unscoped: limited below
            .selectFrom('register_entries as answered')
            .select(['answered.id', 'answered.number', 'answered.entered_on'])
            .whereRef('answered.id', '=', 'register_entries.answers_id')
            .where(entryWithin(caller, 'answered')),
        ).as('answers'),
        jsonArrayFrom(
          eb
            // unscoped: limited below
            .selectFrom('register_entries as reply')
            .select(['reply.id', 'reply.number', 'reply.entered_on'])
            .whereRef('reply.answers_id', '=', 'register_entries.id')
            .where('reply.state', '<>', 'cancelled')
            .where(entryWithin(caller, 'reply'))
            .orderBy('reply.id'),
        ).as('replies'),
      ])
  );
}

export type FoundEntry = Awaited<ReturnType<ReturnType<typeof entryRows>['executeTakeFirstOrThrow']>>;

/** An entry as answers carry it. */
export function asEntry({ caller, fileKey }: Reader, found: FoundEntry): RegisterEntry {
  const { assigned_to, assignee_name, file_id, file_type, ...entry } = found;
  return {
    ...entry,
    assigned_to: assigned_to === null ? null : { id: assigned_to, name: assignee_name ?? '' },
    has_file: file_id !== null,
    file_path:
      file_id === null || file_type === null
        ? null
        : signedPath(fileKey, { id: file_id, media_type: file_type }, caller.sessionId),
  };
}

/** An entry within reach. Throws NotFound. */
export async function entryOf(db: Queryable, reader: Reader, id: number): Promise<RegisterEntry> {
  const found = await entryRows(db, reader.caller)
    .where('register_entries.id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound());
  return asEntry(reader, found);
}

/** The number and the file of an entry within reach. Throws NotFound, also for one without a file. */
export async function entryFileOf(
  db: Queryable,
  caller: Caller,
  id: number,
): Promise<{ number: string; file_id: string }> {
  const found = await within(db, caller)
    .registerEntries()
    .select(['number', 'file_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined || found.file_id === null) throw new NotFound();
  return { number: found.number, file_id: found.file_id };
}
