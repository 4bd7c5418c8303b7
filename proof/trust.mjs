// @ts-check
import '../scripts/lib/node-version.mjs';
import { ensureBuilt, ensureInstalled } from '../scripts/lib/prepare.mjs';
import { root, runPackage } from '../scripts/lib/run.mjs';

// npm run test:trust [-- a part of a file name]: what has a long form, so often that its figures can be published (docs/threats.md).
await ensureInstalled();
await ensureBuilt();
const { code } = await runPackage(
  'vitest',
  ['run', '--project', 'server', '--project', 'proof', '--maxWorkers=1', ...process.argv.slice(2)],
  { folder: root, env: { TEST_FORM: 'trust' } },
);
process.exit(code);
