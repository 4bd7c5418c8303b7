// @ts-check
import './lib/node-version.mjs';
import { resolve } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { root, runPackage } from './lib/run.mjs';

// npm run pictures [-- FOLDER]: pictures of every screen in both languages and three widths.
const [folder = 'e2e/build/pictures'] = process.argv.slice(2);
await ensureInstalled();
await ensureBuilt();
const { executablePath, env } = await findBrowser();
const { code } = await runPackage('tsx', ['e2e/pictures.ts', resolve(folder)], {
  folder: root,
  env: { ...env, PW_CHROMIUM: executablePath },
});
process.exit(code);
