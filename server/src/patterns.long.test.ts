import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFields } from '@rto-desk/contract/imports/fields';
import { headerKey } from '@rto-desk/contract/imports/header-key';
import { nameKey } from '@rto-desk/contract/normalise';
import { nameProblem, withoutDigits } from '@rto-desk/contract/person-name';
import { datesIn, endsWithinDate } from '@rto-desk/contract/reading/dates-in';
import { plainRows, readFields, readMark, recogniseKind } from '@rto-desk/contract/reading/read-rows';
import { markForm, mayBecomeMark } from '@rto-desk/contract/registration-mark';
import { typedDate } from '@rto-desk/contract/typed-date';
import { fieldSchema } from '@rto-desk/contract/validation';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { readCell } from './features/imports/read/cells.ts';
import { headingOf } from './features/imports/read/headings.ts';
import { isLegacyHindi, personIn, relationIn } from './features/imports/read/names.ts';
import { proposeFields } from './features/imports/read/proposals.ts';
import { optOutKeyword } from './features/messages/stopped.ts';

/*
 * A pattern that takes time squared freezes a process: 5,000 characters cost what 25 million should. Every pattern of the
 * server and the contract meets 10,000 hostile characters here, whatever its input is today.
 */

const LENGTH = 10_000;
/** In milliseconds; of three tries the quickest counts, since other tests run beside this one. */
const ALLOWED = 20;

/** Patterns that no caller's text reaches, by file: settings, our own code and what PostgreSQL says. */
const operators = ['server/src/config.ts', 'server/src/platform/database/', 'server/src/features/backup/'];

/**
 * Where a pattern is put together when it runs: of marks, links in names, and labels and dates of documents, which are fed below,
 * and of a screen's path, which is split by "/".
 */
const madeLater = [
  'contract/src/reading/dates-in.ts',
  'contract/src/reading/row-labels.ts',
  'contract/src/registration-mark.ts',
  'contract/src/person-name.ts',
  'server/src/platform/http/pages.ts',
];

const root = join(import.meta.dirname, '../..');

const patterns = ['server/src', 'contract/src'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(file => join(folder, file))
    .filter(
      file =>
        file.endsWith('.ts') && !/\.test\.ts$|test-support|\/(testing|trust|demo|sample-data)\//.test(file),
    )
    .filter(file => !operators.some(place => file.startsWith(place)))
    .flatMap(patternsIn),
);

function patternsIn(file: string): { file: string; pattern: string; flags: string }[] {
  const found: ReturnType<typeof patternsIn> = [];
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  new Visitor({
    Literal: node => {
      if ('regex' in node && node.regex) found.push({ file, ...node.regex });
    },
    NewExpression: ({ callee }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
      expect(madeLater, `${file} makes a pattern when it runs`).toContain(file);
    },
  }).visit(program);
  return found;
}

/** Texts that nearly fit: runs of each character that a pattern names, alone, in pairs, after a digit, a letter and each word in it. */
function* hostile(pattern: string): Generator<string> {
  const named = pattern.replace(/\\u[0-9a-f]{4}/gi, code =>
    String.fromCharCode(Number.parseInt(code.slice(2), 16)),
  );
  const own = [...named].filter(character => /[^\\^$()[\]{}?*+|A-Za-z0-9]/u.test(character));
  const atoms = [...new Set([...own.slice(0, 8), ...'1aA .,-अ\t@"'])];
  const words = [...new Set(pattern.match(/\p{L}{3,}/gu))].slice(0, 8);
  for (const one of atoms) {
    for (const word of words) yield `${word}${one.repeat(LENGTH)}\u0001`;
    for (const end of ['\u0001', 'x', '']) {
      yield one.repeat(LENGTH) + end;
      yield `1${one.repeat(LENGTH)}${end}`;
    }
    yield `a${one.repeat(LENGTH)}\u0001`;
    for (const other of atoms) if (other !== one) yield `${(one + other).repeat(LENGTH / 2)}\u0001`;
  }
}

function quickest(act: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && best > ALLOWED; tries += 1) {
    const start = performance.now();
    act();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

test('no pattern takes longer than 20 ms for 10,000 hostile characters', () => {
  expect(patterns.length).toBeGreaterThan(100);
  const slow = patterns.flatMap(({ file, pattern, flags }) => {
    const made = new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`);
    for (const text of hostile(pattern)) {
      const took = quickest(() => text.replace(made, ''));
      if (took > ALLOWED)
        return [`${file}: /${pattern}/ took ${Math.round(took)} ms for ${JSON.stringify(text.slice(0, 5))}…`];
    }
    return [];
  });
  expect(slow).toEqual([]);
});

const reading: Record<string, (text: string) => unknown> = {
  headerKey,
  headingOf,
  isLegacyHindi,
  personIn,
  relationIn,
  markForm,
  mayBecomeMark,
  nameKey,
  nameProblem,
  withoutDigits,
  optOutKeyword,
  typedDate,
  datesIn,
  endsWithinDate,
  document: text => {
    const rows = plainRows([{ page: 1, line: 1, text }]);
    return [recogniseKind(rows, text), readMark(rows, text), readFields('insurances', rows, text)];
  },
  proposals: text =>
    proposeFields({ columns: [{ header: text, samples: [text.slice(0, 100)] }], about: text }),
  ...Object.fromEntries(
    [...listFields.keys()].map(field => [field, (text: string) => readCell(field, text)]),
  ),
  ...Object.fromEntries(
    [...listFields].map(([name, field]) => [
      `form: ${name}`,
      (text: string) => fieldSchema(field).safeParse(text),
    ]),
  ),
};

test.each(Object.keys(reading))('%s takes at most 20 ms for 10,000 hostile characters', name => {
  const texts = ['1,', '.', ' ', 'a.', '1', '-', 'A', '@', 'अ', "'"].flatMap(part => [
    part.repeat(LENGTH / part.length),
    `${part.repeat(LENGTH / part.length)}x`,
    `1${part.repeat(LENGTH / part.length)}\u0001`,
  ]);
  const slow = texts.filter(text => quickest(() => reading[name]?.(text)) > ALLOWED);
  expect(slow.map(text => text.slice(0, 5))).toEqual([]);
});
