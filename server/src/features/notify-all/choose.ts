import type { Caller } from '@rto-desk/contract/access';
import {
  type LeftOutReason,
  leftOutReasons,
  type NotifyAllPreview,
  SHOWN_RECIPIENTS,
} from '@rto-desk/contract/endpoints/notify-all';
import type { ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import { kindOfType } from '@rto-desk/contract/kinds/index';
import { type RawBuilder, sql } from 'kysely';
import { isImported } from '../../facts/imported.ts';
import { areSameEnd, notifiedOn } from '../../facts/notified.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { Invalid, RuleViolation } from '../../platform/errors.ts';
import { rowsWithin, within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import { type ExpiryFilter, matches } from '../expiries/filter.ts';
import {
  type NoticeSubject,
  sendBlockers,
  subjectColumns,
  subjectFacts,
  textOf,
} from '../messages/notice-subject.ts';
import { groupedByMessage, groupKey, sendsDigests } from '../messages/notices.ts';
import { templateIn } from '../messages/templates.ts';

/** As many documents as are told of at once. */
const MOST = 20_000;

/** Which documents are meant: those of the report, or of these some rows. */
export interface Chosen {
  filter: ExpiryFilter;
  documents?: readonly {
    type: string;
    record_id: number;
    end?: string | null | undefined;
    expiry_date: string;
  }[];
}

/**
 * SQL for a `from` clause: `chosen`, the ends selected within reach, each with the recipient of its message
 * (`owner_mobile`, `owner_name`, `branch_id`) and why it gets none (`reason`), null where it gets one.
 * @param day `YYYY-MM-DD`
 */
export function chosenOn(caller: Caller, day: string, { filter, documents }: Chosen): RawBuilder<unknown> {
  const [first, ...others] = sendBlockers(day);
  const reasons: readonly (readonly [LeftOutReason, RawBuilder<boolean>])[] = [
    ...(first ? [first] : []),
    ['told', sql<boolean>`${notifiedOn(day)} is not null`],
    ...others,
    ['imported', isImported()],
  ];
  // A ticked row is selected even if its document is superseded: the preview says why it gets no notice.
  const asked = documents === undefined ? filter : { ...filter, superseded: true };
  const cases = reasons.map(([name, holds]) => sql`when ${holds} then ${sql.lit(name)}`);
  // unscoped: the holders of documents within reach
  return sql`(
    select expiries.kind, expiries.document_id, expiries.end_field, expiries.expiry_date,
      citizens.mobile as owner_mobile, citizens.name as owner_name, citizens.branch_id, case ${sql.join(cases, sql` `)} end as reason
    from ${rowsWithin(caller, filter.left ? 'left_expiries' : 'expiries')}
      join citizens on citizens.id = expiries.citizen_id
    where ${matches(asked)}
      and ${documents === undefined ? sql`true` : isOneOf(documents)}
    limit ${MOST + 1}) as chosen`;
}

function isOneOf(documents: NonNullable<Chosen['documents']>): RawBuilder<boolean> {
  const rows = documents.map(({ type, record_id, end = null, expiry_date }) => {
    const kind = kindOfType(type);
    if (kind === undefined) throw new Invalid({ type: words => words.expiries.unknownType });
    return { kind: kind.slug, document_id: record_id, end_field: end || kind.until, expiry_date };
  });
  return sql<boolean>`exists (
    select from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as ticked (kind text, document_id integer, end_field text, expiry_date date)
    where ${areSameEnd('ticked', 'expiries')})`;
}

/** The documents of one reason, and their owners; null where they get a message. */
interface CountedReason {
  reason: LeftOutReason | null;
  count: number;
  messages: number;
  seen: string;
  owners: string[];
}

/** What is known of a run without writing its messages. */
type Counted = Omit<NotifyAllPreview, 'recipients'>;

/**
 * Counts the messages and their documents, and the documents left out by reason, with some of their owners. Throws RuleViolation
 * above the limit.
 */
export async function countChosen(
  db: Queryable,
  services: Pick<Services, 'messengers'>,
  caller: Caller,
  { chosen, day, settings }: { chosen: Chosen; day: string; settings: ReminderSettings },
): Promise<Counted> {
  const unit = groupKey(sendsDigests(services, settings));
  // unscoped: `chosenOn` is within reach
  const { rows } = await sql<CountedReason>`
    select reason, count(*)::integer as count, count(distinct row(${unit}))::integer as messages,
      md5(string_agg(concat_ws(' ', kind, document_id, end_field, expiry_date), ','
        order by kind, document_id, end_field)) as seen,
      (array_agg(distinct owner_name))[1:${sql.lit(SHOWN_RECIPIENTS)}] as owners
    from ${chosenOn(caller, day, chosen)} group by reason`.execute(db);
  if (rows.reduce((all, { count }) => all + count, 0) > MOST) {
    throw new RuleViolation(words => words.expiries.tooManyToTell(MOST));
  }
  const told = rows.find(({ reason }) => reason === null);
  const messages = told?.messages ?? 0;
  return {
    messages,
    documents: told?.count ?? 0,
    seen: told?.seen ?? '',
    left_out: leftOutReasons.flatMap(reason =>
      rows.flatMap(row => (row.reason === reason ? [{ reason, count: row.count, owners: row.owners }] : [])),
    ),
    estimated_cost:
      services.messengers.whatsapp === null ? null : (messages * Number(settings.message_price)).toFixed(2),
  };
}

/**
 * The first messages of a run as their recipients will read them, in the order in which they are written: the text,
 * or what is filled into the template that the provider sends instead.
 */
export async function firstRecipients(
  db: Queryable,
  services: Pick<Services, 'messengers'>,
  caller: Caller,
  { chosen, day, settings }: { chosen: Chosen; day: string; settings: ReminderSettings },
): Promise<NotifyAllPreview['recipients']> {
  // unscoped: `chosenOn` is within reach
  const documents = subjectsWithin(
    db,
    caller,
    sql`(select kind, document_id, end_field, expiry_date from ${chosenOn(caller, day, chosen)} where reason is null)`,
  );
  const atOnce = sendsDigests(services, settings);
  const groups = await groupedByMessage<NoticeSubject>(db, sql`${documents}`, {
    ...{ day, most: SHOWN_RECIPIENTS, atOnce },
  });
  return groups.map(subjects => {
    const { body, recipient_name, template } = textOf(subjects, day, settings);
    const filled = services.messengers.whatsapp === null ? null : templateIn(settings, template);
    return {
      name: recipient_name,
      mobile: subjects[0].owner_mobile,
      documents: subjects.length,
      text: filled === null ? body : filled.parameters.join('\n'),
    };
  });
}

/** What messages say of the ends that a statement names (`kind`, `document_id`, `end_field`, `expiry_date`), within reach. */
export function subjectsWithin(db: Queryable, caller: Caller, ends: RawBuilder<unknown>) {
  return (
    within(db, caller)
      .expiries()
      // unscoped: joined to ends within reach
      .innerJoin(ends.as<'named'>('named'), join => join.on(areSameEnd('named', 'expiries')))
      // unscoped: the holder of a document within reach
      .innerJoin('citizens', 'citizens.id', 'expiries.citizen_id')
      // unscoped: the vehicle of a document within reach
      .leftJoin('vehicles', 'vehicles.id', 'expiries.vehicle_id')
      .select(subjectColumns)
      .select(subjectFacts)
  );
}
