import { hindiWithin } from '../words/hindiWithin.ts';
import { useLanguage } from '../words/useWords.ts';
import classes from './ToneBadge.module.css';
import { ToneIcon } from './ToneIcon.tsx';

/** What a colour says: red, amber, green or grey of a status, and blue of what is under way or merely told. */
export type Tone = 'bad' | 'soon' | 'good' | 'past' | 'info';

interface Props {
  tone: Tone;
  text: string;
  /** Without its ground, beside others that matter more. */
  outline?: boolean;
}

/** A status in words, on the colour that stands for it. */
export function ToneBadge({ tone, text, outline }: Props) {
  const { language } = useLanguage();
  return (
    <span
      className={classes.badge}
      data-tone={tone}
      data-outline={outline || undefined}
      lang={hindiWithin(text, language)}
    >
      <ToneIcon tone={tone} />
      {text}
    </span>
  );
}
