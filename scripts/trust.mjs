// @ts-check
import './node-version.mjs';
import { ensureInstalled } from './prepare.mjs';
import { root, runPackage } from './run.mjs';

/** The long forms of the tests that try trust: what `npm test` does with a thousand, with ten thousand. */
await ensureInstalled();
const { code } = await runPackage(
  'vitest',
  ['run', '--project', 'server', 'server/src/features/reminders', 'server/src/features/messages'],
  { folder: root, env: { REMINDERS: '10000' } },
);
process.exit(code);
