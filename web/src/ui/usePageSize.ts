import { useLayoutEffect } from 'react';

/**
 * Prints what is on the screen on paper of a size, as the body of an `@page` rule. It is a sheet of its own: a rule that a
 * page's styles bring along would hold for every screen that is printed later. It comes with what is drawn, so that whoever prints
 * at once has it.
 */
export function usePageSize(rule: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { ${rule} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet);
    };
  }, [rule]);
}
