import type { ReactNode } from 'react';
import { hindiWithin } from '../words/hindiWithin.ts';
import { useLanguage } from '../words/useWords.ts';
import classes from './Facts.module.css';

/** What is known of something, each fact under its name; `wide` has the room of two. Facts that are null or false are left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode, 'wide'?])[] }) {
  const { language } = useLanguage();
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, fact]) => fact !== null && fact !== false)
        .map(([label, fact, width]) => (
          <div key={label} data-width={width}>
            <dt>{label}</dt>
            <dd lang={hindiWithin(fact, language)}>{fact}</dd>
          </div>
        ))}
    </dl>
  );
}
