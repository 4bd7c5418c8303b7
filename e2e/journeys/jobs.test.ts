import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, input, test, topDialog } from '../browser.ts';
import { completeUser, enterAs, freshMobile, newCitizen, newVehicle, theAdmin, unique } from '../people.ts';

/* The jobs of `docs/jobs.md`: what each takes is counted in the browser and must be what is told there. */

interface Taken {
  keys: number;
  clicks: number;
  screens: number;
}

/** Counts from the beginning of each page on; whoever goes to another one takes the counts along. */
async function counts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = sessionStorage.getItem('jobs');
    const taken = kept === null ? { keys: 0, clicks: 0, screens: 0 } : JSON.parse(kept);
    const add = (what: 'keys' | 'clicks' | 'screens') => {
      taken[what] += 1;
      sessionStorage.setItem('jobs', JSON.stringify(taken));
    };
    const held = ['Alt', 'Shift', 'Control'];
    addEventListener('keydown', event => !held.includes(event.key) && add('keys'), true);
    addEventListener('pointerdown', () => add('clicks'), true);
    // Kept with the counts: a screen that comes as a page of its own is one, too.
    let path = sessionStorage.getItem('shown');
    let heading: Element | null = null;
    let dialogs = 0;
    const look = () => {
      const first = document.querySelector('h1');
      const open = document.querySelectorAll('[role=dialog]').length;
      // An address may lead on before anything of its own is shown, and a heading may change when its record has come.
      if (first !== null && first !== heading) {
        heading = first;
        if (path !== null && path !== location.pathname) add('screens');
        path = location.pathname;
        sessionStorage.setItem('shown', path);
      }
      if (open > dialogs) add('screens');
      dialogs = open;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
}

/** Forgets what led here: the job begins now. */
async function begin(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('jobs'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function isTold(page: Page, job: string): Promise<void> {
  const taken: Taken = await page.evaluate(() => JSON.parse(sessionStorage.getItem('jobs') ?? '{}'));
  const told = await readFile(new URL('../../docs/jobs.md', import.meta.url), 'utf8');
  const row = told.split('\n').find(line => line.startsWith(`| ${job} |`));
  const [, , keys, clicks, screens] = row?.split('|').map(cell => cell.trim()) ?? [];
  expect(`${taken.keys} keys, ${taken.clicks} clicks, ${taken.screens} screens`).toBe(
    `${keys} keys, ${clicks} clicks, ${screens} screens`,
  );
}

test('a walk-in gives a phone number', async ({ page }) => {
  const admin = await theAdmin();
  const mobile = freshMobile();
  const citizen = await newCitizen(admin, `Phoolbai ${unique()}`, { mobile });
  await admin.call('POST', `/citizens/${citizen}/dl`, { dl_no: `DL${unique()}`, expiry_date: '2020-06-30' });
  await counts(page);
  await enterAs(page, admin, '/dashboard');
  await begin(page);
  await expect(page.getByRole('combobox')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(mobile);
  await expect(page.getByRole('option').first()).toContainText('1 expired');
  await page.keyboard.press('Enter');
  await expect(page.getByText('30-06-2020').first()).toBeVisible();
  await isTold(page, 'A walk-in gives a phone number: what expires');
});

test('renew a PUCC by keyboard', async ({ page }) => {
  const admin = await theAdmin();
  const { id, registration } = await newVehicle(admin, await newCitizen(admin, `Dhaneshwari ${unique()}`));
  const dates = { valid_from: '2026-01-15', valid_until: '2026-07-14' };
  await admin.call('POST', `/vehicles/${id}/puccs`, { pucc_number: `P${unique()}`, ...dates });
  await counts(page);
  await enterAs(page, admin, '/dashboard');
  await begin(page);
  await expect(page.getByRole('button', { name: 'Quick Add' })).toBeVisible();
  await page.keyboard.press('Alt+n');
  await expect(input(topDialog(page), 'registration_no')).toBeFocused();
  await page.keyboard.type(registration);
  await page.keyboard.press('Enter');
  await page.keyboard.type('PU');
  await expect(input(topDialog(page), 'until')).not.toHaveValue('');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(input(topDialog(page), 'number')).toBeFocused();
  const number = `Q${unique()}`;
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  const link = page.getByRole('status').getByRole('link', { name: 'Open' });
  await expect(link, 'the way to the new record').toBeVisible();
  await isTold(page, "Renew a PUCC by keyboard, from its vehicle's number");
  await link.click();
  await expect(page.locator('[data-highlighted]')).toContainText(number);
});

test('who owns a vehicle of which the last digits are known', async ({ page }) => {
  const admin = await theAdmin();
  const name = `Rajmati ${unique()}`;
  const citizen = await newCitizen(admin, name);
  // Those of other tests end otherwise.
  const last = `9${unique().slice(2, 3)}${unique().slice(-2)}`;
  await admin.call('POST', `/citizens/${citizen}/vehicles`, { registration_no: `CG04ZX${last}` });
  await counts(page);
  await enterAs(page, admin, '/dashboard');
  await begin(page);
  await expect(page.getByRole('combobox')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(`CG04 ${last}`);
  await expect(page.getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await isTold(page, 'Who owns CG04 …1234');
});

test('what waits today', async ({ page }) => {
  const admin = await theAdmin();
  await counts(page);
  await enterAs(page, admin, '/dashboard');
  await begin(page);
  // One's own work comes above and moves the link down.
  await expect(page.getByRole('region', { name: 'My work' })).toBeVisible();
  await page.getByRole('link', { name: /Service requests waiting/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Service Requests' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: /SR-/ }).first()).toBeVisible();
  await isTold(page, 'What waits today, from the dashboard to the first request');
});

test("print a citizen's sheet", async ({ page }) => {
  const admin = await theAdmin();
  const citizen = await newCitizen(admin, `Sukhmati ${unique()}`);
  await counts(page);
  await enterAs(page, admin, `/citizens/${citizen}`);
  await begin(page);
  await expect(page.getByRole('link', { name: 'Print Sheet' })).toBeVisible();
  // Keys are answered from the search box on, which comes after the page.
  await expect(page.getByRole('combobox')).toBeVisible();
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/sheet$/);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await isTold(page, "Print a citizen's sheet");
});

test('a citizen asks for a service and tracks it', async ({ page }) => {
  const user = await completeUser();
  await counts(page);
  await enterAs(page, user, '/dashboard');
  await begin(page);
  // At the top of a desk, at the foot of a phone.
  await page.locator('nav a[href="/ask-for-service"]').filter({ visible: true }).first().click();
  await page.getByRole('radio', { name: 'Vehicle' }).click();
  await page.getByRole('checkbox', { name: 'Application for NOC' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('link', { name: 'Track it' }).click();
  await expect(page.getByText('Pending')).toBeVisible();
  await isTold(page, 'A citizen asks for a service and tracks it');
});

test('a citizen registers', async ({ page }) => {
  await counts(page);
  await page.goto('/');
  await begin(page);
  await page.getByRole('link', { name: /^My papers/ }).click();
  // The bar of the page before has a link to the registration, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await page
    .getByRole('link', { name: /Register/ })
    .last()
    .click();
  await input(page, 'name').fill('गीता साहू');
  await input(page, 'phone').fill(freshMobile());
  await input(page, 'password').fill('monsoon-raipur-7');
  await input(page, 'password_confirmation').fill('monsoon-raipur-7');
  await page.getByRole('button', { name: 'Register' }).click();
  await input(topDialog(page), 'dob').fill('15081990');
  await topDialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(topDialog(page)).toBeHidden();
  await isTold(page, 'A citizen registers and sees what to begin with');
});
