import classes from './ToneBadge.module.css';
import type { Tone } from './ToneBadge.tsx';

/** The icon of a state beside its colour, for people who cannot tell the colours apart; none for neutral tones. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const path = paths[tone];
  return (
    path && (
      <svg className={classes.sign} viewBox="0 0 12 12" aria-hidden="true">
        <path d={path} />
      </svg>
    )
  );
}

const paths: Partial<Record<Tone, string>> = {
  bad: 'M6 1a5 5 0 1 0 .01 0M6 3.5v3M6 8.4v.1',
  soon: 'M6 1a5 5 0 1 0 .01 0M6 3.5V6l1.6 1',
  good: 'M6 1a5 5 0 1 0 .01 0M4 6.2l1.4 1.4L8 5',
};
