import { email, required } from '@rto-desk/contract/fields';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { AccountForm } from '../../forms/AccountForm.tsx';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { blank, useFieldsForm } from '../../forms/useFieldsForm.ts';
import { usePublicWords } from '../../words/useWords.ts';
import { AccountFrame } from './AccountFrame.tsx';
import classes from './accounts.module.css';

const fields = { email: email(required) };

/** Asking for a link that sets a new password. */
export function ForgotPage() {
  const words = usePublicWords();
  const form = useFieldsForm(fields, blank);
  const [told, setTold] = useState<string | null>(null);
  return (
    <AccountFrame title={words.accounts.forgotTitle} links={[['/login', words.accounts.backToLogin]]}>
      {told === null ? (
        <AccountForm
          form={form}
          action={words.accounts.sendLink}
          failed={words.accounts.sendLinkFailed}
          save={async values => {
            const { message } = await call('POST /password/forgot', { body: values });
            setTold(message);
          }}
        >
          <p className={classes.hint}>{words.accounts.forgotWhy}</p>
          <FieldInput form={form} name="email" first autoComplete="email" />
          <p className={classes.hint}>{words.accounts.forgotWithout}</p>
        </AccountForm>
      ) : (
        <p role="status">{told}</p>
      )}
    </AccountFrame>
  );
}
