import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { createApp } from '../../../server/src/app.ts';
import { openDatabase } from '../../../server/src/platform/database/database.ts';
import { openDisks } from '../../../server/src/platform/disk.ts';
import { LargeCounts } from '../../../server/src/platform/large-counts.ts';
import { unlimited } from '../../../server/src/platform/limits.ts';
import { openStorage } from '../../../server/src/platform/storage/storage.ts';
import { openVault } from '../../../server/src/platform/vault.ts';
import type { Services } from '../../../server/src/services.ts';
import { standaloneOptions } from '../../../server/src/testing/standalone-options.ts';
import type { Call } from './calls.ts';
import type { Connection } from './data.ts';

/** What the driver was asked to run: with a name where the server keeps it prepared. */
export interface Statement {
  name?: string;
  text: string;
  values: readonly unknown[];
}

export interface Recorded {
  statements: Statement[];
  body: string;
}

/** The statements and the answer of every address of the calls, from the server's own routes in this process. */
export async function recordedOf(
  connection: Connection,
  calls: readonly Call[],
  token: string,
  folder: string,
): Promise<Map<string, Recorded>> {
  const seen: Statement[] = [];
  const database = openDatabase({ connection: { ...connection, Client: recordingClient(seen) } });
  const files = join(folder, 'files');
  const desk: Services = {
    db: database.db,
    pool: database.pool,
    watermark: database.watermark,
    backups: null,
    storage: await openStorage(files),
    disks: openDisks([], false),
    largeCounts: new LargeCounts(),
    demoPassword: null,
    fileKey: Buffer.alloc(32),
    vault: openVault(null, files),
    networkKey: Buffer.alloc(32),
    backupPassphrase: null,
    backupCopies: null,
    limits: unlimited,
    appUrl: 'http://desk.example',
    messengers: { whatsapp: null, mail: null },
  };
  const app = await createApp(desk, standaloneOptions);
  const ask = (path: string) =>
    app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
  // What only the first call of a process does belongs to none of them.
  await ask('/me');
  const recorded = new Map<string, Recorded>();
  for (const path of new Set(calls.flatMap(call => call.paths))) {
    seen.length = 0;
    const answer = await ask(path);
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    // The caller at least is looked for.
    if (seen.length === 0) throw new Error(`${path}: no statement was noted`);
    recorded.set(path, { statements: seen.splice(0), body: answer.body });
  }
  await app.close();
  await database.close();
  await rm(files, { recursive: true, force: true });
  return recorded;
}

/** A connection to the database that notes each statement it is asked for. */
function recordingClient(seen: Statement[]): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      this.query = new Proxy(this.query, {
        apply: (query, self, given: [string | Statement, unknown[]?]) => {
          const [asked, values = []] = given;
          seen.push(typeof asked === 'string' ? { text: asked, values } : statementOf(asked));
          return Reflect.apply(query, self, given);
        },
      });
    }
  };
}

function statementOf({ name, text, values = [] }: Statement): Statement {
  return { ...(name !== undefined && { name }), text, values };
}
