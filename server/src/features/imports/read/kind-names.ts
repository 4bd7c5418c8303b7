import { kindWords } from '@rto-desk/contract/imports/synonyms';
import { type KindSlug, kindOf } from '@rto-desk/contract/kinds/index';
import { en } from '@rto-desk/contract/words/en';
import { hi } from '@rto-desk/contract/words/hi';

/** What a kind is called: by the catalogues of both languages, and by offices in their lists. */
export function namesOf(slug: KindSlug): string[] {
  const called = [en, hi].flatMap(({ kinds }) => [kinds[slug].one, kinds[slug].many, kinds[slug].short]);
  return [kindOf(slug).type, ...called, ...(kindWords[slug]?.split(',') ?? [])];
}
