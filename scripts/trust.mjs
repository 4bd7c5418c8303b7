// @ts-check
import './node-version.mjs';
import { ensureInstalled } from './prepare.mjs';
import { root, runPackage } from './run.mjs';

/** The long forms of the tests that try trust; `npm test` runs each with less. What they counted stands in docs/trust.md. */
const folders = ['trust', 'features/reminders', 'features/messages'].map(name => `server/src/${name}`);
await ensureInstalled();
const { code } = await runPackage(
  'vitest',
  ['run', '--project', 'server', ...folders, ...process.argv.slice(2)],
  {
    folder: root,
    env: { REMINDERS: '10000', HOSTILE: '50000', ROUNDS: '100' },
  },
);
process.exit(code);
