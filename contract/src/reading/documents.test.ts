import { expect, test } from 'vitest';
import { kinds } from '../kinds/index.ts';
import { plainRows, readFields, recogniseKind } from './read-rows.ts';
import { insurerDocuments } from './testing/insurer-documents.ts';
import { licenceDocuments } from './testing/licence-documents.ts';
import { officeDocuments } from './testing/office-documents.ts';
import { permitDocuments } from './testing/permit-documents.ts';
import { vehicleDocuments } from './testing/vehicle-documents.ts';

/** A document with what is to be read of it. */
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

const all = [insurerDocuments, officeDocuments, vehicleDocuments, permitDocuments, licenceDocuments];
const documents = all.flatMap(texts => texts.trim().split('\n\n').map(documentOf));

test('each kind has documents of at least six layouts', () => {
  for (const kind of kinds) {
    const own = documents.filter(document => document.kind === kind);
    expect(own.length, kind.slug).toBeGreaterThanOrEqual(6);
  }
});

test.each(documents.map(document => [`${document.kind.slug}: ${document.layout}`, document] as const))(
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
