// @ts-check
import './node-version.mjs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { root, runPackage } from './run.mjs';

// npm run pages [-- --write]: Lighthouse on the public pages.
await ensureInstalled();
await ensureBuilt();
await ensureInstalled(join(root, 'bench'));
// Nothing else looks at the types of bench/, whose packages are installed apart.
const types = await runPackage('typescript tsc', ['-p', 'bench/tsconfig.pages.json']);
if (types.code !== 0) process.exit(types.code);
const { executablePath, env } = await findBrowser();
const { code } = await runPackage('tsx', ['bench/pages.ts', ...process.argv.slice(2)], {
  folder: root,
  env: { ...env, PW_CHROMIUM: executablePath },
});
process.exit(code);
