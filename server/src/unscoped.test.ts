import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds } from '@rto-desk/contract/kinds/index';
import { expect, test } from 'vitest';

/** Sources that ask for nobody in particular: tests and what they use, who sees what, and what fills an empty office. */
const free = /\.test\.ts$|^(testing|trust|scope|demo|sample-data)\//;

const tables = [
  'citizens',
  'vehicles',
  'expiries',
  'searchable_numbers',
  'messages',
  'service_requests',
  'document_inquiries',
  'users',
  ...kinds.map(kind => kind.collection),
].join('|');

/** A query that starts from a table of personal data, built or in SQL; by a kind's name, too. */
const query = new RegExp(
  `selectFrom\\((\\[?'(${tables})\\b|tableOf|sql)|^(?!\\s*(//|\\*|/\\*)).*\\bfrom ((${tables})\\b|\\$\\{sql\\.(table|ref)\\()`,
);

test('queries on personal data start within a reach, or say why not', () => {
  const unscoped = sources().flatMap(([file, lines]) =>
    lines.flatMap((line, at) =>
      query.test(line) && !isExplained(lines, at) ? [`${file}:${at + 1}: ${line.trim()}`] : [],
    ),
  );
  expect(unscoped).toEqual([]);
});

test('only the folder of reach and the rules of access tell roles apart', () => {
  const telling = sources().filter(([, lines]) => lines.some(line => /reachOf|aller\.role [!=]=/.test(line)));
  expect(telling.map(([file]) => file)).toEqual([]);
});

/** Whether `// unscoped: why` stands above the line, or above one of those that its statement begins with. */
function isExplained(lines: readonly string[], at: number): boolean {
  const indent = (line = '') => line.search(/\S/);
  for (let begin = at; begin >= 0; begin -= 1) {
    const line = lines[begin] ?? '';
    if (begin !== at && (line.trim() === '' || indent(line) >= indent(lines[at]))) continue;
    if (begin !== at && /\{$/.test(line)) return false;
    if (/\/\/ unscoped: \S/.test(lines[begin - 1] ?? '')) return true;
    if (indent(line) === 0) return false;
    at = begin;
  }
  return false;
}

function sources(): [string, string[]][] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  return files
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.ts') && !free.test(file))
    .map(file => [file, readFileSync(join(import.meta.dirname, file), 'utf8').split('\n')]);
}
