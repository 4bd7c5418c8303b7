import type { Field } from '@rto-desk/contract/fields';
import { asTyped } from './asTyped.ts';

/**
 * The text of an input as its field keeps it. The input is changed in place with the caret left where one types,
 * which setting its value from outside would move to the end.
 */
export function typedInto(field: Field, input: HTMLInputElement, composing: boolean): string {
  const typed = input.value;
  // While an input method composes a word, changing the text would double it (Android keyboards do this always).
  if (composing) return typed;
  const kept = asTyped(field, typed);
  if (kept === typed) return typed;
  // An e-mail input has no caret to ask for.
  const caret =
    input.selectionStart === null ? null : asTyped(field, typed.slice(0, input.selectionStart)).length;
  input.value = kept;
  if (caret !== null) input.setSelectionRange(caret, caret);
  return kept;
}
