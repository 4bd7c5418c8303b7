import { hash, randomBytes } from 'node:crypto';
import { belongsTo, type Caller } from '@rto-desk/contract/access';
import {
  type CalendarContent,
  type calendarList,
  MAX_CALENDARS,
  MAX_EVENTS,
  PAST_DAYS,
} from '@rto-desk/contract/calendar';
import type { Calendar } from '@rto-desk/contract/endpoints/calendars';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import { today } from '@rto-desk/contract/expiry';
import { kindOf } from '@rto-desk/contract/kinds/index';
import type { QueryOf } from '@rto-desk/contract/list';
import { addPeriod } from '@rto-desk/contract/period';
import { wordsFor } from '@rto-desk/contract/words/languages';
import { endName as nameOfEnd } from '@rto-desk/contract/words/type-name';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import { endName } from '../../facts/later-ends.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/paging.ts';
import { Invalid, NotFound, RuleViolation, Unauthenticated } from '../../platform/errors.ts';
import { secondFactorDue } from '../../platform/sessions/sessions.ts';
import { within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import { IS_OPEN } from '../jobs/list.ts';
import { calendarText, type DayEvent } from './ical.ts';

const hashOf = (secret: string) => hash('sha256', secret, 'buffer');

/** Makes a calendar of the caller; its address is in this answer only. Throws Invalid, and RuleViolation where there are too many. */
export function makeCalendar(
  { db, appUrl }: Pick<Services, 'db' | 'appUrl'>,
  caller: Caller,
  { what, language }: { what: CalendarContent; language: 'en' | 'hi' },
): Promise<Calendar & { url: string }> {
  if (what === 'jobs' && !belongsTo('staff', caller.role))
    throw new Invalid({ what: words => words.calendars.staffOnly });
  const secret = randomBytes(32).toString('base64url');
  return db.transaction().execute(async transaction => {
    // unscoped: one's own account, locked so that its calendars are counted
    await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', caller.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(() => new Unauthenticated());
    const own = await ownCalendars(transaction, caller).limit(MAX_CALENDARS).execute();
    if (own.length === MAX_CALENDARS) throw new RuleViolation(words => words.calendars.most(MAX_CALENDARS));
    // unscoped: one's own
    const made = await transaction
      .insertInto('calendars')
      .values({ secret_hash: hashOf(secret), user_id: caller.id, what, language })
      .returning(['id', 'what', 'created_at'])
      .executeTakeFirstOrThrow();
    return { ...made, url: `${appUrl}/api/calendars/${secret}.ics` };
  });
}

/** One page of the caller's calendars, newest first. */
export function calendarsPage(
  db: Queryable,
  caller: Caller,
  query: QueryOf<typeof calendarList>,
): Promise<Page<Calendar>> {
  return listPage(db, query, ownCalendars(db, caller), ({ offset, limit }) =>
    ownCalendars(db, caller)
      .select(['what', 'created_at'])
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
}

/** Ends a calendar of the caller. Throws NotFound. */
export async function endCalendar(db: Db, caller: Caller, id: number): Promise<void> {
  await db.transaction().execute(transaction =>
    // unscoped: one's own
    transaction
      .deleteFrom('calendars')
      .where('id', '=', id)
      .where('user_id', '=', caller.id)
      .returning('id')
      .executeTakeFirstOrThrow(() => new NotFound()),
  );
}

function ownCalendars(db: Queryable, caller: Caller) {
  // unscoped: one's own
  return db.selectFrom('calendars').select('id').where('user_id', '=', caller.id);
}

/**
 * The calendar of a secret, within what its account may see now. Throws NotFound for an unknown one, and while the account
 * still has to set up its second factor.
 */
export async function calendarOf(
  { db, appUrl }: Pick<Services, 'db' | 'appUrl'>,
  secret: string,
  now: Date = new Date(),
): Promise<string> {
  // unscoped: the caller has the secret
  const found = await db
    .selectFrom('calendars')
    .innerJoin('users', 'users.id', 'calendars.user_id')
    .select(['users.id', 'users.role', 'users.branch_id', 'users.citizen_id'])
    .select(['calendars.what', 'calendars.language', secondFactorDue.as('must_set_up')])
    .where('calendars.secret_hash', '=', hashOf(secret))
    .executeTakeFirst();
  if (found === undefined || found.must_set_up) throw new NotFound();
  const { what, language, must_set_up: _, ...caller } = found;
  const words = wordsFor(language);
  const since = addPeriod(today(now), { days: -PAST_DAYS });
  const isStaff = belongsTo('staff', caller.role);
  const eventsOf = what === 'jobs' ? jobEvents : isStaff ? callEvents : expiryEvents;
  const events = await eventsOf(db, caller, since, words);
  const host = new URL(appUrl).hostname;
  const name = what === 'jobs' || !isStaff ? words.calendars.contents[what] : words.calendars.calls;
  return calendarText(
    `RTO Desk: ${name}`,
    events.map(event => ({ ...event, uid: `${event.uid}@${host}` })),
    now,
  );
}

/** When the documents of a user's profiles end, one event for a document and day. */
async function expiryEvents(
  db: Queryable,
  caller: Caller,
  since: string,
  words: ServerWords,
): Promise<DayEvent[]> {
  const rows = await within(db, caller)
    .expiries()
    // unscoped: the vehicle of a document within reach
    .leftJoin('vehicles', 'vehicles.id', 'expiries.vehicle_id')
    .select(['expiries.kind', 'expiries.document_id', 'expiries.end_field', 'expiries.expiry_date'])
    .select(['vehicles.registration_no', endName.as('end')])
    .where('expiries.superseded', '=', false)
    .where('expiries.expiry_date', '>=', since)
    .orderBy('expiries.expiry_date')
    .orderBy('expiries.kind')
    .orderBy('expiries.document_id')
    .orderBy('expiries.end_field')
    .limit(MAX_EVENTS)
    .execute();
  // A driving license with several ends on one day is one event, which names them all.
  const byDay = new Map<string, { first: (typeof rows)[number]; parts: string[] }>();
  for (const row of rows) {
    const key = `${row.expiry_date} ${row.kind} ${row.document_id}`;
    const event = byDay.get(key) ?? { first: row, parts: [] };
    const part = nameOfEnd(kindOf(row.kind), row.end, words);
    if (part !== null) event.parts.push(part);
    byDay.set(key, event);
  }
  return [...byDay.values()].map(({ first, parts }) => {
    const { kind, document_id, end_field, expiry_date, registration_no } = first;
    const type = words.kinds[kindOf(kind).slug].one;
    const document = parts.length === 0 ? type : `${type} (${parts.join(', ')})`;
    return {
      uid: `${kind}-${document_id}-${end_field}`,
      day: expiry_date,
      summary: words.calendars.ends(registration_no === null ? document : `${registration_no} ${document}`),
    };
  });
}

/** Whom staff call within their reach; of a person without a vehicle it says the number of the record. */
async function callEvents(
  db: Queryable,
  caller: Caller,
  since: string,
  words: ServerWords,
): Promise<DayEvent[]> {
  const rows = await within(db, caller)
    .followUps()
    // unscoped: the vehicle of a citizen within reach
    .leftJoin('vehicles', 'vehicles.id', 'follow_ups.vehicle_id')
    .select(['follow_ups.citizen_id', 'follow_ups.vehicle_id', 'follow_ups.call_on'])
    .select('vehicles.registration_no')
    .where('follow_ups.call_on', '>=', since)
    .orderBy('follow_ups.call_on')
    .orderBy('follow_ups.id')
    .limit(MAX_EVENTS)
    .execute();
  return rows.map(({ citizen_id, vehicle_id, call_on, registration_no }) => ({
    uid: vehicle_id === null ? `call-citizen-${citizen_id}` : `call-vehicle-${vehicle_id}`,
    day: call_on,
    summary: words.calendars.call(registration_no ?? words.calendars.citizen(citizen_id)),
  }));
}

/** When the open jobs of one of the staff are due. */
async function jobEvents(
  db: Queryable,
  caller: Caller,
  since: string,
  words: ServerWords,
): Promise<DayEvent[]> {
  const rows = await within(db, caller)
    .jobs()
    // unscoped: the vehicle of a job within reach
    .leftJoin('vehicles', 'vehicles.id', 'submissions.vehicle_id')
    .select(['submissions.id', 'submissions.category', 'vehicles.registration_no'])
    .select(sql<string>`submissions.due_on`.as('day'))
    .where('submissions.assignee_id', '=', caller.id)
    .where(IS_OPEN)
    .where('submissions.due_on', '>=', since)
    .orderBy('submissions.due_on')
    .orderBy('submissions.id')
    .limit(MAX_EVENTS)
    .execute();
  return rows.map(({ id, category, registration_no, day }) => {
    const service = words.services.categories[category];
    const job = registration_no === null ? service : `${registration_no} ${service}`;
    return { uid: `job-${id}`, day, summary: words.calendars.due(job) };
  });
}
