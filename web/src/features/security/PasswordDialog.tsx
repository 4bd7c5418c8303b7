import { call } from '../../api/call.ts';
import { AccountForm } from '../../forms/AccountForm.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { usePasswordForm } from '../../forms/usePasswordForm.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import type { TwoFactorSetup } from './SetUpDialog.tsx';

interface Props {
  opened: boolean;
  /** Whether the second factor is on, and is turned off by this. */
  isOn: boolean;
  onClose: () => void;
  /** Called with what was begun, or null once it is off. */
  onDone: (begun: TwoFactorSetup | null) => void;
}

const none = {};
const passwords = { password: {} };

/** Asks for the password before the second factor is set up or turned off. */
export function PasswordDialog({ opened, isOn, onClose, onDone }: Props) {
  const words = useWords();
  const texts = words.security;
  return (
    <Dialog opened={opened} onClose={onClose} title={isOn ? texts.turnOff : texts.setUp} small>
      <PasswordForm isOn={isOn} onDone={onDone} />
    </Dialog>
  );
}

function PasswordForm({ isOn, onDone }: Pick<Props, 'isOn' | 'onDone'>) {
  const words = useWords();
  const texts = words.security;
  const form = usePasswordForm(none, passwords);
  return (
    <AccountForm
      form={form}
      action={isOn ? texts.turnOff : texts.next}
      failed={texts.failed}
      save={async () => {
        const body = { password: form.password('password') };
        if (!isOn) return onDone(await call('POST /me/two-factor', { body }));
        toast.success((await call('POST /me/two-factor/off', { body })).message);
        onDone(null);
      }}
    >
      <PasswordField
        form={form}
        name="password"
        label={words.fields.current_password}
        autoComplete="current-password"
      />
    </AccountForm>
  );
}
