import { wordsFor } from '@rto-desk/contract/words/languages';
import { expect, it } from 'vitest';
import { shownList } from './shownValue.ts';

it('shows each class of a licence in the language of the reader', () => {
  const words = wordsFor('hi');
  expect(shownList('MCWG, Road Roller', words)).toBe(`MCWG, ${words.values['Road Roller']}`);
  expect(shownList(null, words)).toBe('');
});
