import type { Validity } from '@rto-desk/contract/expiry';
import type { Words } from '@rto-desk/contract/words/words';
import { useWords } from '../words/useWords.ts';
import { relativeText } from './relativeDay.ts';
import { type Tone, ToneBadge } from './ToneBadge.tsx';

const tones = { expired: 'bad', soon: 'soon', valid: 'good', superseded: 'past', none: 'past' } as const;

/** The colour that stands for what dates say. */
export const toneOf = ({ state }: Validity): Tone => tones[state];

/** What expired longer ago, in days, no longer stands out from the rest. */
const LONG_AGO = 365;

/** What a document's dates say of it, in a word and its colour; how far away the date is stands beside the date. */
export function ExpiryBadge({ validity }: { validity: Validity }) {
  const { validity: texts } = useWords().documents;
  if (validity.state === 'none') return null;
  const isLongAgo = validity.state === 'expired' && validity.days < -LONG_AGO;
  return <ToneBadge tone={toneOf(validity)} outline={isLongAgo} text={texts[validity.state]} />;
}

/** What dates say, in words: `Expired, 5 days ago`. */
export function validityText(validity: Validity, words: Words): string {
  const text = words.documents.validity[validity.state];
  const isDue = validity.state === 'expired' || validity.state === 'soon';
  return isDue ? `${text}, ${relativeText(validity.days, words)}` : text;
}
