// @ts-check
import { dirname, join } from 'node:path';

/** How often to look whether npm is still there, in milliseconds. */
const LOOK = 200;

/** The file of npm itself, where it is known: run with Node it needs no shell on any system. */
export function npmProgram() {
  const { npm_execpath: running } = process.env;
  if (running?.endsWith('npm-cli.js')) return running;
  const beside = join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js');
  // Elsewhere npm is found by its name; Windows finds only npm.cmd, which Node refuses to run.
  return process.platform === 'win32' ? beside : undefined;
}

/**
 * Ends this process, as if asked to, when the npm that runs it is gone. npm passes a signal on to the shell between us,
 * which ends without passing it on; and a killed npm cannot pass on anything.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK);
  timer.unref();
}
