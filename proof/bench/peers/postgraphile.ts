import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import PgSimplifyInflector from '@graphile-contrib/pg-simplify-inflector';
import { kinds } from '@rto-desk/contract/kinds/index';
import graphileUtils from 'graphile-utils';
import pg from 'pg';
import { postgraphile } from 'postgraphile';
import ConnectionFilter from 'postgraphile-plugin-connection-filter';

/*
 * A GraphQL API straight from the tables, as PostGraphile's page on production advises. `expiries` has no foreign
 * keys, so smart tags say whose its rows are. Tables that no question needs are left out: a later one may have a column
 * with the name of a relation, on which PostGraphile stops. `PG...` variables say where the database is.
 */
const pool = new pg.Pool();
const asked = [
  'citizens',
  'vehicles',
  'expiries',
  'branches',
  'users',
  ...kinds.map(({ collection }) => collection),
];
const { rows: others } = await pool.query<{ name: string }>(
  `select relname as name from pg_class
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and relname <> all ($1)`,
  [asked],
);
const tags = graphileUtils.makeJSONPgSmartTagsPlugin({
  version: 1,
  config: {
    class: {
      ...Object.fromEntries(others.map(({ name }) => [name, { tags: { omit: true } }])),
      expiries: {
        tags: {
          foreignKey: ['(citizen_id) references citizens (id)', '(vehicle_id) references vehicles (id)'],
        },
      },
    },
  },
});
const server = createServer(
  postgraphile(pool, 'public', {
    subscriptions: false,
    dynamicJson: true,
    setofFunctionsContainNulls: false,
    ignoreRBAC: false,
    appendPlugins: [PgSimplifyInflector.default, ConnectionFilter, tags],
    graphiql: false,
    disableQueryLog: true,
    legacyRelations: 'omit',
    simpleCollections: 'omit',
  }),
);
server.listen(0, '127.0.0.1', () => {
  console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
