import { describe, expect, test } from 'vitest';
import { kinds } from '../kinds/index.ts';
import { plainRows, readFields, readMark, recogniseKind, type TextRow } from './read-rows.ts';
import { type Sample, samples } from './samples.ts';

const onPage = (page: number, texts: readonly string[]): TextRow[] =>
  texts.map((text, at) => ({ page, line: at + 1, text }));

/** The ways in which a sample may be laid out. */
const layouts: Record<string, (sample: Sample) => TextRow[]> = {
  'label and value after a colon': ({ title, lines }) =>
    onPage(1, [title, ...lines.map(([label, text]) => `${label}: ${text}`)]),
  'labels and values drawn apart': ({ title, lines }) =>
    onPage(1, [title, ...lines.map(([label, text]) => `${label}      ${text}`)]),
  'values below their labels': ({ title, lines }) => onPage(1, [title, ...lines.flat()]),
  'Devanagari between labels and values': ({ title, lines }) =>
    onPage(1, [`प्रमाण पत्र ${title}`, ...lines.map(([label, text]) => `${label} / वैधता तिथि : ${text}`)]),
  'ligatures and typeset hyphens': ({ title, lines }) =>
    onPage(
      1,
      [title, ...lines.map(([label, text]) => `${label} : ${text}`)].map(text =>
        text.replaceAll('fi', 'ﬁ').replaceAll('fl', 'ﬂ').replaceAll('-', '‑'),
      ),
    ),
  'data on page 4 between page numbers': ({ title, lines }) => [
    ...onPage(1, [title, 'Page 1 of 4']),
    ...onPage(2, ['Terms and conditions apply.', 'Page 2 of 4']),
    ...onPage(4, [...lines.map(([label, text]) => `${label} Page 4 of 4 ${text}`)]),
  ],
  'a year on the next line': ({ title, lines }) =>
    onPage(1, [
      title,
      ...lines.flatMap(([label, text]) => {
        const cut = /^(.*\d[-/ ](?:\d{2}|[A-Z][a-z]{2})[-/ ])(\d{4})$/.exec(text);
        return cut === null ? [`${label} ${text}`] : [`${label} ${cut[1]}`, `${cut[2]}`];
      }),
    ]),
};

describe.each(kinds.map(({ slug }) => slug))('a document of %s', slug => {
  test.each(Object.entries(layouts))('is recognised and read with %s', (_name, lay) => {
    const sample = samples[slug];
    const rows = plainRows(lay(sample));
    expect(recogniseKind(rows, 'scan.pdf')).toBe(slug);
    const read = Object.entries(readFields(slug, rows, 'scan.pdf')).map(([name, { value }]) => [name, value]);
    expect(Object.fromEntries(read)).toMatchObject(sample.values);
    const isOfVehicle = sample.lines.some(([, text]) => text.replace(/[- ]/g, '') === 'CG04MB1234');
    expect(readMark(rows, 'scan.pdf')?.value).toBe(isOfVehicle ? 'CG04MB1234' : undefined);
  });
});

test('a policy with one period for third parties ends by it', () => {
  const rows = onPage(1, ['Liability Policy', 'Policy No: TP-1', 'TP Cover 01/01/2026 to 31/12/2026']);
  const read = readFields('insurances', plainRows(rows), 'p.pdf');
  expect(read).toMatchObject({ end_date: { value: '2026-12-31', page: 1, line: 3 } });
  expect(read.tp_end_date).toBeUndefined();
});

test('reads the day before the month, and no day that does not exist', () => {
  const read = (day: string) =>
    readFields('puccs', onPage(1, [`Valid upto ${day}`]), 'p.pdf').valid_until?.value;
  expect(read('05/08/2026')).toBe('2026-08-05');
  expect(read('Mon Apr 03 06:09:38 UTC 2028')).toBe('2028-04-03');
  expect(read('08/25/2026')).toBeUndefined();
});

test('reads the mark that the vehicle has, and not one that it had', () => {
  const rows = onPage(1, [
    'Certificate of Registration',
    'Previous Registration No : MP09AB1111',
    'Temporary Regn No T0126CG1234A',
    'Registration No : CG04MB1234',
  ]);
  expect(readMark(plainRows(rows), 'rc.pdf')?.value).toBe('CG04MB1234');
});

test('reads kind and number from the name of a DigiLocker file', () => {
  expect(recogniseKind([], 'in.gov.transport-RVCER-CG04MB1234.pdf')).toBe('registrations');
  expect(readMark([], 'in.gov.transport-RVCER-CG04MB1234 (1).pdf')?.value).toBe('CG04MB1234');
  expect(readFields('dl', [], 'in.gov.transport-DRVLC-CG0420180001234.pdf').dl_no?.value).toBe(
    'CG0420180001234',
  );
});

test('reads nothing from a document of another sort', () => {
  const rows = plainRows(onPage(1, ['Invitation to a wedding', 'Raipur, 05/08/2026']));
  expect(recogniseKind(rows, 'card.pdf')).toBeNull();
  expect(readMark(rows, 'card.pdf')).toBeNull();
});
