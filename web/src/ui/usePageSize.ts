import { useLayoutEffect } from 'react';

/**
 * Prints the screen on paper of a size, as the body of an `@page` rule. It is a sheet of its own: a rule in a page's
 * styles would hold for every screen that is printed later. It is inserted while drawing, so that printing at once has
 * it.
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
