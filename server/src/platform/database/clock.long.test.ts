import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { today } from '@rto-desk/contract/expiry';
import { expect, onTestFinished, test } from 'vitest';
import { clientOf } from '../../testing/client.ts';
import { freshFolder, runServer } from '../../testing/commands.ts';
import { urlOf } from '../../testing/databases.ts';
import { freshMobile } from '../../testing/samples.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { startEmbeddedPostgres } from './embedded.ts';

/** Of Debian's package `faketime`. */
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
const admin = { phone: '9111111111', password: 'together-raipur-7' };
/** The longest that a limit on attempts lasts, in seconds. */
const DAY = 86_400;

test.runIf(existsSync(library))(
  'a machine whose clock was five years ahead works on once it is right',
  { timeout: 240_000 },
  async () => {
    const provider = await openProvider();
    const [DATA_DIR, place] = [await freshFolder(), await freshFolder()];
    /** Starts database and server with a clock, and stops both. */
    async function withClock(
      ahead: string | null,
      act: (address: string, lines: readonly string[]) => Promise<void>,
    ): Promise<void> {
      const clock: Record<string, string> =
        ahead === null
          ? {}
          : {
              LD_PRELOAD: library,
              FAKETIME: ahead,
              FAKETIME_DONT_FAKE_MONOTONIC: '1',
              DONT_FAKE_MONOTONIC: '1',
            };
      const postgres = await startEmbeddedPostgres({
        folder: join(place, 'postgres'),
        settings: { shared_buffers: '16MB' },
        environment: clock,
        log: () => undefined,
      });
      onTestFinished(() => postgres.stop());
      const server = runServer({
        DATABASE_URL: urlOf(postgres.connection),
        DATA_DIR,
        BACKUP_HOUR: '0',
        ADMIN_PHONE: admin.phone,
        ADMIN_PASSWORD: admin.password,
        WHATSAPP_TOKEN: 'secret-token',
        WHATSAPP_PHONE_NUMBER_ID: '1050',
        WHATSAPP_API_URL: provider.address,
        ...clock,
      });
      await act((await server.ready) ?? '', server.lines);
      server.child.kill('SIGTERM');
      await server.ended;
      await postgres.stop();
    }

    const stranger = freshMobile();
    let token = '';
    await withClock('+1825d', async address => {
      const visitor = clientOf(address, null);
      ({ token } = (await visitor.post('/login', admin)).body);
      const signedIn = clientOf(address, token);
      expect((await signedIn.get('/me')).status).toBe(200);
      const guess = async () =>
        (await visitor.post('/login', { phone: stranger, password: 'a guess' })).status;
      await expect.poll(guess).toBe(429);
      provider.refuse({ status: 503 });
      const { id } = (await signedIn.post('/citizens', { name: 'Asha', mobile: freshMobile() })).body;
      expect((await signedIn.post(`/citizens/${id}/send-message`, { message: 'It is ready' })).status).toBe(
        201,
      );
      await expect.poll(() => provider.refused()).toBeGreaterThan(0);
      await expect.poll(async () => (await signedIn.get('/admin/backups/last')).body.good).not.toBeNull();
      expect((await signedIn.get('/admin/backups/last')).body.good.file).not.toContain(`backup-${today()}`);
    });

    provider.refuse(null);
    await withClock(null, async (address, lines) => {
      const signedIn = clientOf(address, token);
      await expect.poll(() => lines.join('\n')).toContain('the clock of this machine was ahead');
      expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({ clock: 'was wrong' });
      expect((await signedIn.get('/me')).status).toBe(200);
      const limited = await clientOf(address, null).post('/login', { phone: stranger, password: 'a guess' });
      expect(Number(limited.headers.get('retry-after') ?? 0)).toBeLessThanOrEqual(DAY + 60);
      await expect.poll(() => provider.received.length).toBe(1);
      await expect
        .poll(async () => (await signedIn.get('/admin/backups/last')).body.good?.file)
        .toContain(`backup-${today()}`);
      const { body } = await signedIn.get('/admin/server-warnings');
      expect(body).toMatchObject([{ warning: 'clock' }]);
    });
    expect(provider.received, 'once').toHaveLength(1);
  },
);
