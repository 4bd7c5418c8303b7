import { type SpawnOptions, spawn } from 'node:child_process';
import type { Account } from './account.ts';

/** What every PostgreSQL program of one cluster is started with. */
export interface ToolEnvironment {
  /** The `bin` folder. */
  readonly programs: string;
  readonly account: Account;
  /** Held until the last PostgreSQL process of the cluster has ended; see `takeLock`. */
  readonly lockDescriptor: number | undefined;
  /** What its environment holds beside the path to programs. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * What PostgreSQL is told its data directory is, when it is started inside it.
 *
 * On Linux the name leads straight to the directory that the process stands in. The kernel follows it
 * without asking for the parents, so a database below a private home (`/root` is 0700) works for an
 * account that may not enter that home: the folder is entered before root's rights are given up.
 */
export function dataDirectory(cluster: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : cluster;
}

/** How a PostgreSQL program is spawned for the cluster it works on. */
export function spawnOptions(cluster: string, { account, environment }: ToolEnvironment): SpawnOptions {
  return {
    cwd: cluster,
    ...(account.uid === undefined ? {} : { uid: account.uid, gid: account.gid }),
    // Neither the secrets of the application nor PG* variables of the caller belong in the database.
    env: { ...environment, PATH: process.env.PATH, SystemRoot: process.env.SystemRoot },
    windowsHide: true,
  };
}

/**
 * Runs a program to its end, with the text as its input.
 * @throws Error with what the program said when it fails
 */
export async function runTool(
  name: string,
  args: readonly string[],
  cluster: string,
  surroundings: ToolEnvironment,
  input = '',
): Promise<void> {
  const child = spawn(`${surroundings.programs}/${name}`, args, {
    ...spawnOptions(cluster, surroundings),
    stdio: ['pipe', 'pipe', 'pipe', surroundings.lockDescriptor ?? 'ignore'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  // A program that fails early closes its input; its exit code tells more than the broken pipe.
  child.stdin?.on('error', () => {});
  child.stdin?.end(input);
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', code => {
      if (code === 0) resolve();
      else reject(toolError(`${name} failed`, said.trim(), code));
    });
  });
}

/**
 * What is wrong with the path of a data folder, or null. PostgreSQL makes its database through a shell, in which some characters
 * mean something else, and reads paths on Windows in the code page of the machine.
 */
export function pathIssue(path: string, platform = process.platform): string | null {
  const isWindows = platform === 'win32';
  if ((isWindows ? /["$`\n]/ : /["$`\\\n]/).test(path))
    return `its path (${path}) must not contain any of " $ \` \\`;
  if (isWindows && /[^\x20-\x7e]/.test(path))
    return `its path (${path}) must have English letters only, such as C:\\rto-desk-data`;
  return isWindows && path.startsWith('\\\\')
    ? `its path (${path}) must be on a disk of this PC, such as C:\\rto-desk-data`
    : null;
}

/** The exit code of a program on Windows whose libraries are missing. */
const LIBRARY_MISSING = 0xc0000135;

/** The error of a program of PostgreSQL that has failed, with what to do where that is known. */
export function toolError(failure: string, said: string, code: number | null): Error {
  const advice =
    code === LIBRARY_MISSING
      ? 'Install the Microsoft Visual C++ Redistributable (x64): https://aka.ms/vs/17/release/vc_redist.x64.exe'
      : said.includes('administrative permissions')
        ? 'Start RTO Desk without "Run as administrator", or as an ordinary account.'
        : '';
  return new Error(`${failure}: ${[said, advice].filter(Boolean).join(' ')}`);
}
