import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { inArray } from '../../platform/database/prepared-query.ts';

/* What the office has issued and entered about one's own profiles, for the archive of one's data. */

/** The lines of the register, without remarks and files, which may be about others too. */
export function registerEntriesOf(db: Queryable, citizens: readonly number[]) {
  // unscoped: of one's own profiles
  return db
    .selectFrom('register_entries')
    .select(['number', 'direction', 'entered_on', 'party', 'subject', 'mode', 'state', 'citizen_id'])
    .where('citizen_id', '=', inArray(citizens))
    .orderBy('id')
    .execute();
}

/** Receipts and refunds in the name of one's own profiles; while money is off nothing tells that there is any. */
export async function moneyOf(db: Queryable, citizens: readonly number[]) {
  const isOwn = sql`citizen_id = any(${[...citizens]}::integer[]) and (select money_on from office_settings)`;
  // unscoped: of one's own profiles
  const { rows: receipts } = await sql<object>`
    select number, received_on, payer_name, amount::text, mode, reference, cancelled_on
    from receipts where ${isOwn} order by id`.execute(db);
  // unscoped: of one's own profiles
  const { rows: refunds } = await sql<object>`
    select number, paid_on, payer_name, amount::text, mode, what, cancelled_on
    from payouts where ${isOwn} order by id`.execute(db);
  return { ...(receipts.length > 0 && { receipts }), ...(refunds.length > 0 && { refunds }) };
}

/** The letters that were issued about one's own profiles, each with the path of its file in the archive. Not drafts. */
export async function lettersOf(db: Queryable, citizens: readonly number[]) {
  // unscoped: of one's own profiles
  const { rows } = await sql<object>`
    select letters.number, letters.issued_on, letters.state, letters.about, templates.name as template,
      'letters/' || letters.id || '.docx' as file
    from letters join letter_template_versions as versions on versions.id = letters.version_id
      join letter_templates as templates on templates.id = versions.template_id
    where letters.citizen_id = any(${[...citizens]}::integer[]) and letters.state <> 'draft' order by letters.id`.execute(
    db,
  );
  return rows;
}

/** The content of those files. */
export async function letterFilesOf(db: Queryable, citizens: readonly number[]) {
  // unscoped: of one's own profiles
  const { rows } = await sql<{ id: number; content: Buffer }>`
    select letters.id, content from letter_files join letters on letters.id = letter_id
    where letters.citizen_id = any(${[...citizens]}::integer[]) order by letters.id`.execute(db);
  return rows;
}
