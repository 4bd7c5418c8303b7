import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What is looked at, and by which rules. */
export interface Look {
  /** A selector; the whole page unless told. */
  within?: string;
  /** All those of WCAG 2.2, A and AA, unless told. */
  rules?: string[];
  without?: string[];
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The rules of accessibility that a page breaks, each with where. The script of axe is larger than the page's own: it is
 * given to each document once, however often that is looked at.
 */
export async function violationsOn(page: Page, { within, rules, without = [] }: Look): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    // Otherwise all style sheets are read again, for rules that are not asked for.
    preload: { assets: ['media'] },
    runOnly: rules === undefined ? { type: 'tag', values: tags } : { type: 'rule', values: rules },
    rules: Object.fromEntries(without.map(rule => [rule, { enabled: false }])),
  };
  return page.evaluate(
    async ({ within, options }) => {
      if (window.axe === undefined) throw new Error('axe is not there');
      const { violations } = await window.axe.run(within ?? document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(' ')}`);
    },
    { within, options },
  );
}
