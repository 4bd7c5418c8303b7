import type { Page } from '@playwright/test';
import { kinds } from '@rto-desk/contract/kinds/index';
import { wordsFor } from '@rto-desk/contract/words/languages';
import { expect, input, looksRight, openDocuments, test, toast, topDialog } from '../browser.ts';
import { foreignWords } from '../foreign-words.ts';
import { isLong, long } from '../form.ts';
import {
  completeUser,
  enterAs,
  newCitizen,
  newVehicle,
  type Person,
  theAdmin,
  theStaff,
  unique,
} from '../people.ts';
import { waitUntilSettled } from '../rest.ts';

test.use({ locale: 'hi-IN' });
const words = wordsFor('hi');

async function isHindi(page: Page, data: readonly string[] = []): Promise<void> {
  await speaksHindi(page, data);
  await looksRight(page);
}

async function speaksHindi(page: Page, data: readonly string[]): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await foreignWords(page, data), page.url()).toEqual([]);
}

test.describe('sentences of the server', () => {
  test.use({ refusals: [422] });
  test('is Hindi, too', async ({ page }) => {
    await page.goto('/login');
    await input(page, 'login_identifier').fill('9800000000');
    await input(page, 'password').fill('not-the-password');
    await page.keyboard.press('Enter');
    await expect(page.getByText('मोबाइल/ईमेल या पासवर्ड गलत है').first()).toBeVisible();
    await isHindi(page);
  });
});

test('the forms of every document are Hindi, with what is chosen from', long, async ({ page }) => {
  test.setTimeout(300_000);
  const manager = await theStaff('manager');
  const id = await newCitizen(await theAdmin(), `हेमलता ${unique()}`);
  const { registration } = await newVehicle(await theAdmin(), id);
  await enterAs(page, manager, `/citizens/${id}`);
  // Every third: a licence and three documents of a vehicle.
  for (const kind of kinds.filter((_, at) => isLong || at % 3 === 1)) {
    const { slug, owner, until } = kind;
    const { add } = words.kinds[slug];
    await visit(page, `/citizens/${id}?tab=${owner === 'citizen' ? slug : 'vehicles'}`);
    if (owner === 'vehicle') {
      await openDocuments(page, words, kind, registration);
      await expect(page.getByText(words.kinds[slug].empty)).toBeVisible();
    } else await page.getByRole('tabpanel').getByRole('button', { name: add }).first().click();
    await expect(input(topDialog(page), until)).toBeVisible();
    await isHindi(page, dataOf(manager));
  }
  await visit(page, `/citizens/${id}`);
  await page.getByRole('button', { name: 'संशोधित करें', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'नागरिक का विवरण संशोधित करें' })).toBeVisible();
  await isHindi(page, dataOf(manager));
});

test('the language is switched without losing what was typed, and remembered', async ({ page }) => {
  await page.goto('/ask-for-service');
  await input(page, 'contact_name').fill('रमेश वर्मा');
  await page.getByRole('group', { name: 'भाषा' }).getByRole('button', { name: 'EN' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ask For Service' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(input(page, 'contact_name')).toHaveValue('रमेश वर्मा');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ask For Service' })).toBeVisible();
});

test('saving says so in Hindi', long, async ({ page }) => {
  const user = await completeUser();
  await enterAs(page, user, '/account');
  await page.getByRole('button', { name: 'प्रोफ़ाइल सहेजें' }).click();
  await expect(toast(page, 'प्रोफ़ाइल संशोधित की गई।')).toBeVisible();
});

/** Goes to a screen and waits for all of it: some of it is loaded after its heading. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilSettled(page);
}

const dataOf = (person: Person) => [person.name, ...person.name.split(' ')];
