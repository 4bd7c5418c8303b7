import { expect, looksRightInEveryTheme, test } from '../browser.ts';
import { completeUser, enterAs, newCitizen, newVehicle, theAdmin, unique } from '../people.ts';
import { publicScreens, staffScreens } from '../screens.ts';

/* Every screen in English; `hindi.test.ts` looks at them in Hindi. */

test('what visitors see is accessible in the light and in the dark', async ({ page }) => {
  for (const path of [...publicScreens, '/nothing-here']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await looksRightInEveryTheme(page);
  }
});

test('what staff see is accessible in the light and in the dark', async ({ page }) => {
  test.setTimeout(240_000);
  const admin = await theAdmin();
  const id = await newCitizen(admin, `Phoolbasan ${unique()}`, { state: 'Chhattisgarh', city: 'Korba' });
  await newVehicle(admin, id);
  await admin.call('POST', `/citizens/${id}/ll`, { ll_no: `LL${unique()}`, expiry_date: '2020-06-30' });
  await admin.call('POST', `/citizens/${id}/dl`, { dl_no: `DL${unique()}`, expiry_date: '2099-06-30' });
  await admin.call('POST', `/citizens/${id}/send-message`, { message: 'Come by' });
  await enterAs(page, admin, '/dashboard');
  for (const path of staffScreens(id)) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await looksRightInEveryTheme(page);
  }
});

test('so is the dashboard of a user', async ({ page }) => {
  await enterAs(page, await completeUser(), '/dashboard');
  await page.waitForLoadState('networkidle');
  await looksRightInEveryTheme(page);
});
