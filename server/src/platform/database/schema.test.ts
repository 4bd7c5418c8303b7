import { kinds } from '@rto-desk/contract/kinds/index';
import { type GenerateOptions, generate, PostgresDialect } from 'kysely-codegen';
import { expect, inject, onTestFinished, test } from 'vitest';
import { TEMPLATE } from '../../testing/databases.ts';
import { openDatabase } from './database.ts';

/** The tables that follow from declarations, which `schema.ts` derives from them, and those of the migrator. */
const declared = ['citizens', 'vehicles', ...kinds.map(({ collection }) => collection), 'kysely_migration*'];

test('tables.ts is what the migrations make; npm run schema writes it', async () => {
  const { db, close } = openDatabase({ connection: { ...inject('connection'), database: TEMPLATE } });
  onTestFinished(close);
  const tables = await generate({
    // kysely-codegen loads Kysely's CommonJS build, whose classes TypeScript tells from ours.
    db: db as unknown as GenerateOptions['db'],
    dialect: new PostgresDialect({ dateParser: 'string' }),
    includePattern: 'public.*',
    excludePattern: `{${declared.join(',')}}`,
    typeMapping: { timestamptz: 'string', numeric: 'string', jsonb: 'unknown' },
    outFile: null,
  });
  await expect(tables).toMatchFileSnapshot('tables.ts');
});
