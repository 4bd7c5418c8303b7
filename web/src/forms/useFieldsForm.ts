import { type Fields, normaliseTyped, problem } from '@rto-desk/contract/fields';
import { problemSentence } from '@rto-desk/contract/sentences';
import type { FormInput } from '@rto-desk/contract/validation';
import type { PublicWords } from '@rto-desk/contract/words/words';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { toast } from '../ui/toast.ts';
import { useReportUnsaved } from '../ui/unsaved.ts';
import { usePublicWords } from '../words/useWords.ts';

/** The texts in a form's inputs, by field. */
type Texts = Record<string, string>;

/** Errors between fields that are each valid, by field. */
export type Check = (values: Texts, words: PublicWords) => Record<string, string>;

/** A form that is drawn from declared fields. */
export interface FieldsForm<F extends Fields = Fields> {
  readonly fields: F;
  readonly texts: Texts;
  /** Whether any field differs from its initial value. */
  readonly dirty: boolean;
  readonly busy: boolean;
  error(name: string): string | null;
  set(name: string, text: string): void;
  /** Resets the form to other values. */
  begin(values: Values): void;
  /** Puts the sentences of a call that was refused (422) beside the fields; none of another failure. */
  refuse(error: unknown): void;
  /**
   * The handler of the form's submit event. Wrong fields are marked, the first of them gets the focus and nothing
   * is sent. While one save is under way another cannot begin. A 422 puts its sentences beside the fields.
   */
  submit(save: (values: FormInput<F>) => Promise<void>, failed: (error: unknown) => void): Submit;
}

type Submit = (event: FormEvent<HTMLFormElement>) => void;
/** Values as answers carry them. What is not a field of the form is left alone. */
export type Values = Readonly<Record<string, unknown>>;
/** The initial values of a new record. */
export const blank: Values = {};

export function useFieldsForm<F extends Fields>(
  fields: F,
  initial: Values,
  check: Check = () => ({}),
): FieldsForm<F> {
  const words = usePublicWords();
  const [busy, setBusy] = useState(false);
  const saving = useRef(false);
  const [begun, setBegun] = useState(() => textsOf(fields, initial));
  const [texts, setTexts] = useState(begun);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const dirty = Object.entries(texts).some(([name, text]) => text !== (begun[name] ?? ''));
  useReportUnsaved(dirty);

  const submit: FieldsForm<F>['submit'] = (save, failed) => event => {
    event.preventDefault();
    // React bubbles the submit event of a dialog's form to the form around it; ignore it.
    event.stopPropagation();
    if (saving.current) return;
    const element = event.currentTarget;
    const given = tidied(fields, texts);
    setTexts(given);
    const wrong = { ...check(given, words), ...fieldErrors(fields, given, words) };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) {
      toast.failure(firstOf(element, wrong));
      return;
    }
    saving.current = true;
    setBusy(true);
    save(checkedValues(fields, given))
      .catch((error: unknown) => {
        const told = serverErrors(error);
        setErrors(told);
        if (Object.keys(told).length > 0) firstOf(element, told);
        failed(error);
      })
      .finally(() => {
        saving.current = false;
        setBusy(false);
      });
  };

  return {
    fields,
    texts,
    dirty,
    busy,
    error: name => errors[name] ?? null,
    set: (name, text) => {
      setTexts(before => ({ ...before, [name]: text }));
      // The error on the field was about its former text.
      setErrors(({ [name]: _said, ...others }) => others);
    },
    begin: values => {
      const texts = textsOf(fields, values);
      setBegun(texts);
      setTexts(texts);
      setErrors({});
    },
    refuse: error => setErrors(serverErrors(error)),
    submit,
  };
}

/** The texts that inputs begin with: the values of a record, presets, or nothing. */
function textsOf(fields: Fields, values: Values): Texts {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const preset = field.type === 'choice' ? field.preset : null;
      const value = values[name];
      const text = typeof value === 'number' ? String(value) : value;
      return [name, typeof text === 'string' ? text : (preset ?? '')];
    }),
  );
}

/** The texts as they are stored: see `normaliseTyped`. */
function tidied(fields: Fields, texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, normaliseTyped(field, texts[name] ?? '')]),
  );
}

function fieldErrors(fields: Fields, texts: Texts, words: PublicWords): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const found = problem(field, normaliseTyped(field, texts[name] ?? ''));
    if (found !== null) errors[name] = problemSentence(found, name, words);
  }
  return errors;
}

/** What is sent: empty fields as null. */
function checkedValues<F extends Fields>(fields: F, texts: Texts): FormInput<F> {
  const values = Object.entries(fields).map(([name, field]) => {
    const text = texts[name];
    return [name, text === '' ? null : field.type === 'integer' ? Number(text) : text];
  });
  // Every field has just passed the rules that this type stands for.
  return Object.fromEntries(values) as FormInput<F>;
}

/** The sentence for the first field on screen that has one; it also gets the focus. */
function firstOf(form: HTMLFormElement, errors: Record<string, string>): string {
  for (const element of form.elements) {
    const name = element.getAttribute('name');
    const sentence = name === null ? undefined : errors[name];
    if (sentence !== undefined && element instanceof HTMLElement) {
      // A folded field cannot get the focus.
      const fold = element.closest('details');
      if (fold !== null) fold.open = true;
      element.focus();
      return sentence;
    }
  }
  return Object.values(errors).join(' ');
}

/** The sentences of a refused call (422) by field, for the form that sent it; none for any other failure. */
function serverErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.errors).map(([name, sentences]) => [name, sentences.join(' ')]),
  );
}
