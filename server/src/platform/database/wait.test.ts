import { expect, onTestFinished, test } from 'vitest';
import { readOnly } from '../../testing/read-only.ts';
import { openTestDesk } from '../../testing/test-desk.ts';
import { untilReady } from './wait.ts';

test('a start on a database that only reads ends with a sentence that says what to name', async () => {
  const desk = await openTestDesk();
  onTestFinished(() => desk.close());
  const wait = () => untilReady(desk.db, 0, () => undefined);
  await wait();
  await readOnly(desk, true);
  await expect(wait()).rejects.toThrow(/only reads, as a standby does: name an address/);
});
