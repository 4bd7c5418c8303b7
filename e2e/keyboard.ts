import type { Locator, Page } from '@playwright/test';
import { expect, input, topDialog } from './browser.ts';

/** More stops than any screen has. */
const PATIENCE = 150;

/** Goes on with Tab until something has the focus, and fails where no number of keys leads there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let pressed = 0; pressed < PATIENCE; pressed += 1) {
    if (await target.first().evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} is not reached by Tab`);
}

/** Goes to something with Tab and uses it. */
export async function use(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Types a date `YYYY-MM-DD` as a clerk does, the day first and nothing between its parts. */
export async function typeDate(page: Page, date: string): Promise<void> {
  const [year, month, day] = date.split('-');
  await page.keyboard.type(`${day}${month}${year}`);
}

/** Opens Quick Add and says of which vehicle and type a document is, up to where Enter goes on. */
export async function quickAdd(page: Page, plate: string, type: string) {
  await expect(page.getByRole('button', { name: 'Quick Add' })).toBeVisible();
  await page.keyboard.press('Alt+n');
  await expect(input(topDialog(page), 'registration_no')).toBeFocused();
  await page.keyboard.type(plate);
  await page.keyboard.press('Enter');
  await expect(input(topDialog(page), 'document_type')).toBeFocused();
  await page.keyboard.type(type);
}
