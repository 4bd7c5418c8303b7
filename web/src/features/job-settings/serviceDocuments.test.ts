// @vitest-environment jsdom
import { en } from '@rto-desk/contract/words/en';
import { expect, it } from 'vitest';
import { nextPlace } from './named.ts';
import {
  asLines,
  differ,
  errorKey,
  lineErrors,
  movedUp,
  serviceDocumentsOf,
  withLine,
} from './serviceDocuments.ts';

const form = { name_en: 'Form 2', name_hi: 'फॉर्म 2', kind: 'copy', document_kind: null } as const;
const licence = { name_en: 'Licence', name_hi: 'लाइसेंस', kind: 'original', document_kind: 'dl' } as const;

it('required documents are ordered, added and removed, and empty lines are dropped', () => {
  const lines = asLines([form, licence]);
  expect(differ(lines, [form, licence])).toBe(false);
  const moved = movedUp(lines, 1);
  expect(serviceDocumentsOf(moved)).toEqual([licence, form]);
  expect(differ(moved, [form, licence])).toBe(true);
  expect(movedUp(lines, 0)).toEqual(lines);
  const longer = withLine(moved);
  expect(new Set(longer.map(({ key }) => key)).size, 'each line is told from the others').toBe(3);
  expect(serviceDocumentsOf(longer), 'an empty line is no paper').toEqual([licence, form]);
});

it('a required document needs a name in each language', () => {
  const [line] = asLines([{ ...form, name_hi: ' ' }]);
  if (line === undefined) throw new Error('No line');
  expect(Object.keys(lineErrors(withLine([line]), en))).toEqual([errorKey(line, 'name_hi')]);
});

it('a new stage stands behind the others, and no reason behind the one that ends the list', () => {
  expect(nextPlace([])).toBe(10);
  expect(nextPlace([{ place: 20 }, { place: 45 }])).toBe(55);
  expect(nextPlace([{ place: 70 }, { place: 1000 }])).toBe(80);
  expect(nextPlace([{ place: 995 }])).toBe(1000);
});
