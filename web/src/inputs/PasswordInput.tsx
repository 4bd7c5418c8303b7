import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useWords } from '../words/useWords.ts';
import classes from './inputs.module.css';
import { TextInput } from './TextInput.tsx';

/** A password, which can be made readable. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'end' | 'sign'>) {
  const words = useWords();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={classes.show}
          aria-label={shown ? words.accounts.hidePassword : words.accounts.showPassword}
          onClick={() => setShown(!shown)}
        >
          <Icon size={16} aria-hidden />
        </button>
      }
    />
  );
}
