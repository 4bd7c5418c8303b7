import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be mistaken for each other, spoken or in print. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A reference to quote, such as `SR-7K3M-9QXD`: one of about 850,000 million, so that none is guessed. */
export function freshReference(prefix: string): string {
  const part = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${prefix}-${part()}-${part()}`;
}
