import type { Fields } from '@rto-desk/contract/fields';
import { useState } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { TextInput } from '../inputs/TextInput.tsx';
import { usePublicWords } from '../words/useWords.ts';
import type { FieldsForm } from './useFieldsForm.ts';

interface Props {
  form: Pick<FieldsForm<Fields>, 'texts' | 'set' | 'error'>;
  description: string;
}

/**
 * Whether the code of a second factor is asked for, and what a sign-in that fails asks first: where the account has one, the code is
 * asked for from then on, beside what was typed.
 */
export function useAskedCode(): [asked: boolean, ask: (error: unknown) => boolean] {
  const [asked, setAsked] = useState(false);
  const ask = (error: unknown) => {
    const isWanted = !asked && error instanceof ApiError && error.errors.code !== undefined;
    if (isWanted) setAsked(true);
    return isWanted;
  };
  return [asked, ask];
}

/** The code of an authenticator app, which phones offer to fill in. */
export function CodeInput({ form, description }: Props) {
  const words = usePublicWords();
  return (
    <TextInput
      name="code"
      label={words.security.code}
      description={description}
      value={form.texts.code ?? ''}
      onChange={event => form.set('code', event.currentTarget.value)}
      error={form.error('code')}
      required
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      data-autofocus
    />
  );
}
