import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import type { Language, Words } from '@rto-desk/contract/words/words';
import { type Look, violationsOn } from './axe.ts';
import { isLong } from './form.ts';
import { followTraffic } from './rest.ts';

interface Watched {
  /** The journey provokes answers of these statuses, which the browser logs. */
  refusals: number[];
  /** The journey takes the network away. */
  goesOffline: boolean;
}

/**
 * Pages whose console and network are watched, second tabs too: an error, a warning (a breach of the content
 * security policy is one), a failed request or an uncaught exception fails the test, except for what the test is
 * about.
 */
export const test = base.extend<Watched>({
  refusals: [[], { option: true }],
  goesOffline: [false, { option: true }],
  context: async ({ context, refusals, goesOffline }, use) => {
    const noise = listen(context);
    followTraffic(context);
    await context.addInitScript(printCauses);
    await use(context);
    const refusal = new RegExp(`status of (${refusals.join('|') || 'none'})`);
    const offline = /ERR_INTERNET_DISCONNECTED/;
    const unexpected = noise.filter(line => !refusal.test(line) && !(goesOffline && offline.test(line)));
    expect(unexpected, 'in the console and on the network').toEqual([]);
  },
});
export { expect };

/** React wraps what a screen has thrown, and the message of the wrapper says nothing. */
function printCauses(): void {
  window.addEventListener('error', ({ error }) => {
    if (error instanceof Error && error.cause !== undefined) console.error('Caused by', error.cause);
  });
}

function listen(context: BrowserContext): string[] {
  const noise: string[] = [];
  context.on('console', message => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    noise.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', error => noise.push(`exception: ${error.error().message}`));
  context.on('response', answer => {
    if (answer.status() >= 500) noise.push(`${answer.status()}: ${answer.url()}`);
  });
  context.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // What a screen no longer needs, it gives up.
    if (reason !== 'net::ERR_ABORTED') noise.push(`${reason}: ${request.method()} ${request.url()}`);
  });
  return noise;
}

/**
 * What every screen and dialog must be when it has come to rest: no wider than the window, and accessible, for which
 * `npm test` looks at each screen once (`screenLooksRight`) and `npm run test:long` whenever a journey comes by.
 */
export async function looksRight(page: Page): Promise<void> {
  await comesToRest(page);
  await looksRightNow(page);
}

/** The same of a screen that is still moving, as one that waits for its records is. */
export async function looksRightNow(page: Page): Promise<void> {
  if (isLong) await isAccessible(page);
  await fits(page);
}

/** What a whole screen must be, where asked for in the light and in the dark, which differ in nothing but colours. */
export async function screenLooksRight(page: Page, where: 'in this theme' | 'in both themes'): Promise<void> {
  await comesToRest(page);
  await fits(page);
  await isAccessible(page);
  if (where === 'in this theme') return;
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await seenIn(page, isDark ? 'light' : 'dark');
  await isAccessible(page, ['color-contrast', 'link-in-text-block']);
  await seenIn(page, isDark ? 'dark' : 'light');
}

async function seenIn(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
}

async function comesToRest(page: Page): Promise<void> {
  // Rows that give way to others are paler meanwhile.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForFunction(() =>
    document.getAnimations().every(animation => animation.playState !== 'running'),
  );
}

async function isAccessible(page: Page, rules?: string[]): Promise<void> {
  // The header covers what is scrolled under it only in passing.
  await page.evaluate(() => window.scrollTo(0, 0));
  const look: Look = rules === undefined ? {} : { rules };
  // What lies under a dialog or an unfolded menu cannot be reached, even where part of it shows.
  if (await page.getByRole('dialog').last().isVisible()) look.within = 'dialog';
  else if (await page.locator('header [aria-expanded=true]').first().isVisible()) look.within = 'header';
  else if (await page.getByRole('menu').last().isVisible()) look.within = '[role=menu]:not([hidden])';
  // A toast covers what lies below it only in passing.
  if ((await page.locator('[data-toast]').count()) > 0) look.without = ['target-size'];
  expect(await violationsOn(page, look), page.url()).toEqual([]);
}

async function fits(page: Page): Promise<void> {
  expect(await overflow(page), 'scrolls sideways').toBeLessThanOrEqual(0);
}

/** By how much the page is wider than the window, in CSS pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** On a phone the menu is behind a button. */
export async function openMenu(page: Page, name = 'Menu'): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  // Until the bar is drawn it has no button on a phone either; that of staff comes with the bar at the foot.
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('header [aria-controls=menu]')).toBeAttached();
  if (!(await button.isVisible())) return;
  await button.click();
}

/** Switches the language of the screen in place; the switch may be folded away. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.locator(`header button[lang=${language}]`).dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** On a phone the filters of a report are behind a button. */
export async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Filters', exact: true, includeHidden: true });
  await button.waitFor({ state: 'attached' });
  if (await button.isVisible()) await button.click();
}

/** Opens the documents of a kind of a vehicle; those that few vehicles have stand under “+”. */
export async function openDocuments(
  page: Page,
  words: Words,
  kind: AnyKind,
  registration: string,
): Promise<void> {
  const { short } = words.kinds[kind.slug];
  const cell = (name: string) => page.getByRole('button', { name: words.documents.of(name, registration) });
  if (kind.usualFor !== 'few') return cell(short).click();
  await cell(words.vehicles.others).click();
  await page.getByRole('menuitem', { name: short, exact: true }).click();
}

/** A toast with exactly this text. */
export function toast(page: Page, text: string): Locator {
  const said = page.getByRole('alert').or(page.getByRole('status'));
  return said.getByText(text, { exact: true }).first();
}

/** The dialog that lies over all others. */
export const topDialog = (page: Page) => page.getByRole('dialog').last();

/** An input by its name on the wire. */
export const input = (within: Page | Locator, name: string) => within.locator(`[name="${name}"]`).first();

/** Chooses from a menu, such as that of a row, by what its item is called. */
export async function choose(within: Page | Locator, name: string | RegExp): Promise<void> {
  const item = within.getByRole('menuitem', { name, includeHidden: true }).first();
  await item.locator('xpath=../preceding-sibling::button').click();
  await item.click();
}
