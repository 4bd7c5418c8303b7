import { PasswordInput } from '@mantine/core';
import type { Fields } from '@rto-desk/contract/fields';
import { labelOf } from '@rto-desk/contract/sentences';
import { useState } from 'react';
import { useWords } from '../../words/useWords.ts';
import type { PasswordForm } from './usePasswordForm.ts';

interface Props {
  form: Pick<PasswordForm<Fields>, 'password' | 'setPassword' | 'error'>;
  /** Its name on the wire. */
  name: string;
  label?: string;
  /** Whether it is the one that signs in, or a new one that a password manager may suggest. */
  autoComplete: 'current-password' | 'new-password';
  description?: string;
}

/** A password, exactly as typed; it can be made readable. */
export function PasswordField({ form, name, label, ...given }: Props) {
  const words = useWords();
  const [shown, setShown] = useState(false);
  return (
    <PasswordInput
      {...given}
      name={name}
      label={label ?? labelOf(name, words)}
      value={form.password(name)}
      onChange={event => form.setPassword(name, event.currentTarget.value)}
      error={form.error(name)}
      withAsterisk
      aria-required
      autoCapitalize="none"
      spellCheck={false}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      visible={shown}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{
        'aria-label': shown ? words.accounts.hidePassword : words.accounts.showPassword,
      }}
      visibilityToggleFocusable
    />
  );
}
