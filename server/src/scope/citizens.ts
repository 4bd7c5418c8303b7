import { type Caller, type Reach, reachOf } from '@rto-desk/contract/access';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

/** The condition on a row of `citizens` that keeps a query within a caller's reach. */
export type CitizenScope = (
  eb: ExpressionBuilder<Database, 'citizens'>,
) => ExpressionWrapper<Database, 'citizens', SqlBool>;

/**
 * The citizens that a caller may know of. Every query on personal data takes this condition; what lies
 * outside it does not exist for the caller. Always one parenthesised condition, safe beside others.
 */
export function visibleCitizens(caller: Caller): CitizenScope {
  const reach = reachOf(caller);
  return eb => conditionOf(eb, reach);
}

function conditionOf(eb: ExpressionBuilder<Database, 'citizens'>, reach: Reach) {
  switch (reach.sees) {
    case 'everything':
      return eb.and([]);
    case 'branch':
      return eb.or([eb('citizens.branch_id', '=', reach.branch_id), eb('citizens.branch_id', 'is', null)]);
    case 'own':
      return reach.citizen_id === null
        ? eb.or([eb('citizens.owner_id', '=', reach.user_id)])
        : eb.or([eb('citizens.owner_id', '=', reach.user_id), eb('citizens.id', '=', reach.citizen_id)]);
  }
}
