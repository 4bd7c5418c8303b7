// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import util from 'node:util';

/** The repository's folder: every script works from any current folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** For what can be made again; `npm ci` empties it. */
export const cache = join(root, 'node_modules', '.cache', 'rto-desk');

/** Reads `.env`, if there is one. A variable that is set already stays as it is. */
export function loadSettings(file = join(root, '.env')) {
  if (!existsSync(file)) {
    if (existsSync(`${file}.txt`))
      giveUp(`The settings in ${file}.txt are not read: rename the file to .env.`);
    return;
  }
  try {
    for (const [name, value] of Object.entries(util.parseEnv(textOf(readFileSync(file)))))
      process.env[name] ??= value;
  } catch {
    giveUp(`The settings in ${file} cannot be read: run this as the account of RTO Desk.`);
  }
}

/** Text as editors of Windows save it: in UTF-8 or UTF-16, with a byte order mark or without. */
function textOf(/** @type {Buffer} */ bytes) {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf16le' : 'utf8';
  return bytes.toString(encoding).replace('\uFEFF', '');
}

/** Reports progress on stderr; stdout belongs to the program's output. */
export function say(/** @type {string} */ sentence) {
  console.error(`> ${sentence}`);
}

/**
 * Says what a long step does, and how long it has been at it: in a terminal each second in the same line, elsewhere in a line each
 * half minute.
 * @template T
 * @param {string} doing such as `Building the pages`
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} what the work returns
 */
export async function step(doing, work) {
  const begun = performance.now();
  const { stderr } = process;
  say(`${doing} ...`);
  const rewrite = () =>
    stderr.write(`\x1b[1A\r> ${doing} ... ${Math.round((performance.now() - begun) / 1000)} s\x1b[K\n`);
  const tell = stderr.isTTY
    ? rewrite
    : () => say(`${doing}: still at it after ${Math.round((performance.now() - begun) / 1000)} s`);
  const timer = setInterval(tell, stderr.isTTY ? 1_000 : 30_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (stderr.isTTY) rewrite();
  }
}

/**
 * @typedef {object} RunOptions
 * @property {string} [folder] where it runs; the repository's folder unless told
 * @property {NodeJS.ProcessEnv} [env] variables besides those of this process
 * @property {boolean} [quiet] keep its output to ourselves
 */

/**
 * Runs a program to its end. Signals are passed on to it, and then end this process too, after it.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} its exit code and, when quiet, what it said
 */
export function run(program, args, { folder = root, env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', text => {
        output += text;
      });
    }
    const signals = passSignalsOn(child);
    child.once('error', error => {
      signals.stop();
      reject(error);
    });
    child.once('close', code => {
      signals.stop();
      // A signal also cancels what would have run after this program.
      if (signals.cameThrough()) process.exit(1);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Passes signals on to a child, so that this process outlives it.
 * @param {import('node:child_process').ChildProcess} child
 */
function passSignalsOn(child) {
  let came = false;
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    came = true;
    // Ctrl-C in a terminal reaches the child by itself, and a second one would make it give up its cleaning.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const name of names) process.on(name, pass);
  const stop = () => {
    for (const name of names) process.off(name, pass);
  };
  return { stop, cameThrough: () => came };
}

/**
 * Runs a program of an installed package with this very Node: no shell, the same on every system.
 * @param {string} name of the package and of the program in it, such as `vite` or `@biomejs/biome biome`
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runPackage(name, args, options) {
  return run(process.execPath, [programOf(name), ...args], options);
}

/**
 * @param {string} name see `runPackage`
 * @returns {string} the file to run
 */
export function programOf(name) {
  const [packageName = '', program = packageName] = name.split(' ');
  for (const folder of [root, join(root, 'web'), join(root, 'e2e'), join(root, 'server')]) {
    const home = join(folder, 'node_modules', packageName);
    if (!existsSync(home)) continue;
    const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    return join(home, typeof bin === 'string' ? bin : bin[program]);
  }
  throw new Error(`The package ${packageName} is not installed: run npm ci.`);
}

/**
 * Ends this process with one sentence instead of a stack trace, for what the person can put right.
 * @param {string} sentence
 * @returns {never}
 */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
