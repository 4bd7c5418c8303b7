import { expect, test } from '../browser.ts';
import { long } from '../form.ts';
import { enterAs, newCitizen, theAdmin, unique } from '../people.ts';
import { waitUntilSettled } from '../rest.ts';

/** The commonest screen of an office, and lists whose rows are names, numbers and dates. */
const screen = { width: 1366, height: 768 };
const lists = [
  '/citizens?per_page=25',
  '/reports/expiries',
  '/service-requests',
  '/admin/inquiries',
  '/admin/messages',
  '/admin/history',
  '/admin/branches',
];
/** Pages of ten rows, and one that begins with more than its list. */
const shorter = ['/admin/users', '/search/ll', '/search/dl', '/search/vehicle'];

// A mouse, also where the long form comes by on a phone: controls are higher for fingers.
test.use({ hasTouch: false, isMobile: false });

test.describe('on the commonest screen of an office', () => {
  test.use({ viewport: screen });

  test('a list opens with ten rows in sight', long, async ({ page }) => {
    const admin = await theAdmin();
    const citizen = await newCitizen(admin, `Kunti ${unique()}`);
    for (let sent = 0; sent < 12; sent += 1) {
      await admin.call('POST', `/citizens/${citizen}/send-message`, { message: `Come by ${unique()}` });
    }
    await enterAs(page, admin, '/dashboard');
    for (const path of [...lists, ...shorter]) {
      await page.goto(path);
      const rows = page.locator('[data-rows]').last().locator('tbody tr');
      await expect(rows.first()).toHaveAttribute('tabindex', '-1');
      await waitUntilSettled(page);
      const boxes = await rows.evaluateAll(all =>
        all.map(row => row.getBoundingClientRect()).map(({ top, height }) => ({ top, height })),
      );
      // The row in the middle: how many of those in sight have a second line depends on what other journeys entered.
      const middle =
        boxes.map(({ height }) => height).sort((one, other) => one - other)[boxes.length >> 1] ?? 0;
      const seen = Math.floor((screen.height - (boxes[0]?.top ?? 0)) / middle);
      expect.soft(seen, path).toBeGreaterThanOrEqual(Math.min(boxes.length, 10));
    }
  });
});

const columns = [
  'No',
  'Name/Father',
  'Profile Type',
  'Mobile/Email',
  'DOB',
  'Address',
  'LL/DL/Veh',
  'Actions',
];

for (const width of [1366, 1024, 768]) {
  test(`at ${width} px no column is hidden, and nothing scrolls sideways`, long, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await enterAs(page, await theAdmin(), '/citizens');
    const heads = page.getByRole('columnheader');
    await expect(heads.first()).toBeAttached();
    await expect(heads).toHaveText(columns);
    // Where they have no room beside each other, each row names them.
    const asCards = (await page.locator('table[data-cards]').count()) > 0;
    if (!asCards) await expect(heads.filter({ visible: true })).toHaveCount(columns.length);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('keys go through the rows, open, tick, renew and send; “?” lists them', long, async ({ page }) => {
  const admin = await theAdmin();
  const name = `Dulari ${unique()}`;
  const citizen = await newCitizen(admin, name);
  const ll = `LL${unique()}`;
  await admin.call('POST', `/citizens/${citizen}/ll`, { ll_no: ll, expiry_date: '2024-02-01' });
  await enterAs(page, admin, `/reports/expiries?owner_name=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: ll });
  // The keys come with the search box, a moment after the rows.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(row).toBeFocused({ timeout: 5_000 });
  }).toPass();
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: 'Send expiry notice?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row, 'the row is gone back to').toBeFocused();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: `Renew Learner License ${ll}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Move between rows');
  await page.keyboard.press('Escape');
  await row.focus();
  await page.keyboard.press('x');
  await expect(row.getByRole('checkbox')).toBeChecked();
  await row.getByRole('checkbox').click();
  await expect(
    row.getByRole('checkbox'),
    'the focus stays in the box, and the keys still work',
  ).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('status').getByRole('button', { name: 'Notify' })).toBeVisible();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/citizens/${citizen}`));
  await expect(page.locator('[data-highlighted]')).toContainText(ll);
});
