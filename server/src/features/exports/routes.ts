import { Readable } from 'node:stream';
import { today } from '@rto-desk/contract/expiry';
import { type Snapshot, withSnapshot } from '../../platform/database/snapshot.ts';
import { NotFound } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { fileMoment } from '../../platform/india-time.ts';
import { zipOf } from '../../platform/zip.ts';
import type { Services } from '../../services.ts';
import { recordEvent } from '../history/record-event.ts';
import { asOfficeCsv } from './office-csv.ts';
import { csvStatement, exportedTables } from './tables.ts';

export function exportRoutes({ db, pool }: Services): Route[] {
  return [
    implement('GET /export/tables', async ({ caller }) => exportedTables(caller.desk)),

    implement('GET /export/table/{name}', async ({ caller, params: { name }, reply }) => {
      if (!exportedTables(caller.desk).includes(name)) throw new NotFound();
      await recordEvent(db, { action: 'exported', record: name });
      const file = { name: `${name}-${today()}.csv`, type: 'text/csv; charset=utf-8' };
      await withSnapshot(pool, async snapshot => {
        const statement = await csvStatement(snapshot.db, name);
        await sendFile(reply, file, asOfficeCsv(snapshot.copy(statement)));
      });
      return '';
    }),

    implement('GET /export/all-as-zip', async ({ caller, reply }) => {
      await recordEvent(db, { action: 'exported' });
      const file = { name: `full-data-export-${fileMoment(new Date())}.zip`, type: 'application/zip' };
      await withSnapshot(pool, async snapshot => {
        await sendFile(
          reply,
          file,
          zipped(snapshot, await statementsOf(snapshot, exportedTables(caller.desk))),
        );
      });
      return '';
    }),
  ];
}

async function statementsOf(
  { db }: Snapshot,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const statements = new Map<string, string>();
  for (const name of names) statements.set(name, await csvStatement(db, name));
  return statements;
}

/** The tables one after the other, each asked for when its turn has come. */
function zipped({ copy }: Snapshot, statements: ReadonlyMap<string, string>): AsyncIterable<Buffer> {
  return zipOf(
    [...statements].map(([name, statement]) => ({
      name: `${name}-${today()}.csv`,
      compress: true,
      content: () => Readable.from(asOfficeCsv(copy(statement)), { objectMode: false }),
    })),
  );
}
