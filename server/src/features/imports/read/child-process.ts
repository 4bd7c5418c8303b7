import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** In development and tests the sources run as they are. */
const isSource = import.meta.url.endsWith('.ts');
const loader = isSource ? ['--conditions=source', '--import', 'tsx'] : [];

/**
 * Starts a program of this folder in a process of its own, which knows no secrets: a thread that runs out of memory may take
 * the server with it. Its priority is that of the server: its time is limited, and a busy machine would leave it none.
 * @param name of its file, without the ending
 * @param memory in megabytes
 */
export function startProcess(name: string, memory: number): ChildProcess {
  return fork(fileURLToPath(new URL(`./${name}.${isSource ? 'ts' : 'js'}`, import.meta.url)), {
    execArgv: [`--max-old-space-size=${memory}`, ...loader],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** The most rows and characters of a batch: none may hold up the server for more than a moment. */
const MOST = { rows: 250, characters: 256 * 1024 };

/** Rows in batches, as they are sent between processes and stored. */
export function* batches<R extends { cells: readonly string[] }>(rows: readonly R[]): Generator<R[]> {
  let batch: R[] = [];
  let characters = 0;
  for (const row of rows) {
    batch.push(row);
    for (const cell of row.cells) characters += cell.length + 1;
    if (characters < MOST.characters && batch.length < MOST.rows) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}
