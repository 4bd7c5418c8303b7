import type { Field } from '@rto-desk/contract/fields';
import { isTooLong, liveFormat } from './liveFormat.ts';

/**
 * Formats the text of an input while one types. The input is changed in place so that the caret stays where it is;
 * setting the value through React would move it to the end.
 * @param before the text before this change, which stands where a typed key adds more than the field holds. What is pasted
 * or filled in stays as it is, for a sentence about it.
 */
export function formatInput(field: Field, input: HTMLInputElement, event: Event, before: string): string {
  const typed = input.value;
  // Changing the text while an input method is composing would double it; Android keyboards always compose.
  if (event instanceof InputEvent && event.isComposing) return typed;
  const isTaken = !isTyped(event) || typed.length <= before.length || !isTooLong(field, typed);
  const formatted = isTaken ? liveFormat(field, typed) : before;
  if (formatted === typed) return typed;
  // An e-mail input has no caret to ask for.
  const at = input.selectionStart;
  input.value = formatted;
  if (at !== null) {
    const caret = isTaken ? liveFormat(field, typed.slice(0, at)).length : at - 1;
    input.setSelectionRange(caret, caret);
  }
  return formatted;
}

/** Whether a change comes from a key, and not from the clipboard, a drag, a suggestion or autofill. */
export function isTyped(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false;
  const isOneSign = event.inputType === 'insertText' && [...(event.data ?? '')].length === 1;
  return isOneSign || !event.inputType.startsWith('insert');
}
