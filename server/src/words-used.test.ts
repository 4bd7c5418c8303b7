import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '@rto-desk/contract/words/en';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The code of the workspaces that read texts, in one piece, without the catalogues themselves and without tests. */
function code(): string {
  const folders = ['contract/src', 'server/src', 'web/src'].map(folder => join(root, folder));
  const files = folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  );
  return files
    .filter(
      name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !/words\/(en|hi)(\/|\.ts)/.test(name),
    )
    .map(name => readFileSync(name, 'utf8'))
    .join('\n');
}

/** The places of all texts: `['citizens', 'title']`. */
function placesOf(words: object, above: readonly string[] = []): string[][] {
  return Object.entries(words).flatMap(([name, text]) => {
    const place = [...above, name];
    return typeof text === 'object' ? placesOf(text, place) : [place];
  });
}

test('every text is read by some code', () => {
  const all = code();
  const reads = (name: string) => new RegExp(`(\\.|\\{ |, )${name.replaceAll('-', '\\-')}\\b`).test(all);
  /** A group whose texts are chosen while running: `statuses[status]`, or handed on whole. */
  const chosen = (name: string) => new RegExp(`\\b${name}(\\[|\\)|,|;|\\.map)`).test(all);
  const unused = placesOf(en).filter(place => {
    // Looked up by names on the wire, stored values and codes of problems.
    if (['fields', 'validation', 'values'].includes(place[0] ?? '')) return false;
    const groups = place.slice(1, -1);
    return !reads(place.at(-1) ?? '') && !groups.some(chosen);
  });
  expect(unused.map(place => place.join('.'))).toEqual([]);
});
