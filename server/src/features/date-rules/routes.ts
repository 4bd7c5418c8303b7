import type { SuggestedDate } from '@rto-desk/contract/date-rules';
import { kindOf } from '@rto-desk/contract/kinds/index';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { changeRule, rulesPage, suggestionsFor } from './queries.ts';

export function dateRuleRoutes({ db }: Services): Route[] {
  return [
    implement('GET /admin/date-rules', ({ query }) => rulesPage(db, query.page)),

    implement('PUT /admin/date-rules/{id}', ({ params, body }) => changeRule(db, params.id, body)),

    implement('GET /suggested-dates', async ({ caller, query, words }) => ({
      data: (await suggestionsFor(db, caller, { ...query, from: query.from ?? '' })).map(found => ({
        end: found.rule.end,
        date: found.date,
        reason: reasonOf(found, words),
      })),
    })),
  ];
}

/** What the rule went by and what it says: "At the age of 27: valid until the age of 40." */
function reasonOf({ rule, years }: SuggestedDate, { dateRules: texts }: ServerWords): string {
  const { norms, months, valid_days, until_age } = rule;
  const isOfVehicle = kindOf(rule.kind).owner === 'vehicle';
  const by = years === null ? null : isOfVehicle ? texts.atVehicleAge(years) : texts.atAge(years);
  const says =
    until_age !== null
      ? texts.untilAge(until_age)
      : valid_days !== null
        ? texts.forDays(valid_days)
        : texts.forMonths(months ?? 0);
  return [by, norms, says].filter(Boolean).join(': ');
}
