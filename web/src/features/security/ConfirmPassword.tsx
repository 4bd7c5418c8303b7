import { text } from '@rto-desk/contract/fields';
import { useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { AccountForm } from '../../forms/AccountForm.tsx';
import { CodeInput } from '../../forms/CodeInput.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { usePasswordForm } from '../../forms/usePasswordForm.ts';
import { useRefusal } from '../../forms/useRefusal.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import prose from '../../ui/prose.module.css';
import { useWords } from '../../words/useWords.ts';

const fields = { code: text(40) };
const passwords = { password: {} };

/** Asks for the password before something sensitive; `onDone` is told whether it was given. */
export function ConfirmPassword({ onDone }: { onDone: (confirmed: boolean) => void }) {
  const words = useWords();
  const texts = words.security;
  const form = usePasswordForm(fields, passwords);
  const [asksCode, setAsksCode] = useState(false);
  const { refusal, refused, settle } = useRefusal(texts.confirmFailed);
  const failed = (error: unknown) => {
    // The account has a second factor; the password stays, and the code is asked for beside it.
    if (error instanceof ApiError && error.errors.code !== undefined && !asksCode) setAsksCode(true);
    else refused(error);
  };
  const submit = form.submit(async ({ code }) => {
    settle();
    await call('POST /me/confirm', { body: { password: form.password('password'), ...(code && { code }) } });
    onDone(true);
  }, failed);
  return (
    <Dialog
      opened
      onClose={() => onDone(false)}
      title={texts.confirmPassword}
      width="24rem"
      closeOnClickOutside={false}
    >
      <AccountForm
        action={texts.confirm}
        busy={form.busy}
        refusal={refusal}
        onSubmit={submit}
        beside={
          <Button variant="default" onClick={() => onDone(false)}>
            {words.general.cancel}
          </Button>
        }
      >
        <p className={prose.small}>{texts.confirmPasswordWhy}</p>
        <PasswordField form={form} name="password" autoComplete="current-password" data-autofocus />
        {asksCode && <CodeInput form={form} description={texts.loginCodeHint} />}
      </AccountForm>
    </Dialog>
  );
}
