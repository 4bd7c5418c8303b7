import { expect, test } from 'vitest';
import { freshFolder, login, runServer } from './testing/commands.ts';

test('starts on an empty folder, prints the first login once, and stops cleanly', async () => {
  const folder = await freshFolder();
  // A shell may have set them for another database.
  const others = { PGSSLMODE: 'require', PGOPTIONS: '-c nosuch=1', PGCLIENTENCODING: 'LATIN1' };
  const first = runServer({ DATA_DIR: folder, ...others });
  const address = await first.ready;
  const told = first.lines
    .map(line => /mobile (\d{10}) and password (\S{16})$/.exec(line))
    .find(match => match !== null);
  expect(await login(address, told?.[1] ?? '', told?.[2] ?? '')).toBe(200);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);

  const second = runServer({ DATA_DIR: folder });
  expect([await second.ready, await second.ended]).toEqual([null, 1]);
  expect(second.lines).toEqual([
    expect.stringMatching(/^Another RTO Desk \(process \d+\) is running on the data folder/),
  ]);

  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
});

test('says what is wrong with a setting and a database that is away, and ends', async () => {
  const wrong = runServer({ DATA_DIR: await freshFolder(), PORT: 'http', RATE_LIMIT: 'maybe' });
  expect(await wrong.ended).toBe(1);
  expect(wrong.lines.join('\n')).toMatch(/PORT:[\s\S]*RATE_LIMIT:/);

  const away = runServer({
    DATA_DIR: await freshFolder(),
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    DATABASE_WAIT: '1',
  });
  expect(await away.ended).toBe(1);
  expect(away.lines).toEqual([
    expect.stringMatching(/^The database of DATABASE_URL does not answer yet. .* another 1 seconds/),
    expect.stringMatching(/^The database of DATABASE_URL cannot be reached/),
  ]);
});
