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
  bad: 'M6 1.5v5.5M6 9.5v1',
  soon: 'M6 1.5a4.5 4.5 0 1 0 .01 0M6 3.5V6l2 1',
  good: 'm2 6.5 2.5 2.5L10 3.5',
};
