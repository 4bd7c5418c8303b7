import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Watched {
  /** The journey provokes answers of these statuses, which the browser logs. */
  refusals: number[];
}

/**
 * A page whose console is watched: an error, a warning, a failed request or an uncaught exception fails the
 * test, except for the refusals that the test is about.
 */
export const test = base.extend<Watched>({
  refusals: [[], { option: true }],
  page: async ({ page, refusals }, use) => {
    const noise: string[] = [];
    const expected = new RegExp(`status of (${refusals.join('|') || 'none'})`);
    page.on('console', message => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (!expected.test(message.text())) noise.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', error => noise.push(`exception: ${error.message}`));
    page.on('response', answer => {
      if (answer.status() >= 500) noise.push(`${answer.status()}: ${answer.url()}`);
    });
    await use(page);
    expect(noise).toEqual([]);
  },
});
export { expect };

/** What every screen and dialog must be: accessible, and no wider than the window. */
export async function looksRight(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(animation => animation.playState !== 'running'),
  );
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  // What lies under a dialog cannot be reached, whatever of it peeps out.
  if (await page.getByRole('dialog').last().isVisible()) axe.include('[role=dialog]');
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(' ')}`)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'scrolls sideways').toBeLessThanOrEqual(0);
}

/** On a phone the menu is behind a button. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  if (await button.isVisible()) await button.click();
}

/** A toast with exactly this text. */
export function toast(page: Page, text: string) {
  return page
    .getByRole('alert')
    .filter({ hasText: text })
    .or(page.getByRole('status').filter({ hasText: text }))
    .first();
}
