import { inject, onTestFinished } from 'vitest';
import { freshFolder } from './commands.ts';
import { freshDatabase, TEMPLATE, urlOf } from './databases.ts';
import { answerTo, freshRequest, type Run, runProgram } from './process.ts';

export const admin = { phone: '9111111111', password: 'together-raipur-7' };
/** Each start loads the server three times, from its sources, beside all other tests. */
export const timeout = 180_000;

/** A server of two workers, until the test ends. */
export async function startCluster(env: Record<string, string>): Promise<{ running: Run; address: string }> {
  const running = runProgram('main', {
    WORKERS: '2',
    BACKUPS: 'off',
    LOG_LEVEL: 'info',
    ADMIN_PHONE: admin.phone,
    ADMIN_PASSWORD: admin.password,
    ...env,
  });
  onTestFinished(() => void running.child.kill('SIGKILL'));
  const address = await running.ready;
  if (address === null) throw new Error(running.lines.join('\n'));
  return { running, address };
}

/** On an external database of its own. */
export async function startOnExternal(
  env: Record<string, string> = {},
): Promise<{ running: Run; address: string }> {
  const { connection, drop } = await freshDatabase(inject('connection'), TEMPLATE);
  onTestFinished(drop);
  return startCluster({ DATABASE_URL: urlOf(connection), DATA_DIR: await freshFolder(), ...env });
}

export const healthy = async (address: string) => (await answerTo(freshRequest(address, '/healthz'))).status;
export const login = (address: string, password = admin.password) =>
  answerTo(freshRequest(address, '/api/login', { method: 'POST' }), { phone: admin.phone, password });

/** Who has answered calls of a route so far, by the log. */
export function answerers({ lines }: Run, route: string): Set<number> {
  const calls = lines.filter(line => line.startsWith('{')).map(line => JSON.parse(line));
  return new Set(calls.filter(call => call.route === route).map(call => call.pid));
}
