import type { Page } from '@playwright/test';
import { expect, test } from '../browser.ts';
import { completeUser, enterAs, newCitizen, theAdmin } from '../people.ts';
import { publicScreens, staffScreens, userScreens } from '../screens.ts';

/** What a screen may weigh before it can be used, in bytes of gzipped JavaScript (`docs/pages.md`). */
const PUBLIC = 130_000;
const SIGNED_IN = 200_000;

for (const path of publicScreens) {
  test(`${path} is light enough for a cheap phone`, async ({ page }) => {
    const weight = weigh(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await weight()).toBeLessThan(PUBLIC);
  });
}

test('no screen of those who are signed in weighs more than its share', async ({ page }) => {
  const admin = await theAdmin();
  const citizen = await newCitizen(admin, 'Light Weight');
  await enterAs(page, admin, '/dashboard');
  for (const path of staffScreens(citizen)) {
    const weight = weigh(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await weight(), path).toBeLessThan(SIGNED_IN);
  }
});

test('what a citizen sees of their own weighs no more', async ({ page }) => {
  const user = await completeUser();
  await enterAs(page, user, '/dashboard');
  for (const path of userScreens(user.citizen_id)) {
    const weight = weigh(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await weight(), path).toBeLessThan(SIGNED_IN);
  }
});

/** Counts from now on; the function that it gives answers the bytes of all scripts, once nothing is on its way. */
function weigh(page: Page): () => Promise<number> {
  const addresses = new Set<string>();
  page.on('response', answer => {
    if (answer.request().resourceType() === 'script') addresses.add(answer.url());
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    page.removeAllListeners('response');
    const sizes = await Promise.all([...addresses].map(address => gzipped(page, address)));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    return total;
  };
}

async function gzipped(page: Page, address: string): Promise<number> {
  const answer = await page.request.head(address, { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers()['content-encoding'], address).toBe('gzip');
  return Number(answer.headers()['content-length']);
}
