import type { Fields } from '@rto-desk/contract/fields';
import { labelOf } from '@rto-desk/contract/sentences';
import { PasswordInput } from '../inputs/PasswordInput.tsx';
import { usePublicWords } from '../words/useWords.ts';
import type { PasswordForm } from './usePasswordForm.ts';

interface Props {
  form: Pick<PasswordForm<Fields>, 'password' | 'setPassword' | 'error'>;
  /** Its name on the wire. */
  name: string;
  label?: string;
  /** Whether it is the one that signs in, or a new one that a password manager may suggest. */
  autoComplete: 'current-password' | 'new-password';
  description?: string;
  'data-autofocus'?: true;
}

/** A password of a form, exactly as typed. */
export function PasswordField({ form, name, label, ...given }: Props) {
  const words = usePublicWords();
  return (
    <PasswordInput
      {...given}
      name={name}
      label={label ?? labelOf(name, words)}
      value={form.password(name)}
      onChange={event => form.setPassword(name, event.currentTarget.value)}
      error={form.error(name)}
      required
    />
  );
}
