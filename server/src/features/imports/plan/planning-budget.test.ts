import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openBudget, PlanningTooSlow } from './dry-run.ts';

function work(milliseconds: number): void {
  for (const start = performance.now(); performance.now() - start < milliseconds; );
}

test('planning lets others have a turn, and ends when it takes too long', async () => {
  const budget = openBudget(400);
  budget.spend(() => work(20));
  let others = false;
  void turn().then(() => {
    others = true;
  });
  await budget.pause();
  expect(others).toBe(true);
  budget.spend(() => work(500));
  await expect(budget.pause()).rejects.toThrow(PlanningTooSlow);
});
