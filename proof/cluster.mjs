// @ts-check
import '../scripts/lib/node-version.mjs';
import { ensureBuilt, ensureInstalled } from '../scripts/lib/prepare.mjs';
import { root, runPackage } from '../scripts/lib/run.mjs';

// npm run test:cluster [-- a part of a drill's name | --keep | --write]; as root, with packages of Debian (docs/cluster.md).
await ensureInstalled();
await ensureBuilt();
const { code } = await runPackage(
  'tsx',
  ['--conditions=source', 'proof/drills/test-cluster.ts', ...process.argv.slice(2)],
  { folder: root },
);
process.exit(code);
