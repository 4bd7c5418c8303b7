import { phoneFields } from '@rto-desk/contract/account';
import type { ReactNode } from 'react';
import { call } from '../../api/call.ts';
import { AccountForm } from '../../forms/AccountForm.tsx';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { usePasswordForm } from '../../forms/usePasswordForm.ts';
import { useSession } from '../../session/useSession.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';

const passwords = { password: {} };

interface Props {
  /** What stands beside the button. */
  beside?: ReactNode;
}

/** Changing the mobile number that signs in; it takes the password. */
export function MobileForm({ beside }: Props) {
  const words = useWords();
  const { refresh } = useSession();
  const form = usePasswordForm(phoneFields, passwords);

  return (
    <AccountForm
      form={form}
      action={words.accounts.changeMobile}
      variant={beside === undefined ? 'default' : 'filled'}
      failed={words.accounts.updateMobileFailed}
      save={async ({ phone }) => {
        await call('PUT /me/phone', { body: { phone, password: form.password('password') } });
        toast.success(words.accounts.mobileUpdated);
        form.clear();
        await refresh();
      }}
      beside={beside}
    >
      <FieldInput
        form={form}
        name="phone"
        label={words.accounts.newMobile}
        description={words.accounts.mobileHint}
        autoComplete="tel-national"
      />
      <PasswordField
        form={form}
        name="password"
        label={words.fields.current_password}
        autoComplete="current-password"
      />
    </AccountForm>
  );
}
