import type { ComponentProps, ReactNode } from 'react';
import classes from './inputs.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: ReactNode;
}

/** Something that holds or does not. */
export function Checkbox({ label, ...props }: CheckboxProps) {
  return (
    <label className={classes.choice} data-disabled={props.disabled || undefined}>
      <input type="checkbox" {...props} />
      {label}
    </label>
  );
}

/** Something that is on or off from the moment it is pressed. */
export function Switch(props: CheckboxProps) {
  return <Checkbox {...props} role="switch" className={classes.switch} />;
}
