import { officeDate } from '@rto-desk/contract/expiry';
import { type Field, isMonth, normaliseTyped, problem, splitClasses } from '@rto-desk/contract/fields';
import { isDummyMobile } from '@rto-desk/contract/normalise';
import { labelOf, problemSentence } from '@rto-desk/contract/sentences';
import type { PublicWords } from '@rto-desk/contract/words/words';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { CheckboxGroup } from '../inputs/Choices.tsx';
import { DateInput } from '../inputs/DateInput.tsx';
import { Select } from '../inputs/Select.tsx';
import { SuggestionInput } from '../inputs/SuggestionInput.tsx';
import { Textarea } from '../inputs/Textarea.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { shownValue } from '../words/shownValue.ts';
import { usePublicWords } from '../words/useWords.ts';
import classes from './FieldInput.module.css';
import { formatInput, isTyped } from './formatInput.ts';
import type { FieldsForm } from './useFieldsForm.ts';

interface Props {
  form: FieldsForm;
  /** The field's name on the wire; its declaration is the form's. */
  name: string;
  /** Another declaration than the form's, where the choices depend on other fields. */
  field?: Field;
  label?: ReactNode;
  description?: string;
  placeholder?: string;
  /** The autofill token (https://html.spec.whatwg.org/#autofill); off unless the person types of themself. */
  autoComplete?: string;
  /** What people read for a choice, where that is not found by the field's name. */
  choiceLabel?: (option: string) => string;
  /** Whether it gets the focus when its dialog opens. */
  first?: boolean;
  /** Called in place of `form.set`, where one field changes another. */
  onText?: (text: string) => void;
  /** Called when a number has been left. */
  onSettled?: () => void;
}

/** One field of a form, drawn from its declaration. */
export function FieldInput(props: Props) {
  const { form, name, field = props.form.fields[name], onText, onSettled, first, ...given } = props;
  const words = usePublicWords();
  /** The mobile that was pasted or filled in last: it is checked at once, since nothing of it was typed. */
  const [pasted, setPasted] = useState<string | null>(null);
  if (field === undefined) return null;
  const text = form.texts[name] ?? '';
  const set = onText ?? ((value: string) => form.set(name, value));
  const shared = {
    name,
    label: given.label ?? labelOf(name, words),
    description: isDummy(field, text) ? words.validation.dummyMobile(text) : given.description,
    placeholder: given.placeholder,
    autoComplete: given.autoComplete ?? 'off',
    required: field.required,
    error: form.error(name) ?? (pasted === text ? sentenceOf(field, name, text, words) : null),
    'data-autofocus': first || undefined,
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const formatted = formatInput(field, event.currentTarget, event.nativeEvent, text);
    if (field.type === 'mobile') setPasted(isTyped(event.nativeEvent) ? null : formatted);
    set(formatted);
  };
  const settle = () => {
    const tidied = normaliseTyped(field, text);
    if (tidied !== text) set(tidied);
  };

  switch (field.type) {
    case 'text':
      return field.multiline ? (
        <Textarea {...shared} value={text} onChange={event => set(event.currentTarget.value)} rows={2} />
      ) : (
        <TextInput
          {...shared}
          {...(field.digits !== undefined && { inputMode: 'numeric' as const })}
          value={text}
          onChange={type}
          onBlur={settle}
        />
      );
    case 'number':
      return (
        <TextInput
          {...shared}
          inputClass={classes.number}
          value={text}
          onChange={type}
          onBlur={() => {
            settle();
            onSettled?.();
          }}
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
      );
    case 'mobile':
      return (
        <TextInput {...shared} type="tel" inputMode="numeric" value={text} onChange={type} onBlur={settle} />
      );
    case 'email':
      return (
        <TextInput
          {...shared}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={type}
          onBlur={settle}
        />
      );
    case 'date':
      return <DateInput {...shared} value={text} past={field.past} onChange={set} />;
    case 'month':
      return (
        <TextInput
          {...shared}
          placeholder={given.placeholder ?? words.general.monthPattern}
          inputMode="numeric"
          value={isMonth(text) ? officeDate(text) : text}
          onChange={type}
          onBlur={settle}
        />
      );
    case 'integer':
      return <TextInput {...shared} inputMode="numeric" value={text} onChange={type} onBlur={settle} />;
    case 'money':
      return (
        <TextInput {...shared} inputMode="decimal" sign="₹" value={text} onChange={type} onBlur={settle} />
      );
    case 'suggestion':
      return (
        <SuggestionInput
          {...shared}
          maxLength={field.max}
          options={field.options.map(option => ({ value: option, label: optionLabel(name, option, words) }))}
          value={text}
          onChange={type}
          onBlur={settle}
        />
      );
    case 'choice':
      return (
        <Select
          {...shared}
          value={text}
          onChange={event => set(event.currentTarget.value)}
          options={choicesOf(
            name,
            field.options,
            text,
            given.placeholder,
            field.preset,
            words,
            given.choiceLabel,
          )}
        />
      );
    case 'classes':
      return (
        <CheckboxGroup
          {...shared}
          value={splitClasses(text)}
          onChange={chosen => set(chosen.join(', '))}
          optionsClass={classes.classes}
          options={field.options.map(option => ({ value: option, label: optionLabel(name, option, words) }))}
        />
      );
  }
}

const isDummy = (field: Field, text: string) => field.type === 'mobile' && isDummyMobile(text);

/** What is wrong with a text that is not empty, or null. */
function sentenceOf(field: Field, name: string, text: string, words: PublicWords): string | null {
  const found = text === '' ? null : problem(field, text);
  return found === null ? null : problemSentence(found, name, words);
}

/** The options with an empty one before them, and a stored value that is not offered after them. */
function choicesOf(
  name: string,
  options: readonly string[],
  text: string,
  placeholder: string | undefined,
  preset: string | null,
  words: PublicWords,
  choiceLabel = (option: string) => optionLabel(name, option, words),
) {
  const offered = options.map(option => ({ value: option, label: choiceLabel(option) }));
  const empty = preset === null ? [{ value: '', label: placeholder ?? words.documents.choose }] : [];
  const other = text === '' || options.includes(text) ? [] : [{ value: text, label: text }];
  return [...empty, ...offered, ...other];
}

function optionLabel(name: string, option: string, words: PublicWords): string {
  if (name === 'status') return own(words.documents.statuses, option) ?? option;
  if (name === 'vehicle_class') return own(words.documents.classNames, option) ?? shownValue(option, words);
  return shownValue(option, words);
}

function own(texts: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}
