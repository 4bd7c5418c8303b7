import { headerKey } from '@rto-desk/contract/imports/header-key';
import { headingWords, kindWords, type Meaning } from '@rto-desk/contract/imports/synonyms';
import { type KindSlug, kindOf, kinds } from '@rto-desk/contract/kinds/index';
import { en } from '@rto-desk/contract/words/en';
import { hi } from '@rto-desk/contract/words/hi';

/** Every word and phrase with what it means; what is written over columns goes before the names of kinds. */
const lexicon: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...kinds.flatMap(({ slug }) => namesOf(slug).map((name): [string, Meaning] => [headerKey(name), slug])),
  ...Object.entries(headingWords).flatMap(([meaning, words]) =>
    // The keys of the table are meanings.
    words.split(',').map((word): [string, Meaning] => [headerKey(word), meaning as Meaning]),
  ),
]);
const LONGEST_PHRASE = Math.max(...[...lexicon.keys()].map(phrase => phrase.split(' ').length));

/** A heading without the example that forms give: "Vehicle Number (e.g. CG04AB1234)". */
export const withoutExample = (header: string): string => header.replace(EXAMPLE, ' ').trim();

const EXAMPLE =
  /\(\s*(?:e\.? ?g|example|for example|जैसे|उदा|उदाहरण)[\s.,:-][^()]{0,100}\)|(?:\be\.g\.|\beg[.:]|\bexample:|जैसे ).{0,100}$/i;

/** What the words of a heading mean, the longest phrases first, and whether it has other words besides. */
export function meaningsOf(header: string): { meanings: Set<Meaning>; unknown: boolean } {
  const words = wordsOf(header);
  const meanings = new Set<Meaning>();
  let unknown = false;
  for (let at = 0; at < words.length; ) {
    const length = phraseAt(words, at);
    const meaning = lexicon.get(words.slice(at, at + length).join(' '));
    if (meaning === undefined) unknown = true;
    else if (meaning !== 'filler') meanings.add(meaning);
    at += Math.max(1, length);
  }
  return { meanings, unknown };
}

function phraseAt(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    if (lexicon.has(words.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}

/** The words of a heading: `insuranceExpiryDate`, `INSURANCE_EXPIRY` and `Insurance-Expiry` are the same; `REGDNO` is two words. */
export function wordsOf(header: string): string[] {
  const spaced = header.replace(/[\p{L}\p{M}\p{N}]+/gu, word =>
    lexicon.has(headerKey(word))
      ? word
      : word
          .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
          .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
          .replace(/(\p{L}{3})(\d)/gu, '$1 $2'),
  );
  const words = headerKey(spaced).split(' ');
  return words.flatMap(word => {
    if (lexicon.has(word)) return [word];
    // "Maker's Name", "Owners"
    if (word.endsWith('s') && lexicon.has(word.slice(0, -1))) return [word.slice(0, -1)];
    return word.length < 5 ? [word] : (parted(word) ?? [word]);
  });
}

/** A word that is several known ones in a row; null where it is not. */
function parted(word: string): string[] | null {
  if (word.length > 40) return null;
  const ways: (string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    ways[end] = null;
    for (let start = 0; start < end - 1 && ways[end] === null; start += 1) {
      const before = ways[start];
      const part = word.slice(start, end);
      if (before && lexicon.has(part)) ways[end] = [...before, part];
    }
  }
  return ways[word.length] ?? null;
}

/** What a kind is called: by the catalogues of both languages, and by offices in their lists. */
export function namesOf(slug: KindSlug): string[] {
  const called = [en, hi].flatMap(({ kinds }) => [kinds[slug].one, kinds[slug].many, kinds[slug].short]);
  return [kindOf(slug).type, ...called, ...(kindWords[slug]?.split(',') ?? [])];
}
