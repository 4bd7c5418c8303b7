import type { ComponentProps, ReactNode } from 'react';
import classes from './inputs.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: ReactNode;
}

/** A checkbox with its label. */
export function Checkbox({ label, ...props }: CheckboxProps) {
  return (
    <label className={classes.choice} data-disabled={props.disabled || undefined}>
      <input type="checkbox" {...props} />
      {label}
    </label>
  );
}

/** A switch that takes effect when it is pressed. */
export function Switch(props: CheckboxProps) {
  return <Checkbox {...props} role="switch" className={classes.switch} />;
}
