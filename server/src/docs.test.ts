import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
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

/** The files of the sources, with `/` in their paths. */
const sources = ['contract/src', 'server', 'web', 'e2e', 'proof', 'scripts', 'deploy'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => !/(^|[\\/])(node_modules|dist|build)([\\/]|$)/.test(name))
    .map(name => `${folder}/${name.split(sep).join('/')}`),
);

/** The files of the sources that a page names in backticks: `files/sweep.ts`. */
function filesNamedIn(text: string): string[] {
  const names = [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|sql|css))`/g)].map(match => match[1] ?? '');
  // Not those that an example of CONTRIBUTING.md adds.
  return names.filter(name => !/NNNN|GROUP|VERSION|backup-|conductor-licence/.test(name));
}

const current = files.filter(file => file !== 'CHANGELOG.md');

test.each(current)('every file of the sources that %s names exists', file => {
  const named = filesNamedIn(readFileSync(join(root, file), 'utf8'));
  expect(named.filter(name => !sources.some(source => `/${source}`.endsWith(`/${name}`)))).toEqual([]);
});

test('there are pages with links and names of files', () => {
  expect(
    current.flatMap(file => filesNamedIn(readFileSync(join(root, file), 'utf8'))).length,
  ).toBeGreaterThan(20);
  expect(files.flatMap(file => linksOf(readFileSync(join(root, file), 'utf8'))).length).toBeGreaterThan(20);
});
