const typedInto = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Whether keys pressed there are typed into something, which nothing is into what is only ticked. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(typedInto) !== null;
}
