import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** In development and tests the sources run as they are. */
const isSource = import.meta.url.endsWith('.ts');
const loader = isSource ? ['--conditions=source', '--import', 'tsx'] : [];

/**
 * Starts a program of this folder in a process of its own, which knows no secrets: a thread that runs out of memory may take
 * the server with it.
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
