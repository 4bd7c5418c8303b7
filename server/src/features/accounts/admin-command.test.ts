import { expect, inject, test } from 'vitest';
import { freshFolder, runCommand } from '../../testing/commands.ts';
import { urlOf } from '../../testing/databases.ts';
import { deskForTest } from '../../testing/test-desk.ts';
import { ensureFirstAdmin, ignoredPassword } from './first-admin.ts';

test('an admin who has forgotten the password gets a link by command, once, and it stands in the history', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const { phone } = (await admin.get('/me')).body;
  const database = { ...inject('connection'), database: desk.pool.options.database ?? '' };
  const env = {
    DATABASE_URL: urlOf(database),
    DATA_DIR: await freshFolder(),
    APP_URL: 'https://desk.example',
  };
  const made = await runCommand('admin', env, ['--reset', `+91 ${phone}`]);
  expect(made).toMatchObject({
    code: 0,
    said: expect.stringContaining('https://desk.example/reset-password?'),
  });
  const { searchParams } = new URL(/https:\S+/.exec(made.said)?.[0] ?? '');
  const reset = {
    token: searchParams.get('token'),
    email: searchParams.get('email'),
    password: 'monsoon-in-korba',
    password_confirmation: 'monsoon-in-korba',
  };
  expect((await desk.visitor.post('/password/reset', reset)).status).toBe(200);
  expect((await desk.visitor.post('/password/reset', reset)).status, 'once').toBe(422);
  const again = await desk.visitor.post('/login', { phone, password: 'monsoon-in-korba' });
  expect(again.status).toBe(200);
  const lines = await desk.db
    .selectFrom('history')
    .select(['record_id', 'actor_id'])
    .where('action', '=', 'reset_link')
    .execute();
  expect(lines).toEqual([{ record_id: admin.caller.id, actor_id: null }]);
  expect(await runCommand('admin', env, ['--reset', '9000000000'])).toEqual({
    code: 1,
    said: 'No admin has the mobile number 9000000000. Nothing was changed.',
  });
  expect((await runCommand('admin', env)).said).toBe('Say whose password: npm run admin -- --reset MOBILE');
});

test('a changed ADMIN_PASSWORD is said to be ignored', async () => {
  const desk = await deskForTest();
  const given = { name: 'Admin', phone: '9826012345', password: 'monsoon-in-korba' };
  await ensureFirstAdmin(desk.db, given);
  expect(await ignoredPassword(desk.db, given), 'it is the password').toBeNull();
  expect(await ignoredPassword(desk.db, { ...given, password: null })).toBeNull();
  expect(await ignoredPassword(desk.db, { ...given, password: 'monsoon-in-durg' })).toBe(
    'ADMIN_PASSWORD is ignored, because it counts only until the first admin is made. To set a new password: npm run admin -- --reset 9826012345',
  );
});
