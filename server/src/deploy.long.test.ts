import { execFile, spawn, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { freshFolder } from './testing/commands.ts';
import { deskForTest } from './testing/test-desk.ts';

/* The files of `deploy/` that one machine needs, as the programs read them that they are for. */
const deploy = join(import.meta.dirname, '../../deploy');
const isThere = (program: string) => spawnSync(program, ['--version']).error === undefined;

/** Makes of the Caddyfile the one for two machines, as its comments say. */
const forTwo = (text: string) =>
  text.replace(/^(\s*)to 127.*\n/m, '').replace(/^(\s*)#(\{|\}|\t.*|to .*|lb_.*|health_.*)$/gm, '$1$2');

test('Caddy takes the Caddyfile, and serves by it on one machine while RTO Desk restarts', async ({
  skip,
}) => {
  skip(!isThere('caddy'), 'caddy is not installed');
  const text = await readFile(join(deploy, 'Caddyfile'), 'utf8');
  const folder = await freshFolder();
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const two = join(folder, 'two');
  await writeFile(two, forTwo(text).replace('/mnt/caddy', folder));
  for (const config of [join(deploy, 'Caddyfile'), two]) {
    const validate = ['validate', '--adapter', 'caddyfile', '--config', config];
    const { stderr } = await promisify(execFile)('caddy', validate, { env });
    expect(stderr).toMatch(/"level":"info"/);
  }
  expect(await readFile(two, 'utf8')).toMatch(/^\tstorage [\s\S]*^\t\tto 10[\s\S]*^\t\thealth_uri /m);

  const [port, upstream] = [await freePort(), await freePort()];
  const one = join(folder, 'one');
  const here = text.replace('desk.example.in {', `http://127.0.0.1:${port} {`);
  await writeFile(one, `{\n\tadmin off\n}\n${here.replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)}`);
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', one], { env, stdio: 'ignore' });
  onTestFinished(() => void caddy.kill('SIGKILL'));
  const address = `http://127.0.0.1:${port}/readyz`;
  // Asked before RTO Desk listens: the answer comes when it does.
  await expect
    .poll(() => fetch(address, { signal: AbortSignal.timeout(500) }).catch(({ name }) => name))
    .toBe('TimeoutError');
  const waiting = fetch(address);
  await deskForTest({ port: upstream });
  expect((await waiting).status).toBe(200);
});

test('nginx takes nginx.conf', async ({ skip }) => {
  skip(!isThere('nginx') || !isThere('openssl'), 'nginx or openssl is not installed');
  const folder = await freshFolder();
  const [plain, secure] = [await freePort(), await freePort()];
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=desk.example.in'];
  await promisify(execFile)('openssl', [...made, '-keyout', key, '-out', certificate]);
  const site = (await readFile(join(deploy, 'nginx.conf'), 'utf8'))
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${secure} ssl;`);
  await writeFile(join(folder, 'site.conf'), site);
  const config = join(folder, 'nginx.conf');
  const own = `pid ${folder}/pid;\nerror_log ${folder}/log;\nevents {}\nhttp { access_log off; include ${folder}/site.conf; }\n`;
  await writeFile(config, own);
  const { stderr } = await promisify(execFile)('nginx', ['-t', '-c', config]);
  expect(stderr).toContain('test is successful');
});

test('systemd takes the service, which gives npm a home that the account can write to', async ({ skip }) => {
  const service = join(deploy, 'rto-desk.service');
  expect(await readFile(service, 'utf8')).toMatch(/^Environment=HOME=\/var\/lib\/rto-desk /m);
  skip(!isThere('systemd-analyze'), 'systemd is not installed');
  const { stderr } = await promisify(execFile)('systemd-analyze', ['verify', service]);
  expect(stderr).not.toMatch(/rto-desk\.service/);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  const address = server.address();
  await new Promise(resolve => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
