import type { ReminderSettings, reminderEndpoints } from '@rto-desk/contract/endpoints/reminders';
import { today } from '@rto-desk/contract/expiry';
import { type KindSlug, kinds } from '@rto-desk/contract/kinds/index';
import { RESERVED_FOR_STAFF } from '@rto-desk/contract/message';
import { sql } from 'kysely';
import type { z } from 'zod';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { Invalid } from '../../platform/errors.ts';
import { isEverOpen } from './quiet.ts';

/** What is set: how people are reminded, when the office is closed, and what it says of itself. One statement. */
export async function settingsOf(db: Queryable): Promise<ReminderSettings> {
  const { own_stages, ...settings } = await db
    .selectFrom('office_settings')
    .select(['reminders_on', 'stages', 'stages_by_kind as own_stages', 'hour', 'reminded_on', 'updated_at'])
    .select(['quiet_from', 'quiet_until', 'closed_weekdays', 'daily_limit'])
    .select(['message_price', 'message_price_since', 'message_price_source'])
    .select(sql<string[]>`closed_dates::text[]`.as('closed_dates'))
    .select(['contact_hi', 'contact_en', 'office_name_hi', 'office_name_en'])
    .select(['template_notice', 'template_digest', 'template_message', 'template_reset', 'template_language'])
    .executeTakeFirstOrThrow();
  const stages_by_kind = Object.fromEntries(kinds.map(({ slug }) => [slug, own_stages[slug] ?? null]));
  return { ...settings, stages_by_kind: stages_by_kind as ReminderSettings['stages_by_kind'] };
}

/** What an admin sets; what is left out stays. */
export type SettingsInput = z.output<(typeof reminderEndpoints)['PUT /admin/reminders']['body']>;

/** Changes the settings in a transaction; stages are kept most first, each once. Throws Conflict for a stale copy, and Invalid. */
export async function changeSettings(db: Queryable, input: SettingsInput): Promise<ReminderSettings> {
  const { updated_at, stages, stages_by_kind, closed_weekdays, closed_dates, ...others } = input;
  await db.selectFrom('office_settings').select('singleton').forUpdate().execute();
  const before = await settingsOf(db);
  assertFresh(updated_at, before);
  assertPossible({ ...before, ...input });
  await db
    .updateTable('office_settings')
    .set({
      ...others,
      ...(isOtherPrice(before, others) && {
        message_price_since: today(),
        message_price_source:
          others.message_price_source === before.message_price_source
            ? null
            : (others.message_price_source ?? null),
      }),
      stages: mostFirst(stages),
      ...(stages_by_kind && { stages_by_kind: toStored({ ...before.stages_by_kind, ...stages_by_kind }) }),
      ...(closed_weekdays && { closed_weekdays: [...new Set(closed_weekdays)].sort() }),
      ...(closed_dates && { closed_dates: [...new Set(closed_dates)].sort() }),
    })
    .execute();
  return settingsOf(db);
}

/** Whether another price of a message is set: it holds from the day on which it is, and the former source does not name it. */
function isOtherPrice(before: ReminderSettings, { message_price }: Partial<SettingsInput>): boolean {
  return message_price !== undefined && Number(message_price) !== Number(before.message_price);
}

/**
 * Throws Invalid where the office would never be open, for quiet hours that have no beginning or no end or that leave
 * reminders no hour, and for a limit of which nothing would be left for reminders.
 */
function assertPossible(
  settings: Pick<SettingsInput, 'hour' | 'closed_weekdays' | 'quiet_from' | 'quiet_until' | 'daily_limit'>,
): void {
  const { hour, closed_weekdays = [], quiet_from = null, quiet_until = null, daily_limit } = settings;
  if (new Set(closed_weekdays).size === 7) {
    throw new Invalid({ closed_weekdays: words => words.reminders.neverOpen });
  }
  const isHalf = (quiet_from === null) !== (quiet_until === null);
  if (isHalf || (quiet_from !== null && quiet_from === quiet_until)) {
    throw new Invalid({ quiet_until: words => words.reminders.quietWrong });
  }
  if (!isEverOpen({ hour, quiet_from, quiet_until })) {
    throw new Invalid({ quiet_until: words => words.reminders.quietAlways });
  }
  if (daily_limit !== undefined && daily_limit <= RESERVED_FOR_STAFF) {
    throw new Invalid({ daily_limit: words => words.reminders.limitTooLow(RESERVED_FOR_STAFF) });
  }
}

function mostFirst(stages: readonly number[]): number[] {
  return [...new Set(stages)].sort((one, other) => other - one);
}

/** Kinds that go by the stages of all are not named. */
function toStored(stagesByKind: Partial<Record<KindSlug, number[] | null>>): string {
  const own = Object.entries(stagesByKind).flatMap(([slug, stages]) =>
    stages === null ? [] : [[slug, mostFirst(stages)]],
  );
  return JSON.stringify(Object.fromEntries(own));
}
