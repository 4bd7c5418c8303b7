// @ts-check
import './lib/node-version.mjs';
import { resolve } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { root, runPackage } from './lib/run.mjs';

// npm run pictures [-- FOLDER]: those of README.md and of the guide, and pictures of every screen in both languages and five widths.
// npm run pictures -- --guide, or --readme: those alone.
const asked = process.argv.slice(2);
const [folder = 'e2e/build/pictures'] = asked.filter(one => !one.startsWith('--'));
const options = asked.filter(one => one.startsWith('--'));
await ensureInstalled();
await ensureBuilt();
const { executablePath, env } = await findBrowser();
const { code } = await runPackage('tsx', ['e2e/pictures.ts', resolve(folder), ...options], {
  folder: root,
  env: { ...env, PW_CHROMIUM: executablePath },
});
process.exit(code);
