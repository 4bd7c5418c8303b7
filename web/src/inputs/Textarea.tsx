import type { ComponentProps } from 'react';
import classes from './inputs.module.css';
import { Labelled, type Labels } from './Labelled.tsx';

interface Props extends Labels, Omit<ComponentProps<'textarea'>, keyof Labels | 'id' | 'children'> {}

/** Several lines of text. It grows with them where the browser can (`field-sizing`), and can be drawn larger elsewhere. */
export function Textarea({ label, description, error, required, className, rows = 2, ...props }: Props) {
  return (
    <Labelled {...{ label, description, error, required, className }}>
      {told => (
        <textarea
          {...props}
          {...told}
          rows={rows}
          aria-required={required || undefined}
          className={`${classes.input} ${classes.lines}`}
        />
      )}
    </Labelled>
  );
}
