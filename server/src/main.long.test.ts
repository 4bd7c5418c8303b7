import { expect, onTestFinished, test } from 'vitest';
import { freshFolder } from './testing/commands.ts';
import { runProgram } from './testing/process.ts';

test('a server that was stopped goes on with its database, and tells no login again', async () => {
  const folder = await freshFolder();
  const run = () => {
    const program = runProgram('main', { DATA_DIR: folder });
    onTestFinished(() => void program.child.kill('SIGKILL'));
    return program;
  };
  const first = run();
  // Whoever is answered knows that it listens to signals, which it does just after it has said that it is ready.
  expect((await fetch(`${await first.ready}/readyz`)).status).toBe(200);
  expect(first.lines.join()).toMatch(/password/);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const again = run();
  expect((await fetch(`${await again.ready}/readyz`)).status).toBe(200);
  expect(again.lines.join()).not.toMatch(/password/);
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
});
