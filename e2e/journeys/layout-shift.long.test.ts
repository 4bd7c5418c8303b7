import type { Page } from '@playwright/test';
import { expect, test } from '../browser.ts';
import { completeUser, enterAs, newCitizen, newRecords, newVehicle, theAdmin, unique } from '../people.ts';
import { waitUntilSettled } from '../rest.ts';
import { citizenScreens, officeScreens, ownScreens, parts, publicScreens } from '../screens.ts';

/*
 * While a screen loads, what already stands there stays in its place: skeletons have the shape of what comes. Every screen is
 * measured, on a phone and at a desk.
 */

/** The largest layout shift of a screen, as browsers score it: 0.1 is what they still call good. */
const MOST = 0.05;

test('no screen of visitors moves while it loads', async ({ page }) => {
  await watchShifts(page);
  await standStill(page, publicScreens);
});

test('no screen of a citizen moves while it loads, as staff see it', async ({ page }) => {
  const admin = await theAdmin();
  const id = await newCitizen(admin, `हेमलता ${unique()}`);
  const { id: vehicle } = await newVehicle(admin, id);
  await admin.call('POST', `/vehicles/${vehicle}/puccs`, {
    pucc_number: `P${unique()}`,
    valid_from: '2026-01-01',
    valid_until: '2026-12-31',
  });
  await watchShifts(page);
  await enterAs(page, admin, '/dashboard');
  await waitUntilSettled(page);
  await standStill(page, citizenScreens(id));
});

for (const part of parts) {
  test(`no screen of the office moves while it loads, part ${part.number}`, async ({ page }) => {
    test.setTimeout(300_000);
    const admin = await theAdmin();
    const { ids } = await newRecords(admin);
    await watchShifts(page);
    await enterAs(page, admin, '/dashboard');
    await waitUntilSettled(page);
    await standStill(page, part.of(officeScreens(ids)));
  });
}

test('no screen moves while it loads for a citizen who looks at their own', async ({ page }) => {
  const user = await completeUser(`सुनीता ${unique()}`);
  await watchShifts(page);
  await enterAs(page, user, '/dashboard');
  await waitUntilSettled(page);
  await standStill(page, ownScreens(user.citizen_id));
});

/** Opens each screen and measures it; the frame around it is that of the visit before. */
async function standStill(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitUntilSettled(page);
    const shifts: Shift[] = await page.evaluate(() =>
      JSON.parse(document.documentElement.dataset.shifts ?? '[]'),
    );
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    expect.soft(sum, `${path}: ${shifts.map(({ moved }) => moved).join('; ')}`).toBeLessThan(MOST);
  }
}

interface Shift {
  value: number;
  /** The elements that have moved. */
  moved: string;
}

/** Notes on the root of each page what has moved without a key or press. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        if (hadRecentInput) continue;
        const moved = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`);
        shifts.push({ value, moved: moved.join(', ') });
      }
      document.documentElement.dataset.shifts = JSON.stringify(shifts);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
