import { wordsFor } from '@rto-desk/contract/words/languages';
import { expect, it } from 'vitest';
import { shownClasses } from './shownValue.ts';

it('shows each class of a licence in the language of the reader', () => {
  const words = wordsFor('hi');
  expect(shownClasses('MCWG, Road Roller', words)).toBe(`MCWG, ${words.values['Road Roller']}`);
  expect(shownClasses(null, words)).toBe('');
});
