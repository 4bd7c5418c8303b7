import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** The server as its own process, from the sources. Whoever starts it kills it at the end. */
export function runProgram(file: 'main.ts' | 'demo.ts', env: Record<string, string>): Run {
  const folder = join(import.meta.dirname, '..');
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=source', join(folder, file)], {
    cwd: folder,
    env: { ...process.env, PORT: '0', DATABASE_URL: '', LOG_LEVEL: 'error', ...env },
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
