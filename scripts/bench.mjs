// @ts-check
import './node-version.mjs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { root, runPackage } from './run.mjs';

// npm run bench [-- --quick | --small S --large L | --only PART | --no-peers | --write]
await ensureInstalled();
await ensureBuilt();
await ensureInstalled(join(root, 'bench'));
// Nothing else looks at the types of bench/, whose packages are installed apart.
const types = await runPackage('typescript tsc', ['-p', 'bench']);
if (types.code !== 0) process.exit(types.code);
const { code } = await runPackage('tsx', ['--conditions=source', 'bench/api.ts', ...process.argv.slice(2)], {
  folder: root,
});
process.exit(code);
