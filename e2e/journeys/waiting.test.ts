import { expect, looksRightNow, test } from '../browser.ts';
import { enterAs, theAdmin } from '../people.ts';
import { staffScreens } from '../screens.ts';

/** Those that ask for nothing when they open. */
const complete = ['/account', '/search/ll', '/search/dl', '/search/vehicle', '/admin', '/admin/export'];

// A citizen of whom nothing comes need not be there.
for (const path of staffScreens(1).filter(one => !complete.includes(one))) {
  test(`${path} says to everybody that it waits for its records`, async ({ page }) => {
    // Who asks is told; nothing else is ever answered.
    await page.route('**/api/**', route =>
      new URL(route.request().url()).pathname === '/api/me' ? route.continue() : null,
    );
    await enterAs(page, await theAdmin(), path);
    const waiting = page.locator('main [role=status][aria-label="Loading..."], main [aria-busy=true]');
    await expect(waiting.first()).toBeVisible();
    await looksRightNow(page);
  });
}
