import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Sources without a caller: tests and what they use, scope itself, and what fills an empty office. */
const free = /\.test\.ts$|test-support\.ts$|^(testing|trust|scope|demo|sample-data)\//;

/** Tables without personal data. All others have some, and so does a new one until it is listed here. */
const impersonal = [
  'backups',
  'branches',
  'breaches',
  'bulk_notice_documents',
  'bulk_notices',
  'database_watermark',
  'date_rules',
  'day_books',
  'day_closings',
  'document_kinds',
  'early_statuses',
  'fee_rules',
  'issued_numbers',
  'job_reject_reasons',
  'job_stages',
  'letter_template_versions',
  'letter_templates',
  'name_vocabulary',
  'number_books',
  'number_checks',
  'number_series',
  'numbered_records',
  'office_settings',
  'pair_searches',
  'privacy_notices',
  'receipt_allocations',
  'secrets',
  'sending_pauses',
  'server_warnings',
  'service_days',
  'service_papers',
];

const personal = tablesOfMigrations().filter(table => !impersonal.includes(table));

/** A step of the query builder that takes a table, unless that is an impersonal one: what a variable names may be any. */
const built = new RegExp(
  `\\b(?:selectFrom|(?:inner|left|right|full|cross)Join(?:Lateral)?|updateTable|deleteFrom|mergeInto|using)\\(` +
    `(?!\\s*'(?:${impersonal.join('|')})\\b)`,
  'g',
);

/** The same in SQL: a personal table, after others too, or what is put in, unless that is within reach. */
const written = new RegExp(
  `\\b(?<!distinct )(?:from|join|update|using)\\s+(?:only\\s+)?(?:[\\w ]+,\\s*)*(?:(?:${personal.join('|')})\\b|\\$\\{(?!(?:rowsWithin|requestsWithin|inquiriesWithin|accountsByName)\\())`,
  'g',
);

const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

test('what reads, changes or removes personal data starts within a reach, or says why not', () => {
  expect(sources().flatMap(([file, text]) => unscoped(text).map(line => `${file}:${line}`))).toEqual([]);
});

test.each([
  "db.selectFrom('citizens')",
  "db\n    .selectFrom(\n      'vehicles')",
  "db.selectFrom(['branches', 'users'])",
  'db.selectFrom(tableOf(kind))',
  "within(db, caller).expiries().innerJoin('citizens', 'citizens.id', 'expiries.citizen_id')",
  "within(db, caller).messages().leftJoin('users as writers', 'writers.id', 'messages.created_by')",
  "db.updateTable('puccs')",
  "db.deleteFrom('files')",
  'sql`select 1 from citizens`',
  'sql`select 1\n    from\n      history`',
  'sql`select 1 from branches, users`',
  'sql`select 1 from branches join sessions on true`',
  'sql`update reminders set stage = 1`',
  'sql`delete from contact_requests`',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it stands in a template.
  'sql`select 1 from ${sql.table(kind.collection)}`',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it stands in a template.
  'sql`select 1 from ${name}`',
])('a query without reach is noticed: %s', query => {
  expect(unscoped(`export function found() {\n  return ${query};\n}`)).toHaveLength(1);
  expect(unscoped(`export function found() {\n  // unscoped: one's own\n  return ${query};\n}`)).toEqual([]);
});

test('only the folder of reach and the rules of access tell roles apart', () => {
  const telling = sources().filter(([, text]) => /reachOf|aller\.role [!=]=/.test(text));
  expect(telling.map(([file]) => file)).toEqual([]);
});

/** The lines of a source, counted from one, where a query on personal data begins without reach and without a reason. */
function unscoped(text: string): number[] {
  const lines = text.split('\n');
  const code = text.replaceAll(comment, found => found.replaceAll(/\S/g, ' '));
  return [built, written].flatMap(query =>
    [...code.matchAll(query)]
      .map(({ index }) => code.slice(0, index).split('\n').length)
      .filter(line => !isExplained(lines, line - 1)),
  );
}

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

function sources(): [string, string][] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  return files
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.ts') && !free.test(file))
    .map(file => [file, readFileSync(join(import.meta.dirname, file), 'utf8')]);
}

function tablesOfMigrations(): string[] {
  const folder = join(import.meta.dirname, '../migrations');
  return readdirSync(folder).flatMap(file =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^create table (\w+)/gm)].map(
      ([, table = '']) => table,
    ),
  );
}
