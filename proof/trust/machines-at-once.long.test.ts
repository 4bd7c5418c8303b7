import { expect, inject, onTestFinished, test } from 'vitest';
import { readConfig } from '../../server/src/config.ts';
import { ensureFirstAdmin } from '../../server/src/features/accounts/first-admin.ts';
import { openServices } from '../../server/src/start.ts';
import { freshFolder } from '../../server/src/testing/commands.ts';
import { freshDatabase, urlOf } from '../../server/src/testing/databases.ts';

test('two machines that come up at once on an empty database make it, and its first admin, once', async () => {
  const { connection, drop } = await freshDatabase(inject('connection'));
  onTestFinished(drop);
  const start = async () => {
    const SECRET_KEY = 'a key of more than thirty-two letters';
    const config = readConfig({ DATABASE_URL: urlOf(connection), DATA_DIR: await freshFolder(), SECRET_KEY });
    const opened = await openServices(config, () => undefined);
    onTestFinished(opened.close);
    return { opened, login: await ensureFirstAdmin(opened.services.db, config.firstAdmin) };
  };
  const machines = await Promise.all([start(), start()]);
  expect(machines.filter(({ login }) => login !== null)).toHaveLength(1);
  const [one, other] = machines.map(({ opened }) => opened.services.fileKey.toString('hex'));
  expect(one).toBe(other);
});
