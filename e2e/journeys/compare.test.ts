import { expect, looksRight, test } from '../browser.ts';
import { enterAs, theAdmin } from '../people.ts';

test('staff compare a list, and import what is not on record', async ({ page }) => {
  await enterAs(page, await theAdmin(), '/compare');
  await page
    .getByRole('textbox', { name: 'Registration or mobile numbers, one per line' })
    .fill('CG04QQ0001\nCG04QQ0002');
  await looksRight(page);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('Rows: 2, not on record: 2')).toBeVisible();
  await looksRight(page);
  const arrival = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await arrival).suggestedFilename()).toMatch(/^compare-.*\.csv$/);
  await page.getByRole('button', { name: 'Import rows not on record' }).click();
  await expect(page).toHaveURL(/\/imports\/\d+$/);
});
