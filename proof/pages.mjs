// @ts-check
import '../scripts/lib/node-version.mjs';
import { join } from 'node:path';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { ensureBuilt, ensureInstalled } from '../scripts/lib/prepare.mjs';
import { root, runPackage } from '../scripts/lib/run.mjs';

// npm run pages [-- --write]: Lighthouse on the public pages.
await ensureInstalled();
await ensureBuilt();
await ensureInstalled(join(root, 'proof/lighthouse'));
const { executablePath, env } = await findBrowser();
const { code } = await runPackage('tsx', ['proof/lighthouse/measure.ts', ...process.argv.slice(2)], {
  folder: root,
  env: { ...env, PW_CHROMIUM: executablePath },
});
process.exit(code);
