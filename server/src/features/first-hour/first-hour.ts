import type { FirstHour } from '@rto-desk/contract/endpoints/first-hour';
import { FIRST_CLERKS, type FirstStep, firstSteps } from '@rto-desk/contract/first-hour';
import type { Channel } from '@rto-desk/contract/message';
import type { MessageState } from '@rto-desk/contract/message-states';
import { sql } from 'kysely';
import type { Db, Queryable } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import type { Services } from '../../services.ts';
import { lastBackup } from '../backup/daily.ts';
import { contactsOf, lastTestOf } from './test-message.ts';

/** What an office sets up first and how far it is, for an admin. */
export async function firstHourOf(services: Services, caller: SignedIn): Promise<FirstHour> {
  const { db } = services;
  const { skipped, later, clerks, has_people, ...facts } = await factsOf(db);
  const backup = await lastBackup(services);
  const tests = await testsOf(services, caller);
  const done: Record<FirstStep, boolean> = {
    ...facts,
    whatsapp: hasArrived(tests.whatsapp.last),
    mail: hasArrived(tests.mail.last),
    backups: backup.scheduled && backup.good !== null && backup.failed_at === null && backup.gone_at === null,
    clerks: clerks >= FIRST_CLERKS,
  };
  return {
    steps: firstSteps.map(step => ({
      step,
      state: done[step] ? 'done' : skipped.includes(step) ? 'skipped' : 'open',
    })),
    leads: !later && clerks === 0 && !has_people,
    tests,
  };
}

/** Changes which steps are skipped and whether all of it is postponed; what is not given stays. */
export function changeFirstHour(
  db: Db,
  { skipped, later }: { skipped?: FirstStep[] | undefined; later?: boolean | undefined },
): Promise<void> {
  return db.transaction().execute(async transaction => {
    const settings = {
      ...(skipped && { first_hour_skipped: firstSteps.filter(step => skipped.includes(step)) }),
      ...(later !== undefined && { first_hour_later: later }),
    };
    if (Object.keys(settings).length === 0) return;
    await transaction.updateTable('office_settings').set(settings).execute();
  });
}

interface Facts {
  skipped: FirstStep[];
  later: boolean;
  clerks: number;
  has_people: boolean;
  office: boolean;
  branches: boolean;
  reminders: boolean;
  list: boolean;
}

/** What the database says of the steps. One statement. */
async function factsOf(db: Queryable) {
  // unscoped: whether and how many there are, for an admin
  const { rows } = await sql<Facts>`
    select first_hour_skipped as skipped, first_hour_later as later, reminders_on as reminders,
      coalesce(office_name_hi, office_name_en) is not null and coalesce(contact_hi, contact_en) is not null as office,
      (select count(*)::integer from users where role = 'manager') as clerks,
      exists (select from citizens) as has_people,
      exists (select from users where branch_id is not null)
        or exists (select from history where record = 'branches' and actor_id is not null) as branches,
      exists (select from imports where status = 'committed') as list
    from office_settings`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error('The office has no settings');
  return facts;
}

async function testsOf({ db, messengers }: Services, caller: SignedIn): Promise<FirstHour['tests']> {
  const contacts = await contactsOf(db, caller);
  const of = async (channel: Channel) => ({
    connected: messengers[channel] !== null,
    to: contacts[channel],
    last: await lastTestOf(db, caller, channel),
  });
  return { whatsapp: await of('whatsapp'), mail: await of('mail') };
}

function hasArrived(state: MessageState | null): boolean {
  return state === 'sent' || state === 'delivered';
}
