import type { ComponentProps, ReactNode } from 'react';
import classes from './inputs.module.css';
import { Labelled, type Labels } from './Labelled.tsx';

interface Props extends Labels, Omit<ComponentProps<'input'>, keyof Labels | 'id' | 'children'> {
  /** Of the input alone. */
  inputClass?: string | undefined;
  /** A sign that stands in front of what is typed. */
  sign?: string;
  /** A button at the end of the input. */
  end?: ReactNode;
}

/** One line of text, or a date. */
export function TextInput({
  label,
  description,
  error,
  required,
  className,
  inputClass,
  sign,
  end,
  ...props
}: Props) {
  return (
    <Labelled {...{ label, description, error, required, className }}>
      {told => (
        <span className={classes.frame}>
          {sign !== undefined && (
            <span className={classes.sign} aria-hidden="true">
              {sign}
            </span>
          )}
          <input
            {...props}
            {...told}
            aria-required={required || undefined}
            className={[classes.input, inputClass].filter(Boolean).join(' ')}
            data-sign={sign !== undefined || undefined}
            data-end={end !== undefined || undefined}
          />
          {end}
        </span>
      )}
    </Labelled>
  );
}
