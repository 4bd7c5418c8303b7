import { expect, looksRightNow, test } from '../browser.ts';
import { enterAs, newCitizen, theAdmin } from '../people.ts';
import { staffScreens } from '../screens.ts';

/** Those that ask for nothing when they open. */
const complete = ['/account', '/search/ll', '/search/dl', '/search/vehicle', '/admin', '/admin/export'];

test('a screen that waits for its records says so to everybody', async ({ page }) => {
  const admin = await theAdmin();
  const citizen = await newCitizen(admin, 'Dhairya Vaishnav');
  // Who asks is told at once; nothing else is ever answered.
  await page.route('**/api/**', route =>
    new URL(route.request().url()).pathname === '/api/me' ? route.continue() : null,
  );
  await enterAs(page, admin, '/dashboard');
  for (const path of staffScreens(citizen).filter(one => !complete.includes(one))) {
    await page.goto(path);
    const waiting = page
      .locator('main [role=status][aria-label="Loading..."], main [aria-busy=true]')
      .first();
    await expect.soft(waiting, path).toBeVisible();
    await test.step(path, () => looksRightNow(page));
  }
});
