import type { ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { refuseStale } from '../../platform/database/refuse-stale.ts';

/** What is set: how people are reminded, and what the office says of itself. */
export function settingsOf(db: Queryable): Promise<ReminderSettings> {
  return db
    .selectFrom('office_settings')
    .select(['reminders_on', 'stages', 'hour', 'contact_hi', 'contact_en', 'reminded_on', 'updated_at'])
    .select(['office_name_hi', 'office_name_en'])
    .select(['template_notice', 'template_message', 'template_reset', 'template_language'])
    .executeTakeFirstOrThrow();
}

/** What an admin sets; stages are kept most first, each once. */
export type SettingsInput = Pick<ReminderSettings, 'reminders_on' | 'stages' | 'hour'> & {
  office_name_hi?: string | null | undefined;
  office_name_en?: string | null | undefined;
  contact_hi?: string | null | undefined;
  contact_en?: string | null | undefined;
  template_notice?: string | null | undefined;
  template_message?: string | null | undefined;
  template_reset?: string | null | undefined;
  template_language?: string | undefined;
  updated_at?: string | null | undefined;
};

/** Changes the settings. Throws Conflict for a stale copy. */
export function changeSettings(
  db: Db,
  { updated_at, stages, ...input }: SettingsInput,
): Promise<ReminderSettings> {
  return db.transaction().execute(async transaction => {
    await transaction.selectFrom('office_settings').select('singleton').forUpdate().execute();
    refuseStale(updated_at, await settingsOf(transaction));
    await transaction
      .updateTable('office_settings')
      .set({ ...input, stages: [...new Set(stages)].sort((one, other) => other - one) })
      .execute();
    return settingsOf(transaction);
  });
}
