// @ts-check
import '../scripts/lib/node-version.mjs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled } from '../scripts/lib/prepare.mjs';
import { root, runPackage } from '../scripts/lib/run.mjs';

// npm run bench [-- --quick | --small S --large L | --only PART | --no-peers | --folder PATH | --write]
await ensureInstalled();
await ensureBuilt();
await ensureInstalled(join(root, 'proof/bench'));
const { code } = await runPackage(
  'tsx',
  ['--conditions=source', 'proof/bench/api.ts', ...process.argv.slice(2)],
  {
    folder: root,
  },
);
process.exit(code);
