// @ts-check
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmProgram } from './npm.mjs';
import { cache, giveUp, root, run, runPackage, step } from './run.mjs';

/**
 * @typedef {object} Wing a part of the project that is built by itself
 * @property {string} name
 * @property {readonly string[]} sources files and folders that it is made of
 * @property {readonly string[]} results files that are there when it is built
 * @property {readonly string[]} outputs folders that a fresh build empties first
 * @property {() => Promise<{ code: number, output: string }>} build
 */

const COMMON = [
  'package-lock.json',
  'tsconfig.base.json',
  'contract/src',
  'contract/package.json',
  'contract/tsconfig.json',
];

/** @type {readonly Wing[]} in the order in which they need each other */
const WINGS = [
  {
    name: 'server',
    sources: [...COMMON, 'server/src', 'server/package.json', 'server/tsconfig.json'],
    results: ['contract/dist', 'server/dist/main.js'],
    outputs: ['contract/dist', 'server/dist'],
    build: () => runPackage('typescript tsc', ['-b', 'contract', 'server'], { quiet: true }),
  },
  {
    name: 'pages',
    sources: [...COMMON, 'web'],
    results: ['web/dist/index.html'],
    outputs: ['web/dist'],
    build: () => runPackage('vite', ['build'], { folder: join(root, 'web'), quiet: true }),
  },
];

/** What is made, not written: never part of a wing's sources. */
const MADE = new Set(['node_modules', 'dist', 'build']);

/**
 * Installs the packages that package-lock.json names, when they are not what is installed.
 * @param {string} [folder] with a package-lock.json of its own, such as `proof/bench`
 */
export async function ensureInstalled(folder = root) {
  if (isInstalled(folder)) return;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const cacheFolder = canCache() ? null : mkdtempSync(join(tmpdir(), 'rto-desk-npm-'));
  if (cacheFolder !== null) args.push(`--cache=${cacheFolder}`);
  const npm = npmProgram();
  const { code, output } = await step('Installing packages (a minute, only when they change)', () =>
    npm
      ? run(process.execPath, [npm, ...args], { folder, quiet: true })
      : run('npm', args, { folder, quiet: true }),
  );
  if (cacheFolder !== null) rmSync(cacheFolder, { recursive: true, force: true });
  if (code !== 0) giveUp(`${output.trim()}\nThe packages could not be installed; see above.`);
}

/** Whether npm can write to its cache: accounts of services often have no home. */
function canCache() {
  const npmCache = process.env.npm_config_cache ?? join(homedir(), '.npm');
  try {
    mkdirSync(npmCache, { recursive: true });
    accessSync(npmCache, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * npm writes down what it installed when all of it is in place; the lock file says what should be.
 * @param {string} folder
 */
function isInstalled(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  const found = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.includes('node_modules/') || link) return true;
    // Packages for other kinds of machines are left out.
    return path in found ? found[path].version === version : optional;
  });
}

/**
 * Builds what is not built from exactly the present sources.
 * @param {{ afresh?: boolean }} [options] afresh: everything, from nothing
 */
export async function ensureBuilt({ afresh = false } = {}) {
  mkdirSync(cache, { recursive: true });
  for (const wing of WINGS) {
    const stamp = join(cache, `built-${wing.name}`);
    const sources = fingerprint(wing.sources);
    const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
    if (isFresh && !afresh && wing.results.every(file => existsSync(join(root, file)))) continue;
    rmSync(stamp, { force: true });
    if (afresh)
      for (const folder of wing.outputs) rmSync(join(root, folder), { recursive: true, force: true });
    const { code, output } = await step(`Building the ${wing.name}`, wing.build);
    if (code !== 0) giveUp(`${output.trim()}\nThe ${wing.name} could not be built; see above.`);
    // Only now, so that an interrupted build is done again.
    writeFileSync(stamp, sources);
  }
}

/**
 * Changes when any file's name or content does. Times are not looked at: a checkout changes them all.
 * @param {readonly string[]} paths
 */
function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(path => filesOf(path))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path relative to the repository
 * @returns {string[]} itself or all files below it, in a fixed order
 */
function filesOf(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  const names = readdirSync(join(root, path)).filter(name => !MADE.has(name));
  return names.sort().flatMap(name => filesOf(`${path}/${name}`));
}
