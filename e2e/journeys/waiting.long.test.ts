import type { Page } from '@playwright/test';
import { expect, looksRightNow, test } from '../browser.ts';
import { completeUser, enterAs, theAdmin } from '../people.ts';
import { citizenScreens, officeScreens } from '../screens.ts';

/** Those that ask for nothing when they open. */
const complete = [
  ...['/account', '/search/ll', '/search/dl', '/search/vehicle', '/admin', '/admin/export'],
  '/compare',
];
/** Those of money, which this office has not switched on, are not there. */
const absent = /^\/(clients|receipts|day-book)/;
const waiting = 'main [role=status][aria-label="Loading..."], main [aria-busy=true]';

test('every screen announces that it waits for its records', async ({ page }) => {
  test.setTimeout(300_000);
  await answerNothing(page, () => null);
  await enterAs(page, await theAdmin(), '/account');
  // Of what nothing comes need not be there.
  const paths = [...citizenScreens(1), ...officeScreens({ job: 1, letter: 1, list: 1, inquiry: 1 })];
  for (const path of paths.filter(one => !complete.includes(one) && !absent.test(one))) {
    await page.goto(path);
    await expect(page.locator(waiting).first(), path).toBeVisible();
    await looksRightNow(page);
  }
});

test.describe('where nothing comes', () => {
  test.use({ refusals: [404] });

  for (const role of ['admin', 'user']) {
    test(`the dashboard of ${role} says so, and waits for nothing any more`, async ({ page }) => {
      await answerNothing(page, route => route.fulfill({ status: 404, json: { message: 'Not here.' } }));
      await enterAs(page, role === 'admin' ? await theAdmin() : await completeUser(), '/dashboard');
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
      await expect(page.locator(waiting)).toHaveCount(0);
      await looksRightNow(page);
    });
  }
});

/** Who asks is told; what becomes of all else is said. */
async function answerNothing(page: Page, instead: Parameters<Page['route']>[1]): Promise<void> {
  await page.route('**/api/**', (route, request) =>
    new URL(request.url()).pathname === '/api/me' ? route.continue() : instead(route, request),
  );
}
