import { passwordLengths } from '@rto-desk/contract/account';
import type { Fields } from '@rto-desk/contract/fields';
import { labelOf } from '@rto-desk/contract/sentences';
import type { PublicWords } from '@rto-desk/contract/words/words';
import { useState } from 'react';
import { useReportUnsaved } from '../ui/unsaved.ts';
import { blank, type FieldsForm, useFieldsForm } from './useFieldsForm.ts';

/** What the form asks of a password: a new one has a least length; one that repeats another must be the same. */
export interface PasswordRule {
  min?: number;
  repeats?: string;
}

export interface PasswordForm<F extends Fields> extends FieldsForm<F> {
  /** A password as typed, by its name on the wire. */
  password(name: string): string;
  setPassword(name: string, typed: string): void;
  /** Empties every input. */
  clear(): void;
}

/**
 * A form with passwords beside its fields. They are no fields: nothing is tidied, every space counts.
 * `rules` tells them by their names on the wire.
 */
export function usePasswordForm<F extends Fields>(
  fields: F,
  rules: Readonly<Record<string, PasswordRule>>,
): PasswordForm<F> {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const form = useFieldsForm(fields, blank, (_, words) => passwordErrors(rules, typed, words));
  useReportUnsaved(Object.values(typed).some(text => text !== ''));
  return {
    ...form,
    password: name => typed[name] ?? '',
    setPassword: (name, text) => {
      setTyped({ ...typed, [name]: text });
      // The error on the field was about its former text.
      form.set(name, '');
    },
    clear: () => {
      setTyped({});
      form.begin(blank);
    },
  };
}

function passwordErrors(
  rules: Readonly<Record<string, PasswordRule>>,
  typed: Readonly<Record<string, string>>,
  words: PublicWords,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const sentence = passwordError(rule, labelOf(name, words), typed[name] ?? '', typed, words);
    if (sentence !== null) errors[name] = sentence;
  }
  return errors;
}

function passwordError(
  { min = 1, repeats }: PasswordRule,
  label: string,
  password: string,
  typed: Readonly<Record<string, string>>,
  words: PublicWords,
): string | null {
  if (repeats !== undefined)
    return password === (typed[repeats] ?? '') ? null : words.validation.passwordsDiffer;
  if (password === '') return words.validation.required(label);
  if (password.length < min) return words.validation.tooShort(label, min);
  return password.length > passwordLengths.max ? words.validation.tooLong(label, passwordLengths.max) : null;
}
