import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Prints one line for the operator. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Told how far a step of a long command is, from 0 to 1. */
export type Progress = (step: string, done: number) => void;

/** How often a line of progress is written, in milliseconds: in a terminal, where the next replaces it, and in a log. */
const EVERY = { terminal: 200, log: 10_000 };

/** Shows the progress of a long command on stderr; stdout holds its result. */
export function showProgress(
  out: { isTTY?: boolean; write(text: string): unknown } = process.stderr,
  now = () => performance.now(),
): Progress {
  let current = '';
  let written = 0;
  let isOpen = false;
  return (step, done) => {
    const isNew = step !== current;
    if (!isNew && done < 1 && now() - written < (out.isTTY ? EVERY.terminal : EVERY.log)) return;
    const line = `> ${step}: ${Math.floor(done * 100)} %`;
    if (out.isTTY) out.write(`${isNew && isOpen ? '\n' : '\r'}${line}\x1b[K${done < 1 ? '' : '\n'}`);
    else out.write(`${line}\n`);
    [current, written, isOpen] = [step, now(), done < 1];
  };
}

/** Asks the operator for the passphrase of a backup, which is not shown. Throws without a terminal. */
export function askPassphrase(): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Error('The backup is encrypted. Set BACKUP_PASSPHRASE to its passphrase.');
  process.stdout.write('Passphrase of the backup: ');
  const nowhere = new Writable({ write: (_piece, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  return new Promise(done => {
    lines.once('line', passphrase => {
      lines.close();
      process.stdout.write('\n');
      done(passphrase);
    });
  });
}
