import type { Validity } from '@rto-desk/contract/expiry';
import type { Words } from '@rto-desk/contract/words/words';
import { useWords } from '../words/useWords.ts';
import { relativeText } from './relativeDay.ts';
import { type Tone, ToneBadge } from './ToneBadge.tsx';

const tones = { expired: 'bad', soon: 'soon', valid: 'good', superseded: 'past', none: 'past' } as const;

/** The colour that stands for what dates say. */
export const toneOf = ({ state }: Validity): Tone => tones[state];

/** What a document's dates say of it, in words and in the colour that stands for it. */
export function ExpiryBadge({ validity }: { validity: Validity }) {
  const words = useWords();
  if (validity.state === 'none') return null;
  return <ToneBadge tone={toneOf(validity)} text={validityText(validity, words)} />;
}

/** From here on nobody counts the days of an expired document any more. */
const LONG = 60;

/** What dates say, in words. */
export function validityText(validity: Validity, words: Words): string {
  const texts = words.documents.validity;
  switch (validity.state) {
    case 'none':
      return texts.none;
    case 'superseded':
      return texts.superseded;
    case 'expired':
      return -validity.days < LONG
        ? texts.expired(-validity.days)
        : texts.expiredLong(relativeText(validity.days, words));
    case 'soon':
      return validity.days === 0 ? texts.today : texts.soon(validity.days);
    case 'valid':
      return texts.valid;
  }
}
