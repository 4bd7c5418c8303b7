import { isCalendarDate, officeDate, today } from '@rto-desk/contract/expiry';
import { typedDate } from '@rto-desk/contract/typed-date';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePublicWords } from '../words/useWords.ts';
import classes from './inputs.module.css';
import type { Labels } from './Labelled.tsx';
import { TextInput } from './TextInput.tsx';

interface Props extends Labels {
  name?: string;
  /** A day `YYYY-MM-DD`, or what was typed and is none (yet). */
  value: string;
  /** Called with such a day as soon as what is typed is one, otherwise with what is typed. */
  onChange: (value: string) => void;
  /** Whether days to come are none that can be meant. */
  past?: boolean;
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
  'data-autofocus'?: true | undefined;
}

/**
 * A day, shown and typed as offices write it in any language of the browser; see `typedDate` for what is understood.
 * The button opens the browser's own calendar and is passed over by Tab. The browser's input is made when that is first asked for:
 * it is a dozen elements, and forms have many days.
 */
export function DateInput({ value, onChange, past = false, ...props }: Props) {
  const words = usePublicWords();
  const picker = useRef<HTMLInputElement>(null);
  const [picks, setPicks] = useState(false);
  /** What is being typed; null while the day stands there as it is written. */
  const [typed, setTyped] = useState<string | null>(null);
  const isDay = isCalendarDate(value);
  const pick = () => {
    // A browser shows its calendar only while it handles the press.
    flushSync(() => setPicks(true));
    picker.current?.showPicker?.();
  };
  const stillMeant = typed !== null && (typedDate(typed, past) ?? typed) === value;
  return (
    <TextInput
      autoComplete="off"
      {...props}
      placeholder={props.placeholder ?? words.general.datePattern}
      inputMode="numeric"
      value={stillMeant ? typed : isDay ? officeDate(value) : value}
      onChange={event => {
        const text = event.currentTarget.value;
        setTyped(isCalendarDate(text) ? null : text);
        onChange(typedDate(text, past) ?? text);
      }}
      onBlur={() => setTyped(null)}
      end={
        <>
          <button
            type="button"
            className={classes.show}
            tabIndex={-1}
            aria-label={words.general.pickDate}
            onClick={pick}
          >
            <svg className={classes.eye} viewBox="0 0 16 16" aria-hidden="true">
              <path d="M2 4h12v10H2zM2 7h12M5 2v3M11 2v3" />
            </svg>
          </button>
          {picks && (
            <input
              ref={picker}
              type="date"
              className={classes.picker}
              tabIndex={-1}
              aria-hidden="true"
              min="1900-01-01"
              max={past ? today() : '2200-12-31'}
              value={isDay ? value : ''}
              onChange={event => {
                setTyped(null);
                onChange(event.currentTarget.value);
              }}
            />
          )}
        </>
      }
    />
  );
}
