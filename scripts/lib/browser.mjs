// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { cache, root, run, say } from './run.mjs';

/**
 * @typedef {object} Browser
 * @property {string} executablePath
 * @property {NodeJS.ProcessEnv} env variables that it needs besides the usual ones
 */

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const USUAL_PLACES = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
/** How long a browser may take to come up, in milliseconds; a first start on a busy machine is slow. */
const PATIENCE = 30_000;

/**
 * Finds a browser for the tests: the one that PW_CHROMIUM names, one of this machine, the one inside a
 * package of npm, or, for root on Debian and its kin, the distribution's.
 * @returns {Promise<Browser>}
 * @throws Error with a sentence when there is none
 */
export async function findBrowser() {
  const { PW_CHROMIUM } = process.env;
  if (PW_CHROMIUM) return { executablePath: PW_CHROMIUM, env: {} };
  const browser = (await installedBrowser()) ?? (await packagedBrowser()) ?? (await debianBrowser());
  if (browser) return browser;
  throw new Error('No browser for the tests: install Chromium or Chrome, or name one in PW_CHROMIUM.');
}

async function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap(name => folders.map(folder => join(folder, name)));
  for (const executablePath of [...onPath, ...USUAL_PLACES]) {
    if (!existsSync(executablePath)) continue;
    const browser = { executablePath, env: {} };
    if (await comesUp(browser)) return browser;
  }
  return undefined;
}

async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const home = join(root, 'node_modules', '@sparticuz', 'chromium');
  if (!existsSync(home)) return undefined;
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  const executablePath = join(folder, 'chromium');
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  // The package brings the libraries that a bare machine lacks; those of the machine fit better.
  for (const libraries of [{}, { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }]) {
    const browser = { executablePath, env: { ...fonts, ...libraries } };
    if (await comesUp(browser)) return browser;
  }
  return undefined;
}

/**
 * The package unpacks into the temporary folder and takes everything that it finds there for its own, so it is
 * given an empty one.
 * @param {string} folder where the browser is when all of it is unpacked
 */
async function unpack(folder) {
  say('Unpacking a browser for the tests ...');
  mkdirSync(cache, { recursive: true });
  const partial = mkdtempSync(`${folder}.partial-`);
  const code = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
  const { code: exitCode, output } = await run(process.execPath, ['--input-type=module', '-e', code], {
    folder: join(root, 'e2e'),
    // Only on Amazon's machines it unpacks its system libraries too.
    env: { TMPDIR: partial, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    quiet: true,
  });
  if (exitCode !== 0) throw new Error(`The browser could not be unpacked: ${output}`);
  const fonts = `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`;
  writeFileSync(join(partial, 'fonts.conf'), `<?xml version="1.0"?>\n${fonts}\n`);
  renameSync(partial, folder);
}

async function debianBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say('Installing the chromium of this Debian (some minutes, once) ...');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env, quiet: true });
  const args = ['install', '-y', '--no-install-recommends', 'chromium'];
  const { code, output } = await run('apt-get', args, { env, quiet: true });
  if (code !== 0) say(output.trim());
  return installedBrowser();
}

/**
 * Whether it really starts here: a name on the path may be a stub, or libraries may be missing.
 * @param {Browser} browser
 * @returns {Promise<boolean>}
 */
async function comesUp({ executablePath, env }) {
  const profile = mkdtempSync(join(tmpdir(), 'rto-desk-browser-'));
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'];
  const child = spawn(executablePath, [...args, `--user-data-dir=${profile}`, 'about:blank'], {
    // What it leaves in the temporary folder goes with the profile.
    env: { ...process.env, ...env, TMPDIR: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const giveUp = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  let up = false;
  await new Promise(resolve => {
    child.once('error', resolve).once('close', resolve);
    child.stderr.setEncoding('utf8').on('data', text => {
      if (!text.includes('DevTools listening')) return;
      up = true;
      child.kill();
    });
  });
  clearTimeout(giveUp);
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  return up;
}
