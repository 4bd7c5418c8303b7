const LIMIT = 255;

/** Control characters, and those that turn the direction of text so that "fdp.exe" reads as "exe.pdf". */
const UNFIT = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** The name that a person's device gave a file, fit to be stored and shown; null when nothing is left of it. */
export function tidyFileName(given: string | null | undefined): string | null {
  const base = (given ?? '').toWellFormed().normalize('NFC').split(/[\\/]/).pop() ?? '';
  const tidy = base.replace(UNFIT, '').trim();
  if (tidy === '') return null;
  if (tidy.length <= LIMIT) return tidy;
  const ending = /\.[a-z0-9]{1,10}$/i.exec(tidy)?.[0] ?? '';
  return tidy.slice(0, LIMIT - ending.length).toWellFormed() + ending;
}
