import { afterAll, expect, test } from 'vitest';
import { changingCalls, type Scene } from '../testing/changing-calls.ts';
import { times } from '../testing/long.ts';
import { openTestDesk } from '../testing/test-desk.ts';

const desk = await openTestDesk();
afterAll(() => desk.close());
const scenes = await changingCalls(desk);

/** Every two calls of a scene, and each with itself. */
function pairsOf({ calls }: Scene): [string, string][] {
  return calls.flatMap((one, at) => calls.slice(at).map((other): [string, string] => [one, other]));
}

/** A deadlock depends on timing, so each pair meets more than once. */
const ROUNDS = times({ short: 2, long: 12, trust: 40 });

// PostgreSQL ends a deadlock after a second by failing one of the two, which the server answers with 503.
test.each(scenes)('no two changes at once of $name wait for each other', async scene => {
  const waited: string[] = [];
  for (const pair of pairsOf(scene)) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const calls = await scene.make(...pair);
      const answers = await Promise.all(calls.map(call => call()));
      const failed = answers.find(({ status }) => status >= 500);
      if (failed !== undefined) waited.push(`${pair.join(' and ')}: ${failed.status}`);
    }
  }
  expect([...new Set(waited)]).toEqual([]);
});
