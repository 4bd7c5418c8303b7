import type { Caller } from '@rto-desk/contract/access';
import type { ClientStatement, StatementLine } from '@rto-desk/contract/endpoints/clients';
import { officeDate, today } from '@rto-desk/contract/expiry';
import { MAX_LINES } from '@rto-desk/contract/money';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import writeWorkbook, { type CellObject } from 'write-excel-file/node';
import type { Queryable } from '../../platform/database/database.ts';
import { Invalid } from '../../platform/errors.ts';
import { jobNumber } from '../jobs/rows.ts';
import { chargeText } from './charges.ts';
import { clientOf } from './clients.ts';

/** Days, both included; open where not said, to today at the latest. */
export interface Period {
  from?: string | null | undefined;
  to?: string | null | undefined;
}

interface FoundLine extends StatementLine {
  as_entered: boolean;
  amount: string;
}

/**
 * The parts of a statement that read `lines`: what adds to a client's balance and what reduces it, each with its day. The sum of all
 * is what the client owes less what it has in advance: so what it paid for another payer's job, and another payer for its own, are
 * lines too. Jobs and receipts of the client are read first, so that the rest is found by their indexes.
 */
// unscoped: of a client within reach
const linesOf = (client: number) => sql`
  jobs as materialized (select job_id from job_payers where client_id = ${client}),
  received as materialized (select receipt_id from receipt_advances where client_id = ${client}),
  allocated as not materialized (
    select one.*, ${jobNumber} as number
    from receipt_allocations as one
      join receipts on receipts.id = one.receipt_id and receipts.cancelled_on is null
      join service_requests as submissions on submissions.id = one.job_id),
  lines as (
    select charged_on as on, case kind when 'waived' then kind else 'charge' end as kind, charges.id as at, ${jobNumber} as number,
      what, as_entered, submissions.id as job_id, null::integer as receipt_id,
      case kind when 'waived' then -amount else amount end as amount
    from charges join service_requests as submissions on submissions.id = charges.job_id
    where charges.job_id = any(array(select job_id from jobs))
    union all
    select charged_on, kind, id, null, what, false, null, null, amount from charges where client_id = ${client}
    union all
    select received_on, case when number is null then 'received_before' else 'receipt' end, id, number,
      coalesce(reference, ''), false, null, id, -amount
    from receipts where id = any(array(select receipt_id from received)) and cancelled_on is null and amount <> 0
    union all
    select paid_on, 'refund', id, number, what, false, about_job_id, null, amount
    from payouts where kind = 'refund' and cancelled_on is null
      and (client_id = ${client} or job_id = any(array(select job_id from jobs)))
    union all
    select allocated_on, 'allocated', id, number, '', false, job_id, receipt_id, amount
    from allocated where receipt_id = any(array(select receipt_id from received)) and job_id not in (select job_id from jobs)
    union all
    select allocated_on, 'allocated', id, number, '', false, job_id, receipt_id, -amount
    from allocated where job_id = any(array(select job_id from jobs)) and receipt_id not in (select receipt_id from received))`;

/** What was charged to a client within reach and received from it. Throws NotFound and Invalid. */
export async function statementOf(
  db: Queryable,
  caller: Caller,
  words: ServerWords,
  id: number,
  { from, to }: Period,
): Promise<ClientStatement> {
  const until = to ?? today();
  if (from && from > until) {
    throw new Invalid({ to: words => words.validation.endBeforeStart(words.fields.to, words.fields.from) });
  }
  const client = await clientOf(db, caller, id);
  const start = from ?? '-infinity';
  const { rows: lines } = await sql<FoundLine>`
    with ${linesOf(id)},
    balanced as (
      select *, (sum(amount) over (order by "on", at, kind rows unbounded preceding))::numeric(12, 2) as balance from lines)
    select "on", kind, number, what, as_entered, job_id, receipt_id, amount::text, balance::text,
      case when amount > 0 then amount::text end as charged, case when amount < 0 then (-amount)::text end as received
    from balanced where "on" between ${start}::date and ${until}::date
    order by "on", at, kind limit ${MAX_LINES + 1}`.execute(db);
  const { rows: sums } = await sql<Record<'opening' | 'charged' | 'received' | 'closing', string>>`
    with ${linesOf(id)},
    own as (select amount from lines where "on" between ${start}::date and ${until}::date)
    select coalesce((select sum(amount) from lines where "on" < ${start}::date), 0)::numeric(12, 2)::text as opening,
      coalesce((select sum(amount) from own where amount > 0), 0)::numeric(12, 2)::text as charged,
      coalesce((select -sum(amount) from own where amount < 0), 0)::numeric(12, 2)::text as received,
      coalesce((select sum(amount) from lines where "on" <= ${until}::date), 0)::numeric(12, 2)::text as closing`.execute(
    db,
  );
  const [sum] = sums;
  if (sum === undefined) throw new Error('No sums were answered');
  const { name, mobile, address, gstin } = client;
  return {
    client: { id, name, mobile, address, gstin },
    from: from ?? null,
    to: until,
    ...sum,
    lines: lines.slice(0, MAX_LINES).map(({ as_entered, amount: _, ...line }) => ({
      ...line,
      what: chargeText(words, { what: line.what, as_entered }),
    })),
    more: lines.length > MAX_LINES,
  };
}

/** The same as an Excel sheet, for `sendFile`. */
export async function* statementSheet(
  { client, from, to, opening, lines, charged, received, closing }: ClientStatement,
  words: ServerWords,
): AsyncGenerator<Buffer> {
  const texts = words.moneyAnswers.statement;
  const bold = (value: string): CellObject => ({ value, type: String, fontWeight: 'bold' });
  const said = (value: string | null): CellObject | null =>
    value === null || value === '' ? null : { value, type: String, format: '@' };
  const sum = (value: string | null): CellObject | null =>
    value === null ? null : { value: Number(value), type: Number, format: '#,##0.00' };
  yield await writeWorkbook([
    {
      sheet: texts.title,
      data: [
        [bold(client.name)],
        [said(texts.period(from === null ? null : officeDate(from), officeDate(to)))],
        [texts.day, texts.number, texts.what, texts.charged, texts.received, texts.balance].map(bold),
        [null, null, said(texts.opening), null, null, sum(opening)],
        ...lines.map(line => [
          said(officeDate(line.on)),
          said(line.number),
          said([texts.kinds[line.kind], line.what].filter(Boolean).join(': ')),
          sum(line.charged),
          sum(line.received),
          sum(line.balance),
        ]),
        [null, null, said(texts.closing), sum(charged), sum(received), sum(closing)],
      ],
      columns: [{ width: 12 }, { width: 20 }, { width: 44 }, { width: 14 }, { width: 14 }, { width: 14 }],
    },
  ]).toBuffer();
}
