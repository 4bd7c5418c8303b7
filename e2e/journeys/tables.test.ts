import { expect, test } from '../browser.ts';
import { enterAs, newCitizen, theAdmin, unique } from '../people.ts';

/** The commonest screen of an office, and lists whose rows are names, numbers and dates. */
const screen = { width: 1366, height: 768 };
const lists = [
  '/citizens?per_page=25',
  '/admin/users?per_page=25',
  '/reports/expiries',
  '/search/ll',
  '/search/dl',
  '/search/vehicle',
  '/admin/branches',
  '/admin/export',
  '/admin/reminders',
];

test.describe('on the commonest screen of an office', () => {
  test.use({ viewport: screen });

  test('twelve rows of a list stand below its heading, and nothing scrolls sideways', async ({ page }) => {
    await enterAs(page, await theAdmin(), '/dashboard');
    for (const path of lists) {
      await page.goto(path);
      const table = page.locator('[data-rows]').last();
      await expect(table.locator('tbody tr').first()).toHaveAttribute('tabindex', '-1');
      const head = await table.locator('thead').evaluate(element => element.getBoundingClientRect().height);
      const bar = await page.getByRole('banner').evaluate(element => element.getBoundingClientRect().height);
      const heights = await table
        .locator('tbody tr')
        .evaluateAll(rows => rows.slice(0, 12).map(row => row.getBoundingClientRect().height));
      const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
      expect.soft((screen.height - bar - head) / mean, path).toBeGreaterThanOrEqual(12);
    }
  });
});

for (const [width, seen] of [
  [1366, ['No', 'Name/Father', 'Profile Type', 'Mobile/Email', 'DOB', 'Address', 'LL/DL/Veh', 'Actions']],
  [1024, ['Name/Father', 'Mobile/Email', 'DOB', 'Address', 'Actions']],
  [768, ['Name/Father', 'Mobile/Email', 'Actions']],
] as const) {
  test(`at ${width} px the columns are those that have room`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await enterAs(page, await theAdmin(), '/citizens');
    const heads = page.getByRole('columnheader');
    await expect(heads.first()).toBeAttached();
    await expect(heads.filter({ visible: true })).toHaveText([...seen]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('keys go through the rows, open one, renew and send; “?” lists them', async ({ page }) => {
  const admin = await theAdmin();
  const name = `Dulari ${unique()}`;
  const citizen = await newCitizen(admin, name);
  const ll = `LL${unique()}`;
  await admin.call('POST', `/citizens/${citizen}/ll`, { ll_no: ll, expiry_date: '2024-02-01' });
  await enterAs(page, admin, `/reports/expiries?owner_name=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: ll });
  await page.keyboard.press('ArrowDown');
  await expect(row).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: 'Send expiry notice?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row, 'the row is gone back to').toBeFocused();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: `Renew Learner License ${ll}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Next row');
  await page.keyboard.press('Escape');
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/citizens/${citizen}`));
  await expect(page.locator('[data-highlighted]')).toContainText(ll);
});
