// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithNpm } from './npm.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { loadSettings, root } from './run.mjs';

/** How close together two signals are the same one, in milliseconds. */
const SAME_SIGNAL = 1_000;

/**
 * Installs and builds what is missing, then runs the program in this process: it gets the signals itself,
 * and no second process is left when this one is killed.
 * @param {string} file the built program, relative to the repository
 */
export async function prepareAndServe(file) {
  // Relative paths in the settings mean the same wherever the command was typed.
  process.chdir(root);
  loadSettings();
  await ensureInstalled();
  await ensureBuilt();
  dropRepeatedSignals();
  endWithNpm();
  await import(pathToFileURL(join(root, file)).href);
}

/**
 * Under npm one Ctrl-C arrives twice, from the terminal and from npm, and to a server that is stopping a second signal
 * means "at once": it would not finish its open calls. Must run before the first signal handler is added, because Node
 * takes hold of `emit` then.
 */
function dropRepeatedSignals() {
  const emit = process.emit;
  let last = Number.NEGATIVE_INFINITY;
  process.emit = /** @type {typeof emit} */ (
    (/** @type {string} */ event, /** @type {unknown[]} */ ...args) => {
      if (event === 'SIGINT' || event === 'SIGTERM') {
        const isRepeated = performance.now() - last < SAME_SIGNAL;
        last = performance.now();
        if (isRepeated) return true;
      }
      return Reflect.apply(emit, process, [event, ...args]);
    }
  );
  // Without a handler a signal kills; and a handler that listens once leaves such a moment behind.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, endIfNobodyListens);
}

/** The server, while it is still coming up, has no handler of its own. */
function endIfNobodyListens(/** @type {NodeJS.Signals} */ signal) {
  if (process.listenerCount(signal) === 1) process.exit(1);
}
