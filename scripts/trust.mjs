// @ts-check
import './node-version.mjs';
import { existsSync } from 'node:fs';
import { ensureInstalled } from './prepare.mjs';
import { root, runPackage, say } from './run.mjs';

/** The long forms of the tests that try trust; `npm test` runs each with less. What they counted stands in docs/trust.md. */
const folders = ['trust', 'features/reminders', 'features/messages', 'platform/database/embedded'].map(
  name => `server/src/${name}`,
);
await ensureInstalled();
const { code } = await runPackage(
  'vitest',
  ['run', '--project', 'server', ...folders, ...process.argv.slice(2)],
  {
    folder: root,
    env: {
      REMINDERS: '10000',
      HOSTILE: '50000',
      ROUNDS: '100',
      KILLS: '200',
      TO_THE_LETTER: 'yes',
      CUTS: hasDisks() ? '20' : '0',
    },
  },
);
process.exit(code);

/** A disk of one's own to cut the power of takes root, a loop device and xfs_io. */
function hasDisks() {
  const can = process.getuid?.() === 0 && existsSync('/dev/loop-control') && existsSync('/usr/sbin/xfs_io');
  if (!can)
    say('Without root, loop devices and xfs_io (Debian: xfsprogs) no power is cut and no disk is filled.');
  return can;
}
