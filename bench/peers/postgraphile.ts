import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import PgSimplifyInflector from '@graphile-contrib/pg-simplify-inflector';
import graphileUtils from 'graphile-utils';
import pg from 'pg';
import { postgraphile } from 'postgraphile';
import ConnectionFilter from 'postgraphile-plugin-connection-filter';

/*
 * A GraphQL API straight from the tables, as PostGraphile's page on production advises. `expiries` has no foreign
 * keys, so smart tags say whose its rows are. `PG...` variables say where the database is.
 */
const tags = graphileUtils.makeJSONPgSmartTagsPlugin({
  version: 1,
  config: {
    class: {
      expiries: {
        tags: {
          foreignKey: ['(citizen_id) references citizens (id)', '(vehicle_id) references vehicles (id)'],
        },
      },
    },
  },
});
const server = createServer(
  postgraphile(new pg.Pool(), 'public', {
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
