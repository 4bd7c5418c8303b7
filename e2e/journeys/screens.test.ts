import type { Page } from '@playwright/test';
import { expect, screenLooksRight, test } from '../browser.ts';
import { isLong } from '../form.ts';
import { completeUser, enterAs, newCitizen, newRecords, newVehicle, theAdmin, unique } from '../people.ts';
import { citizenScreens, officeScreens, ownScreens, parts, publicScreens } from '../screens.ts';
import { PUBLIC, SIGNED_IN, weigh } from '../weight.ts';

/*
 * Every screen in English, looked at and weighed. In the short form it is looked at in the light, and in Hindi
 * (`hindi.test.ts`) in the dark: each screen once in each theme and in each language.
 */

test('what visitors see is accessible, and light enough for a cheap phone', async ({ page }) => {
  for (const path of [...publicScreens, '/nothing-here']) await look(page, path, PUBLIC);
});

test('so is what staff see of a citizen', async ({ page }) => {
  test.setTimeout(300_000);
  const admin = await theAdmin();
  const id = await newCitizen(admin, `Phoolbasan ${unique()}`, { state: 'Chhattisgarh', city: 'Korba' });
  await newVehicle(admin, id);
  await admin.call('POST', `/citizens/${id}/ll`, { ll_no: `LL${unique()}`, expiry_date: '2020-06-30' });
  await admin.call('POST', `/citizens/${id}/dl`, { dl_no: `DL${unique()}`, expiry_date: '2099-06-30' });
  await admin.call('POST', `/citizens/${id}/send-message`, { message: 'Come by' });
  await enterAs(page, admin, '/dashboard');
  for (const path of citizenScreens(id)) await look(page, path, SIGNED_IN);
});

for (const part of parts) {
  test(`so is what staff see of the office, part ${part.number}`, async ({ page }) => {
    test.setTimeout(300_000);
    const admin = await theAdmin();
    await enterAs(page, admin, '/dashboard');
    const { ids } = await newRecords(admin);
    for (const path of part.of(officeScreens(ids))) await look(page, path, SIGNED_IN);
  });
}

test('so is what a citizen sees of their own', async ({ page }) => {
  const user = await completeUser();
  await enterAs(page, user, '/dashboard');
  for (const path of ownScreens(user.citizen_id)) await look(page, path, SIGNED_IN);
});

async function look(page: Page, path: string, limit: number): Promise<void> {
  const weight = weigh(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect.soft(await weight(), path).toBeLessThan(limit);
  await screenLooksRight(page, isLong ? 'in both themes' : 'in this theme');
}
