import { type ComponentProps, useId } from 'react';
import type { Option } from './Select.tsx';
import { TextInput } from './TextInput.tsx';

interface Props extends ComponentProps<typeof TextInput> {
  options: readonly Option[];
}

/** One line of text, with a list of what it usually is, which narrows while one types. */
export function SuggestionInput({ options, ...props }: Props) {
  const id = useId();
  return (
    <>
      <TextInput {...props} list={id} />
      <datalist id={id}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label === value ? undefined : label}
          </option>
        ))}
      </datalist>
    </>
  );
}
