// @ts-check
import './lib/node-version.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { root, runPackage } from './lib/run.mjs';

// npm run test:trust [-- a part of a file name]: what has a long form, so often that its figures can be published (docs/trust.md).
await ensureInstalled();
await ensureBuilt();
const { code } = await runPackage(
  'vitest',
  ['run', '--project', 'server', '--maxWorkers=1', ...process.argv.slice(2)],
  { folder: root, env: { TEST_FORM: 'trust' } },
);
process.exit(code);
