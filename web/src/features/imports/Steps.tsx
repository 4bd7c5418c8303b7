import { importsTexts, usePageTexts } from '../../words/pageTexts.ts';
import classes from './imports.module.css';

const steps = ['upload', 'columns', 'check'] as const;
type Step = (typeof steps)[number];

/** The three steps of a list, and which of them this is. */
export function Steps({ at }: { at: Step }) {
  const screens = usePageTexts(importsTexts);
  return (
    <ol className={classes.steps} aria-label={screens.stepsLabel}>
      {steps.map((step, place) => (
        <li
          key={step}
          className={classes.step}
          aria-current={step === at ? 'step' : undefined}
          data-past={place < steps.indexOf(at) || undefined}
        >
          <span className={classes.place}>{place + 1}</span>
          {screens.steps[step]}
        </li>
      ))}
    </ol>
  );
}
