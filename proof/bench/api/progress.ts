/** Reports progress to the terminal; the figures themselves go to the standard output. */
export function reportProgress(line: string): void {
  process.stderr.write(`${line}\n`);
}
