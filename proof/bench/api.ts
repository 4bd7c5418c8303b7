import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded.ts';
import { measure } from './api/measure.ts';
import { readOptions } from './api/options.ts';
import { publish } from './api/publish.ts';
import { reportOf } from './api/report.ts';

/*
 * Measures the built server over HTTP, as docs/bench.md says of `npm run bench`, on generated data of two sizes in
 * one run, and holds it against its targets, a bare handler and other systems.
 */
const options = readOptions(process.argv.slice(2));
const folder = await mkdtemp(join(tmpdir(), 'rto-desk-bench-'));
const postgres = await startEmbeddedPostgres({
  folder: options.folder ?? join(folder, 'postgres'),
  settings: { max_wal_size: '8GB' },
  log: () => undefined,
});
try {
  const small = await measure(postgres, folder, options.small, { ...options, peers: false, lists: false });
  const large = await measure(postgres, folder, options.large, options);
  const district = await measureDistrict();
  const report = reportOf({ small, large, district }, options);
  console.log(report);
  if (options.write) await publish(report, { small, large, district });
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Imports alone at the size that their target names, where they are asked for and the large size is another. */
async function measureDistrict() {
  if (!options.lists || options.large !== 'L') return null;
  return measure(postgres, folder, 'M', { ...options, only: 'lists', peers: false });
}
