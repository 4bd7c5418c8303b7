import { type ComponentProps, useState } from 'react';
import { usePublicWords } from '../words/useWords.ts';
import classes from './inputs.module.css';
import { TextInput } from './TextInput.tsx';

/** A password, which can be made readable. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'end' | 'sign'>) {
  const words = usePublicWords();
  const [shown, setShown] = useState(false);
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
          <svg className={classes.eye} viewBox="0 0 16 16" aria-hidden="true">
            <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8Z" />
            <circle cx="8" cy="8" r="2" />
            {shown && <path d="m2.5 2.5 11 11" />}
          </svg>
        </button>
      }
    />
  );
}
