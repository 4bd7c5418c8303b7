import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

// Imports of types count: who names another's types cannot be read or changed without it.
test.each(['server/src', 'server/src/features', 'web/src', 'web/src/features'])(
  'the folders of %s stand on one another in no circle',
  folder => {
    expect(circles(importsBetween(join(root, folder)))).toEqual([]);
  },
);

// Their schemas would bring zod, 20 kB, to every phone.
test('pages import nothing but types from the endpoints', () => {
  const pages = join(root, 'web/src');
  const importing = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter(
    file =>
      /\.tsx?$/.test(file) &&
      !file.includes('.test.') &&
      /^import (?!type )[^;]*?from '@rto-desk\/contract\/endpoints\//m.test(
        readFileSync(join(pages, file), 'utf8'),
      ),
  );
  expect(importing).toEqual([]);
});

/** Each folder with the folders beside it that its files import from, tests left out. */
function importsBetween(folder: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const from = file.split(sep)[0];
    if (!/\.tsx?$/.test(file) || file.includes('.test.') || from === undefined || from === file) continue;
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, path = ''] of source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const [to = '', ...inside] = relative(folder, join(folder, dirname(file), path)).split(sep);
      if (to === '..' || to === from || inside.length === 0) continue;
      imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

/** A way from a folder back to itself for each folder that has one. */
function circles(imports: Map<string, Set<string>>): string[] {
  const wayBack = (to: string, way: readonly string[], seen: Set<string>): string | undefined => {
    for (const next of imports.get(way.at(-1) ?? to) ?? []) {
      if (next === to) return [...way, to].join(' → ');
      if (seen.has(next)) continue;
      const found = wayBack(to, [...way, next], seen.add(next));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return [...imports.keys()].flatMap(folder => wayBack(folder, [folder], new Set()) ?? []);
}
