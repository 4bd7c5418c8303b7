import { expect, test } from 'vitest';
import { deskForFile } from '../../testing/test-desk.ts';

const desk = await deskForFile();

test('a deadlock of two transactions is tried again, and both are done', async () => {
  const ids = await Promise.all(
    ['One', 'Two'].map(async name => {
      const values = { name: `Deadlock ${name}` };
      return (await desk.db.insertInto('branches').values(values).returning('id').executeTakeFirstOrThrow())
        .id;
    }),
  );
  desk.retried.length = 0;
  let holds = 0;
  let go: () => void = () => undefined;
  const bothHold = new Promise<void>(resolve => {
    go = resolve;
  });
  const touch = (first: number, second: number) =>
    desk.db.transaction().execute(async transaction => {
      const lock = (id: number) =>
        transaction.selectFrom('branches').select('id').where('id', '=', id).forUpdate().execute();
      await lock(first);
      holds += 1;
      if (holds === 2) go();
      await bothHold;
      await lock(second);
      return 'done';
    });
  const [one = 0, other = 0] = ids;
  expect(await Promise.all([touch(one, other), touch(other, one)])).toEqual(['done', 'done']);
  // On a busy machine the one that is tried again may meet the other once more.
  expect(new Set(desk.retried)).toEqual(new Set(['40P01']));
});
