import { citizenKinds, vehicleKinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';

/** Whether a row of `citizens` holds anything that the office has entered: a licence, a vehicle or a vehicle's document. */
// unscoped: of the citizen around it
export const holdsOfficeRecords = sql<boolean>`(${sql.join(
  [
    ...[...citizenKinds.map(({ collection }) => collection), 'vehicles'].map(
      table => sql`exists (select from ${sql.table(table)} as own
        where own.citizen_id = citizens.id and own.origin = 'office')`,
    ),
    ...vehicleKinds.map(
      ({ collection }) => sql`exists (select from vehicles join ${sql.table(collection)} as own
        on own.vehicle_id = vehicles.id where vehicles.citizen_id = citizens.id and own.origin = 'office')`,
    ),
  ],
  sql` or `,
)})`;
