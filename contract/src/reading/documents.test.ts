import { expect, test } from 'vitest';
import { kinds } from '../kinds/index.ts';
import { papersOfInsurers } from './papers-of-insurers.ts';
import { papersOfLicences } from './papers-of-licences.ts';
import { papersOfOffices } from './papers-of-offices.ts';
import { papersOfPermits } from './papers-of-permits.ts';
import { papersOfVehicles } from './papers-of-vehicles.ts';
import { plainRows, readFields, recogniseKind } from './read-rows.ts';

/** A paper with what is to be read of it. */
function documentOf(written: string) {
  const [head = '', values = '', ...texts] = written.split('\n');
  const [slug, layout = ''] = head.slice(2).split(': ');
  const kind = kinds.find(one => one.slug === slug);
  if (kind === undefined) throw new Error(`No kind: ${head}`);
  const wanted = values
    .slice(2)
    .split('; ')
    .filter(Boolean)
    .map(pair => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)] as const);
  return { kind, layout, wanted: Object.fromEntries(wanted), texts };
}

const all = [papersOfInsurers, papersOfOffices, papersOfVehicles, papersOfPermits, papersOfLicences];
const papers = all.flatMap(texts => texts.trim().split('\n\n').map(paperOf));

test('each kind has papers of at least six layouts', () => {
  for (const kind of kinds) {
    const own = papers.filter(paper => paper.kind === kind);
    expect(own.length, kind.slug).toBeGreaterThanOrEqual(6);
  }
});

test.each(papers.map(paper => [`${paper.kind.slug}: ${paper.layout}`, paper] as const))(
  'reads of %s its own days and no others',
  (_name, { kind, wanted, texts }) => {
    const rows = plainRows(texts.map((text, at) => ({ page: 1, line: at + 1, text })));
    expect(recogniseKind(rows, 'scan.pdf')).toBe(kind.slug);
    const read = Object.entries(readFields(kind.slug, rows, 'scan.pdf')).map(
      ([name, { value }]) => [name, value] as const,
    );
    const told = read.filter(([name, value]) => name in wanted || /^\d{4}-\d{2}-\d{2}$/.test(value));
    expect(Object.fromEntries(told)).toEqual(wanted);
  },
);
