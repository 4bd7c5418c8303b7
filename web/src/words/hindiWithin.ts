import type { Language } from '@rto-desk/contract/words/words';

const DEVANAGARI = /[\u0900-\u097F]/g;
const LATIN = /[A-Za-z]/g;

/**
 * The `lang` of a text that people have typed: `hi` where it is Hindi on a screen in another language, so that a screen reader
 * speaks it in Hindi (WCAG 3.1.2): more Hindi than Latin letters. Nothing where it is in the language of the screen. In Hindi screens names in
 * Latin letters are left to the Hindi voice, which reads them.
 */
export function hindiWithin(text: unknown, shown: Language): 'hi' | undefined {
  if (shown === 'hi' || typeof text !== 'string') return undefined;
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(DEVANAGARI) > count(LATIN) ? 'hi' : undefined;
}
