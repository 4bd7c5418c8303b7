import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { FeeRule } from '@rto-desk/contract/endpoints/fees';
import { FEE_CODE, type feeRuleFields, MAX_FEE_RULES, PERCENTAGE } from '@rto-desk/contract/fee';
import type { ValuesOf } from '@rto-desk/contract/fields';
import type { Service } from '@rto-desk/contract/services';
import { sql, type Transaction } from 'kysely';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/paging.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';

/** Rules on a page. */
const PER_PAGE = 100;

type RuleValues = ValuesOf<typeof feeRuleFields>;
type RuleInput = Partial<RuleValues> &
  Pick<RuleValues, 'kind' | 'what' | 'per' | 'confidence'> & {
    services?: Service[] | undefined;
    types?: string[] | undefined;
  };

const yesNo = (column: 'transport' | 'late') =>
  sql<'yes' | 'no' | null>`case ${sql.ref(column)} when true then 'yes' when false then 'no' end`.as(column);

function rules(db: Queryable) {
  return db
    .selectFrom('fee_rules')
    .select(['id', 'code', 'kind', 'what', 'what_hi', 'services', 'types', 'age_from', 'age_to'])
    .select([yesNo('transport'), yesNo('late')])
    .select([sql<string | null>`amount::text`.as('amount'), sql<string | null>`percent::text`.as('percent')])
    .select(['percent_of', 'per', 'since', 'until', 'source', 'confidence', 'off', 'note', 'note_hi'])
    .select('updated_at')
    .$castTo<FeeRule>();
}

/** One page of all rules, in the order in which a service shows them. */
export function rulesPage(db: Queryable, page: number): Promise<Page<FeeRule>> {
  return listPage(db, { page, per_page: PER_PAGE }, db.selectFrom('fee_rules').select('id'), span =>
    rules(db).orderBy('id').limit(span.limit).offset(span.offset).execute(),
  );
}

/** Adds a rule. Throws Invalid where it contradicts itself or another row of its code. */
export function addRule(db: Db, { code, ...input }: RuleInput & { code: string }): Promise<FeeRule> {
  if (!FEE_CODE.test(code)) throw new Invalid({ code: words => words.fees.badCode });
  return inTurn(db, async transaction => {
    const { count } = await transaction
      .selectFrom('fee_rules')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_FEE_RULES) throw new Invalid({ code: words => words.fees.full });
    assertSensible(input);
    await assertNoOverlap(transaction, code, input, null);
    const { id } = await transaction
      .insertInto('fee_rules')
      .values({ code, ...columnsOf(input) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return rules(transaction).where('id', '=', id).executeTakeFirstOrThrow();
  });
}

/** Changes the row of a code that `id` names, otherwise its latest. Throws NotFound, Conflict for a stale copy, and Invalid. */
export function changeRule(
  db: Db,
  code: string,
  {
    id,
    updated_at,
    ...input
  }: RuleInput & { id?: number | undefined; updated_at?: string | null | undefined },
): Promise<FeeRule> {
  return inTurn(db, async transaction => {
    const current = await rules(transaction)
      .where('code', '=', code)
      .$if(id !== undefined, query => query.where('id', '=', id ?? 0))
      .orderBy(sql`since desc nulls last`)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (current === undefined) throw new NotFound();
    assertFresh(updated_at, current);
    assertSensible({ ...current, ...input });
    await assertNoOverlap(transaction, code, { ...current, ...input }, current.id);
    await transaction.updateTable('fee_rules').set(columnsOf(input)).where('id', '=', current.id).execute();
    return rules(transaction).where('id', '=', current.id).executeTakeFirstOrThrow();
  });
}

/** One change of fee rules after the other, since a new row is compared with all of its code. */
function inTurn<Result>(
  db: Db,
  change: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async transaction => {
    await sql`lock table fee_rules in share row exclusive mode`.execute(transaction);
    return change(transaction);
  });
}

function columnsOf({ transport, late, ...rest }: RuleInput) {
  const flag = (answer: 'yes' | 'no' | null | undefined) =>
    answer === undefined ? undefined : answer === null ? null : answer === 'yes';
  const [isTransport, isLate] = [flag(transport), flag(late)];
  return {
    ...rest,
    ...(isTransport !== undefined && { transport: isTransport }),
    ...(isLate !== undefined && { late: isLate }),
  };
}

function assertSensible(rule: Partial<RuleValues>): void {
  const { age_from, age_to, amount, percent, percent_of, since, until } = rule;
  if (amount && Number(amount) === 0) throw new Invalid({ amount: words => words.fees.aboveZero });
  if (amount && Number(amount) > 9_999_999.99) throw new Invalid({ amount: words => words.fees.tooMuch });
  if (percent && (!PERCENTAGE.test(percent) || Number(percent) === 0 || Number(percent) > 100)) {
    throw new Invalid({ percent: words => words.fees.percentage });
  }
  if (amount && percent) throw new Invalid({ percent: words => words.fees.oneSum });
  if (Boolean(percent) !== Boolean(percent_of)) {
    throw new Invalid({ percent_of: words => words.fees.percentOf });
  }
  if (since && until && until < since) throw new Invalid({ until: words => words.fees.endsEarlier });
  if (typeof age_to === 'number' && age_to <= (age_from ?? -1)) {
    throw new Invalid({ age_to: words => words.fees.ageOrder });
  }
}

/** Throws Invalid where another row of the code holds on one of the same days. */
async function assertNoOverlap(
  db: Queryable,
  code: string,
  { since = null, until = null }: Pick<Partial<RuleValues>, 'since' | 'until'>,
  but: number | null,
): Promise<void> {
  const other = await db
    .selectFrom('fee_rules')
    .select('id')
    .where('code', '=', code)
    .$if(but !== null, query => query.where('id', '<>', but ?? 0))
    .where(sql<boolean>`daterange(since, until, '[]') && daterange(${since}::date, ${until}::date, '[]')`)
    .executeTakeFirst();
  if (other !== undefined) throw new Invalid({ since: words => words.fees.overlap });
}
