import type { Caller } from '@rto-desk/contract/access';
import type { DeskSettings } from '@rto-desk/contract/endpoints/series';
import { switchMoney } from '../../facts/job-money.ts';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';

/** What the office uses of the desk, and how long it keeps letters. One statement. */
export function deskSettingsOf(db: Queryable): Promise<DeskSettings> {
  return db
    .selectFrom('office_settings')
    .select(['register_on', 'money_on', 'legal_basis', 'letters_years', 'updated_at'])
    .executeTakeFirstOrThrow();
}

/** What an admin sets; what is absent stays. */
type DeskChange = { [Name in keyof DeskSettings]?: DeskSettings[Name] | null | undefined };

/** Changes these settings; switching money takes the fees of jobs along. Throws Conflict for a stale copy. */
export function changeDeskSettings(
  db: Db,
  caller: Caller,
  { register_on, money_on, legal_basis, letters_years, updated_at }: DeskChange,
): Promise<DeskSettings> {
  return db.transaction().execute(async transaction => {
    await transaction.selectFrom('office_settings').select('singleton').forUpdate().execute();
    const before = await deskSettingsOf(transaction);
    assertFresh(updated_at, before);
    const isSwitched = typeof money_on === 'boolean' && money_on !== before.money_on;
    if (isSwitched) await switchMoney(transaction, caller.id, money_on);
    await transaction
      .updateTable('office_settings')
      .set({
        singleton: true,
        ...(typeof register_on === 'boolean' && { register_on }),
        ...(typeof money_on === 'boolean' && { money_on }),
        ...(legal_basis && { legal_basis }),
        ...(letters_years && { letters_years }),
      })
      .execute();
    return deskSettingsOf(transaction);
  });
}
