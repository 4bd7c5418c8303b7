import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { Secret, TOTP } from 'otpauth';
import { expect, onTestFinished, test } from 'vitest';
import { clientOf } from '../../testing/client.ts';
import { freshFolder } from '../../testing/commands.ts';
import { type Run, runProgram } from '../../testing/process.ts';
import { freshMobile, pdf, sampleOf } from '../../testing/samples.ts';
import { openProvider } from '../../testing/whatsapp.ts';

const page = await readFile(new URL('../../../../docs/backup.md', import.meta.url), 'utf8');
const [, section = ''] = page.split('## The office on another machine\n');
const blocks = [...section.matchAll(/^ *```\n([\s\S]*?)^ *```$/gm)].map(([, block = '']) =>
  block
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean),
);
const admin = { phone: '9111111111', password: 'together-raipur-7' };

/** What `npm run …` and `npm start` run, as the built server. */
const programs = {
  'npm run backup': 'backup',
  'npm run restore --': 'restore',
  'npm start': 'main',
} as const;

function follow(command: keyof typeof programs, env: Record<string, string>, args: string[] = []): Run {
  const running = runProgram(programs[command], env, args);
  onTestFinished(() => void running.child.kill('SIGKILL'));
  return running;
}

async function started(env: Record<string, string>): Promise<{ running: Run; address: string }> {
  const running = follow('npm start', env);
  const address = await running.ready;
  if (address === null) throw new Error(running.lines.join('\n'));
  return { running, address };
}

test('the office comes back on another machine by what the page says, from a copy and the envelope alone', async () => {
  const settings = ['BACKUP_PASSPHRASE=', 'BACKUP_COPY_TO=/mnt/other/rto-desk', 'SECRET_KEY='];
  const restore = 'npm run restore -- /srv/rto-desk/backup-2026-11-24_02-00-00.zip.age';
  const said = [settings, ['npm run backup'], ['npm run build'], [restore], ['npm start']];
  expect(blocks, 'what is rehearsed below').toEqual(said);

  const provider = await openProvider();
  const [old, copies] = [await freshFolder(), await freshFolder()];
  const envelope = {
    BACKUP_PASSPHRASE: 'nine monsoons in korba',
    BACKUP_COPY_TO: copies,
    SECRET_KEY: 'a key of more than thirty-two letters',
    ADMIN_PHONE: admin.phone,
    ADMIN_PASSWORD: admin.password,
    WHATSAPP_TOKEN: 'secret-token',
    WHATSAPP_PHONE_NUMBER_ID: '1050',
    WHATSAPP_API_URL: provider.address,
    BACKUP_HOUR: '23',
  };
  const lost = await started({ ...envelope, DATA_DIR: old });
  const signIn = async (address: string, code?: string) => {
    const { status, body } = await clientOf(address, null).post('/login', {
      ...admin,
      ...(code && { code }),
    });
    return { status, client: clientOf(address, body.token ?? null) };
  };
  const { client: before } = await signIn(lost.address);
  const { id } = (await before.post('/citizens', { name: 'Sarla', mobile: freshMobile() })).body;
  const file = { name: 'a.pdf', content: pdf, type: 'application/pdf' };
  expect((await before.form('POST', `/citizens/${id}/ll`, sampleOf(kindOf('ll')), file)).status).toBe(201);
  const { secret } = (await before.post('/me/two-factor', { password: admin.password })).body;
  const code = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  expect((await before.post('/me/two-factor/confirm', { code: code(0) })).status).toBe(200);

  const away = { ...envelope, DATA_DIR: old, BACKUP_COPY_TO: join(copies, 'not mounted') };
  const failed = follow('npm run backup', away);
  expect(await failed.ended).toBe(1);
  expect(failed.lines.at(-1)).toBe(
    'The copy to BACKUP_COPY_TO failed (ENOENT). It will be retried with the next backup.',
  );
  const made = follow('npm run backup', { ...envelope, DATA_DIR: old });
  expect(await made.ended).toBe(0);
  expect(made.lines.at(-1)).toBe('Copied to BACKUP_COPY_TO.');
  expect(await readdir(copies), 'the one that failed, too').toHaveLength(2);
  lost.running.child.kill('SIGKILL');
  await lost.running.ended;
  await rm(old, { recursive: true, maxRetries: 5 });

  const machine = { ...envelope, DATA_DIR: await freshFolder(), BACKUP_COPY_TO: await freshFolder() };
  const copy = join(copies, (await readdir(copies)).sort().at(-1) ?? '');
  expect((await readFile(copy)).includes('Sarla')).toBe(false);
  const restored = follow('npm run restore --', machine, [copy]);
  expect(await restored.ended).toBe(0);
  expect(restored.lines).toEqual([`Restored ${copy} with 1 documents.`]);
  const { address } = await started(machine);
  expect((await signIn(address)).status).not.toBe(200);
  const { status, client } = await signIn(address, code(1));
  expect(status).toBe(200);
  const { body } = await client.get(`/citizens/${id}/all-details`);
  const opened = await fetch(`${address}/storage/${body[kindOf('ll').collection][0].file_path}`);
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(pdf);
  // By the provider's token of the envelope.
  const message = await client.post(`/citizens/${id}/send-message`, { message: 'We are back' });
  expect(message.status).toBeLessThan(300);
  await expect
    .poll(() => provider.received.map(sent => sent.body))
    .toEqual([expect.stringContaining('We are back')]);
});
