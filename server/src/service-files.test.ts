import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

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
    "-Execute 'C:\\No de\\n.exe' -Argument 'scripts\\start.mjs' -WorkingDirectory 'C:\\o''desk & co'",
  );
  expect(windows).toContain('-RunLevel Limited');
  expect(mac).toContain("<string>C:\\o'desk &amp; co</string>");
});
