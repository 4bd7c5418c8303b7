import { type ComponentProps, startTransition, useEffect, useState } from 'react';
import { hindiWithin } from '../words/hindiWithin.ts';
import { useLanguage } from '../words/useWords.ts';
import classes from './inputs.module.css';
import { Labelled, type Labels } from './Labelled.tsx';

export interface Option<V extends string = string> {
  value: V;
  label: string;
}

/** An option that says its own value. */
export const asOption = (value: string | number): Option => ({ value: String(value), label: String(value) });

interface Props extends Labels, Omit<ComponentProps<'select'>, keyof Labels | 'id' | 'children'> {
  options: readonly Option[];
}

/** So many options are drawn with the form. */
const FEW = 12;

/** One of several texts, chosen in the way of the device. */
export function Select({ label, description, error, required, className, options, ...props }: Props) {
  const { language } = useLanguage();
  const drawn = useDrawn(options, props.value);
  return (
    <Labelled {...{ label, description, error, required, className }}>
      {told => (
        <span className={classes.frame}>
          <select {...props} {...told} aria-required={required || undefined} className={classes.input}>
            {drawn.map(option => (
              <option key={option.value} value={option.value} lang={hindiWithin(option.label, language)}>
                {option.label}
              </option>
            ))}
          </select>
          <svg className={classes.arrow} viewBox="0 0 16 16" aria-hidden="true">
            <path d="m4 6 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </span>
      )}
    </Labelled>
  );
}

/**
 * Of many options the chosen one, and right after the form has been seen all of them: those of states and districts are
 * half of what a citizen's form is made of.
 */
function useDrawn(options: readonly Option[], value: Props['value']): readonly Option[] {
  const [isWhole, setWhole] = useState(options.length <= FEW);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const chosen = isWhole ? [] : options.filter(option => option.value === value);
  return chosen.length === 0 ? options : chosen;
}
