import type { ComponentProps } from 'react';
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

/** One of several texts, chosen in the way of the device. */
export function Select({ label, description, error, required, className, options, ...props }: Props) {
  return (
    <Labelled {...{ label, description, error, required, className }}>
      {told => (
        <span className={classes.frame}>
          <select {...props} {...told} aria-required={required || undefined} className={classes.input}>
            {options.map(option => (
              <option key={option.value} value={option.value}>
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
