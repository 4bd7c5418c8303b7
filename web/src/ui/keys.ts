/** Named keys such as `Enter`, and what a Latin layout types. */
const latin = /^[\x20-\x7e]+$/;

/**
 * The key that was pressed, as a Latin layout has it: on a Hindi layout shortcuts are where their letters are printed on the
 * keyboard.
 */
export function latinKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (latin.test(key)) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

const typedInto = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Whether keys pressed there are typed into something, which nothing is into what is only ticked. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(typedInto) !== null;
}
