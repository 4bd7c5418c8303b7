import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogues } from '@rto-desk/contract/words/languages';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What a file of code says of texts: every word in it, the names that it reads, and the groups that it hands on or looks up in. */
interface Reads {
  words: ReadonlySet<string>;
  names: ReadonlySet<string>;
  groups: ReadonlySet<string>;
}

/** The code of the workspaces that show texts, without the catalogues themselves and without tests. */
const files: readonly Reads[] = ['contract/src', 'server/src', 'web/src'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !/words\/(en|hi)(\/|\.ts)/.test(name),
    )
    .map(name => {
      const code = readFileSync(join(root, folder, name), 'utf8');
      const found = (pattern: RegExp) => new Set([...code.matchAll(pattern)].map(([, word = '']) => word));
      return {
        words: found(/([\w-]+)/g),
        names: found(/(?:\.|\{ |, |^\s+)(\w+)/gm),
        // `statuses[status]`, `texts.counts`, or the group as a whole.
        groups: found(/\b(\w+)(?:\[|\)|,|;|\.map| \})/g),
      };
    }),
);

/** The places of all texts: `['citizens', 'title']`. */
function placesOf(words: object, above: readonly string[] = []): string[][] {
  return Object.entries(words).flatMap(([name, text]) => {
    const place = [...above, name];
    return typeof text === 'object' ? placesOf(text, place) : [place];
  });
}

/** Looked up by names on the wire, stored values and codes of problems: some code must say the name. */
const isLookedUp = (place: readonly string[]) =>
  place.some(group => ['fields', 'validation', 'values'].includes(group));

function isRead(place: readonly string[]): boolean {
  const [section = ''] = place;
  const name = place.at(-1) ?? '';
  if (isLookedUp(place)) return name.split(' ').every(word => files.some(({ words }) => words.has(word)));
  const groups = place.slice(1, -1);
  return files.some(
    file =>
      // `words.imports`, or `importsTexts` of a group of pages.
      (file.words.has(section) || file.words.has(`${section}Texts`)) &&
      (file.names.has(name) || groups.some(group => file.groups.has(group))),
  );
}

test('every text is read by some code', () => {
  const unused = placesOf(catalogues.en).filter(place => !isRead(place));
  expect(unused.map(place => place.join('.'))).toEqual([]);
});
