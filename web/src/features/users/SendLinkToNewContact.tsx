import { Stack, Text } from '@mantine/core';
import type { User } from '@rto-desk/contract/endpoints/users';
import { call } from '../../api/call.ts';
import { AccountForm } from '../../forms/AccountForm.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { usePasswordForm } from '../../forms/usePasswordForm.ts';
import { useRefusal } from '../../forms/useRefusal.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';

interface Props {
  user: User;
  /** Sends it where the account was reached before. */
  onFormer: () => void;
  onDone: () => void;
}

const none = {};
const passwords = { password: {} };

/** Asks an admin for the own password before a link goes to contacts that have just changed. */
export function SendLinkToNewContact({ user, onFormer, onDone }: Props) {
  const words = useWords();
  const texts = words.users;
  const form = usePasswordForm(none, passwords);
  const { refusal, refused, settle } = useRefusal(texts.linkFailed);
  const submit = form.submit(async () => {
    settle();
    const body = { password: form.password('password') };
    const { message } = await call('POST /admin/users/{id}/send-reset-link', {
      params: { id: user.id },
      body,
    });
    toast.success(message);
    onDone();
  }, refused);
  return (
    <Stack>
      <Text size="sm">{texts.linkHeld(user.name)}</Text>
      <AccountForm
        action={texts.sendToNew}
        busy={form.busy}
        refusal={refusal}
        onSubmit={submit}
        beside={
          <Button variant="default" onClick={onFormer}>
            {texts.sendToFormer}
          </Button>
        }
      >
        <PasswordField
          form={form}
          name="password"
          label={words.fields.current_password}
          autoComplete="current-password"
        />
      </AccountForm>
    </Stack>
  );
}
