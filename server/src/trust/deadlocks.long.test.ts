import { expect, test } from 'vitest';
import { changingCalls, type Scene } from '../testing/changing-calls.ts';
import { entangledCalls } from '../testing/entangled-calls.ts';
import { times } from '../testing/long.ts';
import { deskForFile } from '../testing/test-desk.ts';

const desk = await deskForFile();
const scenes = await changingCalls(desk);

/** Every two calls of a scene, and each with itself. */
function pairsOf({ calls }: Scene): [string, string][] {
  return calls.flatMap((one, at) => calls.slice(at).map((other): [string, string] => [one, other]));
}

/** A deadlock depends on timing, so each pair meets more than once. */
const ROUNDS = times({ short: 0, long: 12, trust: 40 });

// PostgreSQL ends a deadlock after a second by failing one of the two. The server tries that again, and notes that it did.
test.each(scenes)('no two changes at once of $name wait for each other', async scene => {
  const waited: string[] = [];
  desk.retried.length = 0;
  for (const pair of pairsOf(scene)) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const calls = await scene.make(...pair);
      const answers = await Promise.all(calls.map(call => call()));
      const failed = answers.find(({ status }) => status >= 500);
      const deadlocks = desk.retried.splice(0);
      if (failed !== undefined || deadlocks.length > 0)
        waited.push(`${pair.join(' and ')}: ${failed?.status ?? deadlocks.join(', ')}`);
    }
  }
  expect([...new Set(waited)]).toEqual([]);
});

/** How often several calls of different features meet on the records of one family. */
const MEETINGS = times({ short: 0, long: 200, trust: 600 });
/** How many calls meet. */
const AT_ONCE = 4;

test('calls of different features on one family, several at once, are all answered', {
  timeout: 900_000,
}, async () => {
  const family = await entangledCalls(desk);
  const failed: string[] = [];
  let answered = 0;
  for (let meeting = 0; meeting < MEETINGS; meeting += 1) {
    const calls = await family.make();
    const names = Object.keys(calls);
    const chosen = Array.from(
      { length: AT_ONCE },
      (_, at) => names[(7 * meeting + 3 * at * (1 + (meeting % 5))) % names.length] ?? '',
    );
    const answers = await Promise.all(chosen.map(name => calls[name]?.()));
    answered += answers.filter(answer => answer !== undefined && answer.status < 300).length;
    const wrong = answers.flatMap((answer, at) =>
      answer && answer.status >= 500 ? [`${chosen[at]}: ${answer.status}`] : [],
    );
    if (wrong.length > 0) failed.push(`${chosen.join(' + ')} → ${wrong.join(', ')}`);
  }
  expect(failed).toEqual([]);
  expect(answered, 'that were carried out').toBeGreaterThan(MEETINGS);
});
