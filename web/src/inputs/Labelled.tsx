import { type ReactNode, useId } from 'react';
import classes from './inputs.module.css';

/** What stands around an input. */
export interface Labels {
  label: ReactNode;
  /** Help, below the input, so that inputs beside each other stay in line. */
  description?: ReactNode;
  /** Why what was typed is refused; nothing where it is not. */
  error?: ReactNode;
  /** Whether it must be filled in; the form says so, not the browser. */
  required?: boolean | undefined;
  /** Of the whole, input and texts. */
  className?: string | undefined;
}

/** What an input says of itself to those who cannot see the texts around it. */
interface Told {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends Labels {
  children: (told: Told) => ReactNode;
}

/** An input with its label above and its help and error below, which screen readers tell with it. */
export function Labelled({ label, required, children, ...texts }: Props) {
  const id = useId();
  return (
    <div className={texts.className} data-labelled>
      <label className={classes.label} htmlFor={id}>
        {label}
        <Mark required={required} />
      </label>
      {children({ id, ...describedBy(id, texts) })}
      <Below id={id} {...texts} />
    </div>
  );
}

interface GroupProps extends Labels {
  role?: 'radiogroup';
  children: ReactNode;
}

/** Several inputs under one label, with its help and error. */
export function LabelledGroup({ role, label, required, children, ...texts }: GroupProps) {
  const id = useId();
  const { 'aria-describedby': described } = describedBy(id, texts);
  return (
    <fieldset
      className={[classes.group, texts.className].filter(Boolean).join(' ')}
      role={role}
      aria-describedby={described}
    >
      <legend className={classes.label}>
        {label}
        <Mark required={required} />
      </legend>
      {children}
      <Below id={id} {...texts} />
    </fieldset>
  );
}

function Mark({ required = false }: { required?: boolean | undefined }) {
  return required ? (
    <span className={classes.required} aria-hidden="true">
      {' *'}
    </span>
  ) : null;
}

type Texts = Pick<Labels, 'description' | 'error'>;

function Below({ id, description, error }: Texts & { id: string }) {
  return (
    <>
      {isThere(description) && (
        <p className={classes.description} id={`${id}-description`}>
          {description}
        </p>
      )}
      {isThere(error) && (
        <p className={classes.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}

function describedBy(id: string, { description, error }: Texts) {
  const ids = [isThere(error) && `${id}-error`, isThere(description) && `${id}-description`].filter(Boolean);
  return {
    'aria-describedby': ids.length === 0 ? undefined : ids.join(' '),
    'aria-invalid': isThere(error) || undefined,
  };
}

const isThere = (text: ReactNode) => text !== undefined && text !== null && text !== false && text !== '';
