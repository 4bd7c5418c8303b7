// @ts-check
import './lib/node-version.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { root, runPackage } from './lib/run.mjs';

// npm run test:cluster [-- a part of a drill's name | --keep | --write]; as root, with packages of Debian (docs/cluster.md).
await ensureInstalled();
await ensureBuilt();
const { code } = await runPackage(
  'tsx',
  ['--conditions=source', 'server/src/testing/test-cluster.ts', ...process.argv.slice(2)],
  { folder: root },
);
process.exit(code);
