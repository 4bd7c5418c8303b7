import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const common = {
  PORT: '0',
  HOST: '127.0.0.1',
  DATABASE_URL: '',
  APP_URL: '',
  // All journeys come from one address.
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'error',
};

/** A program of the built server. */
export interface Program {
  child: ChildProcessByStdio<null, Readable, null>;
  lines: string[];
  /** Resolves when it has ended and all that it said is known. */
  ended: Promise<unknown>;
}

/** Runs one with settings of its own beside those of all journeys. */
export function run(name: 'main' | 'demo', settings: Record<string, string>): Program {
  const file = fileURLToPath(new URL(`../server/dist/${name}.js`, import.meta.url));
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...common, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, lines: [], ended: once(child, 'close') };
}

/** What a program says in the place of the parentheses, as soon as it does. */
export function said({ child, lines, ended }: Program, line: RegExp): Promise<string> {
  const found = new Promise<string>(resolve => {
    createInterface({ input: child.stdout }).on('line', text => {
      lines.push(text);
      const match = line.exec(text)?.[1];
      if (match) resolve(match);
    });
  });
  const early = ended.then(() => {
    throw new Error(`It ended before it was ready:\n${lines.join('\n')}`);
  });
  return Promise.race([found, early]);
}
