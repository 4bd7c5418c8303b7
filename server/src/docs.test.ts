import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

const files = ['', 'docs'].flatMap(folder =>
  readdirSync(join(root, folder))
    .filter(name => name.endsWith('.md'))
    .map(name => join(folder, name)),
);

/** The names by which the headings of a page are linked to. */
function anchorsOf(text: string): Set<string> {
  const headings = text.match(/^#+ .+$/gm) ?? [];
  return new Set(
    headings.map(heading =>
      heading
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** Where the links of a page lead that stay within the project. */
function linksOf(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(match => match[1] ?? '');
  return targets.filter(target => !/^(https?|mailto):/.test(target));
}

test.each(files)('every link of %s leads somewhere', file => {
  const text = readFileSync(join(root, file), 'utf8');
  const broken = linksOf(text).filter(link => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(readFileSync(join(root, target), 'utf8')).has(anchor);
  });
  expect(broken).toEqual([]);
});

test('there are pages with links', () => {
  expect(files.flatMap(file => linksOf(readFileSync(join(root, file), 'utf8'))).length).toBeGreaterThan(20);
});
