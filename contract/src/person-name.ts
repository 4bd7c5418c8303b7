/** What is said before a name and is none, in both scripts. */
const TITLES = new Set([
  'shri',
  'sri',
  'smt',
  'shrimati',
  'mr',
  'mrs',
  'ms',
  'km',
  'ku',
  'kumari',
  'श्री',
  'श्रीमती',
  'कुमारी',
]);

/**
 * A name as it is compared: without case, spaces, dots and what is said before it. "Smt. Sita  Bai" and "sita bai" are one
 * name; what only sounds alike is another.
 */
export function nameKey(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s.]+/u)
    .filter(word => word !== '');
  const own = words.filter((word, at) => at > 0 || !TITLES.has(word));
  // Whoever is called by a title alone is called so.
  return (own.length === 0 ? words : own).join('');
}

/** Whether two texts are one name. */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}
