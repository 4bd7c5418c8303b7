import type { Field } from '@rto-desk/contract/fields';
import { liveFormat } from './liveFormat.ts';

/**
 * Formats the text of an input while one types. The input is changed in place so that the caret stays where it is;
 * setting the value through React would move it to the end.
 */
export function formatInput(field: Field, input: HTMLInputElement, composing: boolean): string {
  const typed = input.value;
  // Changing the text while an input method is composing would double it; Android keyboards always compose.
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
