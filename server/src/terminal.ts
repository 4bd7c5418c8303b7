import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Prints one line for the operator. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
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
