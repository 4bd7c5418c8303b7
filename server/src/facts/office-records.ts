import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';

/**
 * Whether a row of `citizens` holds anything that the office has entered: a licence, a vehicle or a vehicle's document.
 * Every document of a vehicle ends some day, so that `expiries` has them all: one look instead of one for each kind.
 */
// unscoped: of the citizen around it
export const holdsOfficeRecords = sql<boolean>`(${sql.join(
  [...citizenKinds.map(({ collection }) => collection), 'vehicles', 'expiries'].map(
    table => sql`exists (select from ${sql.table(table)} as own
      where own.citizen_id = citizens.id and own.origin = 'office')`,
  ),
  sql` or `,
)})`;
