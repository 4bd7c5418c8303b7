import type { Caller } from '@rto-desk/contract/access';
import { today } from '@rto-desk/contract/expiry';
import { MAX_SELECTED_LICENCES } from '@rto-desk/contract/learner';
import { sql } from 'kysely';
import { isDummy } from '../../facts/dummy-mobile.ts';
import { learners } from '../../facts/learner-licences.ts';
import { learnerText, testWeekdays } from '../../facts/learner-text.ts';
import { lockCitizensUnscoped } from '../../facts/lock-citizens.ts';
import { isStopped } from '../../facts/stopped.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { hourInIndia } from '../../platform/india-time.ts';
import type { Services } from '../../services.ts';
import { quotaLeft } from '../messages/limit.ts';
import { lockNotices } from '../messages/notified.ts';
import { writeMessages } from '../messages/outbox.ts';
import { isQuiet, reminderHour } from '../office/quiet.ts';
import { settingsOf } from '../office/settings.ts';
import { isOfTab } from './queries.ts';

/** A licence whose holder is told, once, that they may apply for the driving licence. */
interface Ready {
  ll_id: number;
  ll_no: string | null;
  expiry_date: string | null;
  citizen_id: number;
  branch_id: number | null;
  name: string;
  mobile: string;
  named_by_holder: boolean;
  name_known: boolean;
}

/**
 * Notifies learners who are ready, each once, in one message for all their licences, of the days with tests. Leaves out
 * self-declared licences and those who have opted out.
 * @param ids of which licences; of all within reach where not given, a hundred at a time
 */
export function notifyReady(
  services: NotifyServices,
  caller: Caller,
  ids?: readonly number[],
): Promise<{ messages: number; licences: number }> {
  const day = today();
  return services.db
    .transaction()
    .execute(transaction => notify(transaction, services, caller, { day, ids, most: MAX_SELECTED_LICENCES }));
}

/**
 * Does so for all ready learners where reminders are on and their hour has come, outside quiet hours and closed days,
 * within the daily limit. Returns the number of messages.
 */
export async function notifyReadyDaily(services: NotifyServices, now = new Date()): Promise<number> {
  const settings = await settingsOf(services.db);
  if (!settings.reminders_on || hourInIndia(now) < reminderHour(settings) || isQuiet(now, settings)) return 0;
  const day = today(now);
  return services.db.transaction().execute(async transaction => {
    await lockNotices(transaction, 'many');
    const most = Math.min(MAX_SELECTED_LICENCES, await quotaLeft(transaction, settings, day));
    if (most <= 0) return 0;
    return (await notify(transaction, services, null, { day, ids: undefined, most })).messages;
  });
}

type NotifyServices = Pick<Services, 'db' | 'messengers'>;

interface Selection {
  day: string;
  /** Of which licences; of all where not said. */
  ids: readonly number[] | undefined;
  /** Of how many licences at most. */
  most: number;
}

async function notify(
  transaction: Queryable,
  services: NotifyServices,
  caller: Caller | null,
  selection: Selection,
): Promise<{ messages: number; licences: number }> {
  const { day } = selection;
  // Citizens are locked before their licences, as for every change of a licence; readiness is checked again on the
  // locked rows.
  const found = await readyLicences(transaction, caller, selection);
  await lockCitizensUnscoped(transaction, [...new Set(found.map(({ citizen_id }) => citizen_id))]);
  const ready = await readyLicences(transaction, caller, {
    ...selection,
    ids: found.map(({ ll_id }) => ll_id),
  });
  const claimed = await claim(transaction, ready, day);
  const weekdays = await testWeekdays(transaction);
  const citizens = [...new Set(claimed.map(({ citizen_id }) => citizen_id))];
  const messages = citizens.flatMap(id =>
    messageOf(
      claimed.filter(({ citizen_id }) => citizen_id === id),
      weekdays,
    ),
  );
  await writeMessages(transaction, services, caller, messages);
  return { messages: messages.length, licences: claimed.length };
}

function readyLicences(
  db: Queryable,
  caller: Caller | null,
  { day, ids, most }: Selection,
): Promise<Ready[]> {
  return learners(db, caller, day)
    .select(['citizens.branch_id', 'citizens.name_known'])
    .select(sql<boolean>`citizens.name_by_holder_at is not null`.as('named_by_holder'))
    .where(isOfTab('ready', day))
    .where('tests.told_on', 'is', null)
    .where('document.origin', '=', 'office')
    .where('citizens.reminders_off', '=', false)
    .where('citizens.mobile', '<>', '')
    .where(eb => eb.not(isDummy('citizens.mobile')))
    .where(sql<boolean>`not ${isStopped('citizens.mobile')}`)
    .$if(ids !== undefined, query => query.where('document.id', 'in', ids?.length ? [...ids] : [0]))
    .orderBy('document.citizen_id')
    .orderBy('document.id')
    .limit(most)
    .execute();
}

/** Marks holders as notified on a day; returns the licences that were not marked meanwhile. */
async function claim(db: Queryable, ready: readonly Ready[], day: string): Promise<Ready[]> {
  if (ready.length === 0) return [];
  // unscoped: licences that were found within reach
  const claimed = await db
    .insertInto('learner_tests')
    .values(ready.map(({ ll_id }) => ({ ll_id, told_on: day })))
    .onConflict(conflict =>
      conflict.column('ll_id').doUpdateSet({ told_on: day }).where('learner_tests.told_on', 'is', null),
    )
    .returning('ll_id')
    .execute();
  const ids = new Set(claimed.map(({ ll_id }) => ll_id));
  return ready.filter(({ ll_id }) => ids.has(ll_id));
}

function messageOf(licences: readonly Ready[], weekdays: readonly number[]) {
  const [first] = licences;
  if (first === undefined) return [];
  const { body, recipient_name, template } = learnerText(first, licences, weekdays);
  return [
    {
      channel: 'whatsapp',
      purpose: 'learner',
      citizen_id: first.citizen_id,
      user_id: null,
      branch_id: first.branch_id,
      recipient: first.mobile,
      recipient_name,
      subject: null,
      body,
      template,
      dedup_key: `learner ${first.ll_id}`,
    } as const,
  ];
}
