import type { Field } from '@rto-desk/contract/fields';
import { liveFormat } from './liveFormat.ts';

/**
 * The text of an input as its field keeps it. The input is changed in place with the caret left where one types,
 * which setting its value from outside would move to the end.
 */
export function formatInput(field: Field, input: HTMLInputElement, composing: boolean): string {
  const typed = input.value;
  // While an input method composes a word, changing the text would double it (Android keyboards do this always).
  if (composing) return typed;
  const formatted = liveFormat(field, typed);
  if (formatted === typed) return typed;
  // An e-mail input has no caret to ask for.
  const caret =
    input.selectionStart === null ? null : liveFormat(field, typed.slice(0, input.selectionStart)).length;
  input.value = formatted;
  if (caret !== null) input.setSelectionRange(caret, caret);
  return formatted;
}
