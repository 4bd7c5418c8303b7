import type { Fields } from '@rto-desk/contract/fields';
import type { FormInput } from '@rto-desk/contract/validation';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { failureText } from '../ui/failureText.ts';
import { toast } from '../ui/toast.ts';
import classes from './AccountForm.module.css';
import type { FieldsForm } from './useFieldsForm.ts';

interface Props<F extends Fields> {
  form: FieldsForm<F>;
  /** What its button says. */
  action: string;
  /** Among other forms of a screen only one has the filled button. */
  variant?: 'filled' | 'default';
  save: (values: FormInput<F>) => Promise<void>;
  /** What is said where it fails and the server gives no sentence of its own. */
  failed: string;
  /** Deals with a failure otherwise, such as by asking for more, and answers whether it did: nothing is said then. */
  otherwise?: (error: unknown) => boolean;
  /** What stands beside the button. */
  beside?: ReactNode;
  children: ReactNode;
}

/**
 * A form about an account. The input marked as the first gets the focus. Why it was refused is said in a toast, and stands above the
 * form until it is sent again.
 */
export function AccountForm<F extends Fields>(props: Props<F>) {
  const { form, action, variant = 'filled', save, failed, otherwise, beside, children } = props;
  const [refusal, setRefusal] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  const submit = form.submit(
    values => {
      setRefusal(null);
      return save(values);
    },
    error => {
      if (otherwise?.(error)) return;
      const text = failureText(error, failed);
      setRefusal(text);
      toast.failure(text);
    },
  );
  return (
    <form ref={element} className={classes.form} noValidate onSubmit={submit}>
      <ErrorNote text={refusal} />
      {children}
      <div className={classes.actions}>
        {beside}
        <Button type="submit" variant={variant} loading={form.busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
