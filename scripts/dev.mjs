// @ts-check
import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { endWithNpm } from './lib/npm.mjs';
import { ensureInstalled } from './lib/prepare.mjs';
import { loadSettings, programOf, root } from './lib/run.mjs';

loadSettings();
endWithNpm();
await ensureInstalled();

// Both read the sources, the contract's too, and follow every change.
const children = [
  begin(
    'tsx',
    ['watch', '--tsconfig=server/tsconfig.json', '--conditions=source', 'server/src/main.ts'],
    root,
  ),
  begin('vite', [], join(root, 'web')),
];
const ended = children.map(child => once(child, 'exit'));
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);

// One without the other is of no use.
const [code] = await Promise.race(ended);
if (!isEnding) process.exitCode = code ?? 1;
end();
await Promise.all(ended);

/** Asks both to end, once: a second signal would mean "at once" to the server. */
function end() {
  if (isEnding) return;
  isEnding = true;
  for (const child of children) child.kill('SIGTERM');
}

/**
 * @param {string} name of the package
 * @param {readonly string[]} args
 * @param {string} folder
 */
function begin(name, args, folder) {
  return spawn(process.execPath, [programOf(name), ...args], {
    cwd: folder,
    // One process is up again sooner after a change.
    env: { ...process.env, PORT: process.env.PORT ?? '3000', WORKERS: process.env.WORKERS ?? '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Apart from the terminal, whose Ctrl-C would reach the server once more than `end` does.
    detached: process.platform !== 'win32',
  });
}
