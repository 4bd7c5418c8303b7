import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export interface Run {
  child: ChildProcessByStdio<null, Readable, null>;
  lines: string[];
  /** The address it is ready at, or null when it ended before. */
  ready: Promise<string | null>;
  /** Its exit code once it has ended. */
  ended: Promise<number | null>;
}

/** A program of the built server as its own process, alone unless told otherwise. The caller kills it at the end. */
export function runProgram(
  name: 'main' | 'demo' | 'backup' | 'restore' | 'new-key' | 'admin',
  env: Record<string, string>,
  args: readonly string[] = [],
): Run {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../../dist/${name}.js`), ...args], {
    env: { ...process.env, PORT: '0', WORKERS: '1', DATABASE_URL: '', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<string | null>(resolve => {
    output.on('line', line => {
      lines.push(line);
      const address = /^RTO Desk is ready at (\S+)$/.exec(line)?.[1];
      if (address) resolve(address);
    });
    void ended.then(() => resolve(null));
  });
  return { child, lines, ready, ended };
}

/** The ids of the processes that serve calls for another, the longest at work first. */
export function workersOf({ child: { pid } }: Run): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return children.map(Number).filter(id => readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('worker.js'));
}

/** A request on a connection of its own, which may reach another process than the one before. */
export function freshRequest(
  address: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): ClientRequest {
  return request(`${address}${path}`, { method, headers, agent: new Agent({ keepAlive: false }) });
}

/** Sends a request, with a body as JSON if there is one, and answers its status and its body. */
export async function answerTo(
  asked: ClientRequest,
  body?: unknown,
): Promise<{ status: number; body: string }> {
  if (body !== undefined) asked.setHeader('content-type', 'application/json');
  asked.end(body === undefined ? undefined : JSON.stringify(body));
  const [answer] = await once(asked, 'response');
  return { status: answer.statusCode, body: Buffer.concat(await answer.toArray()).toString() };
}
