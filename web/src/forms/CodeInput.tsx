import type { Fields } from '@rto-desk/contract/fields';
import { TextInput } from '../inputs/TextInput.tsx';
import { usePublicWords } from '../words/useWords.ts';
import type { FieldsForm } from './useFieldsForm.ts';

interface Props {
  form: Pick<FieldsForm<Fields>, 'texts' | 'set' | 'error'>;
  description: string;
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
