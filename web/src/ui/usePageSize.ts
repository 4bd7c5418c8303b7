import { useEffect } from 'react';

/**
 * Prints what is on the screen on paper of a size, as the body of an `@page` rule. It is a sheet of its own: a rule that a
 * page's styles bring along would hold for every screen that is printed later.
 */
export function usePageSize(rule: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { ${rule} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet);
    };
  }, [rule]);
}
