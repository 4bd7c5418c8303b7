import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import classes from './AccountForm.module.css';

interface Props {
  /** What its button says. */
  action: string;
  busy: boolean;
  /** Why it was refused the last time, or null. */
  refusal: string | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What stands beside the button. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A form about an account. The input marked as the first gets the focus. */
export function AccountForm({ action, busy, refusal, onSubmit, beside, children }: Props) {
  const element = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return (
    <form ref={element} className={classes.form} noValidate onSubmit={onSubmit}>
      <ErrorNote text={refusal} />
      {children}
      <div className={classes.actions}>
        {beside}
        <Button type="submit" loading={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
