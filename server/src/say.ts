/** Tells whoever runs the program one line. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
