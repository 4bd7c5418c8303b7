import type { Caller } from '@rto-desk/contract/access';
import { type DateRule, type SuggestedDate, suggestedDates } from '@rto-desk/contract/date-rules';
import type { StoredDateRule } from '@rto-desk/contract/endpoints/date-rules';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import { splitClasses } from '@rto-desk/contract/fields';
import { type KindSlug, kindOf } from '@rto-desk/contract/kinds/index';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/paging.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';

/** Rules on a page. */
const PER_PAGE = 50;

function rules(db: Queryable) {
  return db
    .selectFrom('date_rules')
    .select(['id', 'kind', 'end_field as end', 'class_group', 'age_from', 'age_to', 'vehicle_age_from'])
    .select([
      'vehicle_age_to',
      'norms',
      'months',
      'until_age',
      'valid_days',
      'is_on',
      'since',
      'source',
      'updated_at',
    ]);
}

/** One page of all rules, in the order in which the first that fits is taken. */
export function rulesPage(db: Queryable, page: number): Promise<Page<StoredDateRule>> {
  return listPage(db, { page, per_page: PER_PAGE }, db.selectFrom('date_rules').select('id'), span =>
    rules(db).orderBy('id').limit(span.limit).offset(span.offset).execute(),
  );
}

type Numbers = Pick<
  DateRule,
  'age_from' | 'age_to' | 'vehicle_age_from' | 'vehicle_age_to' | 'months' | 'until_age' | 'valid_days'
>;

/** Changes the numbers of a rule. Throws NotFound, Conflict for a stale copy, and Invalid where it would say nothing. */
export function changeRule(
  db: Db,
  id: number,
  { updated_at, ...change }: Partial<Numbers> & { is_on: boolean; updated_at?: string | null | undefined },
): Promise<StoredDateRule> {
  return db.transaction().execute(async transaction => {
    const current = await rules(transaction).where('id', '=', id).forUpdate().executeTakeFirst();
    if (current === undefined) throw new NotFound();
    assertFresh(updated_at, current);
    assertSensible({ ...current, ...change });
    await transaction.updateTable('date_rules').set(change).where('id', '=', id).execute();
    return rules(transaction).where('id', '=', id).executeTakeFirstOrThrow();
  });
}

/**
 * A rule says either how long or until which age, which is a holder's: no document of a vehicle ends by it. Its years do not end
 * before they begin.
 */
function assertSensible(rule: Numbers & Pick<DateRule, 'kind'>): void {
  if (rule.until_age !== null && kindOf(rule.kind).owner === 'vehicle') {
    throw new Invalid({ until_age: words => words.dateRules.ofHolders });
  }
  if ([rule.months, rule.until_age, rule.valid_days].filter(answer => answer !== null).length !== 1) {
    throw new Invalid({ months: words => words.dateRules.oneAnswer });
  }
  for (const what of ['age', 'vehicle_age'] as const) {
    const [from, to] = [rule[`${what}_from`], rule[`${what}_to`]];
    if (from !== null && to !== null && to < from) {
      throw new Invalid({ [`${what}_to`]: (words: ServerWords) => words.dateRules.endsEarlier });
    }
  }
}

/** What rules suggest for a document of a citizen or vehicle within reach. Throws NotFound. */
export async function suggestionsFor(
  db: Queryable,
  caller: Caller,
  asked: { kind: KindSlug; owner_id: number; from: string; classes: string },
): Promise<SuggestedDate[]> {
  const { citizens, vehicles } = within(db, caller);
  const isOfVehicle = kindOf(asked.kind).owner === 'vehicle';
  const owner = isOfVehicle
    ? await vehicles()
        .select([
          sql<null>`null`.as('dob'),
          'vehicles.type',
          'vehicles.registered_on',
          'vehicles.emission_norm',
        ])
        .where('vehicles.id', '=', asked.owner_id)
        .executeTakeFirst()
    : await citizens()
        .select('citizens.dob')
        .select([sql<null>`null`.as('type'), sql<null>`null`.as('registered_on')])
        .select(sql<null>`null`.as('emission_norm'))
        .where('citizens.id', '=', asked.owner_id)
        .executeTakeFirst();
  if (owner === undefined) throw new NotFound();
  const { dob, ...vehicle } = owner;
  const found = await rules(db)
    .where('kind', '=', asked.kind)
    .where('is_on', '=', true)
    .orderBy('id')
    .execute();
  return suggestedDates(found, {
    from: asked.from,
    dob,
    classes: splitClasses(asked.classes),
    vehicle: isOfVehicle ? vehicle : null,
  });
}
