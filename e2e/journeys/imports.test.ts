import type { Page } from '@playwright/test';
import { expect, looksRight, test } from '../browser.ts';
import { long } from '../form.ts';
import { enterAs, freshMobile, newCitizen, theAdmin, unique } from '../people.ts';

/** A number that shows how many rows there are of a kind, which chooses them. */
const rowsOf = (page: Page, kind: string) =>
  page.getByRole('group', { name: 'Rows shown' }).getByRole('button', { name: kind });

test('a clerk imports a list, fixes it, commits it and undoes it', async ({ page }) => {
  const admin = await theAdmin();
  const mobile = freshMobile();
  await newCitizen(admin, `Kamla ${unique()}`, { mobile });
  const [whole, wrong, later, shared] = [0, 1, 2, 3].map(() => `CG04${unique()}`);
  const file = `register ${unique()}.csv`;
  const csv = [
    'OFFICE REGISTER,,,,',
    'S.No,Vehicle No.,Owner Name,Mobile No.,Insurance Upto',
    `1,${whole},Ramesh ${unique()},${freshMobile()},05/03/2099`,
    `2,${wrong},Sita ${unique()},${freshMobile()},31-02-2099`,
    `3,${later},Gita ${unique()},${freshMobile()},renewed soon`,
    `4,${shared},Mohan ${unique()},${mobile},06-03-2099`,
    'Total,4,,,',
  ].join('\r\n');

  await enterAs(page, admin, '/imports');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: file, mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByRole('heading', { name: `Import: ${file}` })).toBeVisible();
  await expect(page.getByText('4 rows found.')).toBeVisible();
  await expect(page.getByLabel('Import as: Insurance Upto')).toHaveValue('insurances.until');
  await expect(page.getByLabel('Import as: S.No')).toHaveValue('ignore');
  await looksRight(page);
  await page.getByRole('button', { name: 'Review import' }).click();

  await expect(rowsOf(page, 'Errors')).toBeVisible();
  await looksRight(page);
  await rowsOf(page, 'Errors').click();
  await expect(page).toHaveURL(/verdict=error/);
  const cell = page.getByLabel('Insurance: Valid until').first();
  await expect(cell).toHaveValue('31-02-2099');
  await expect(cell).toHaveAccessibleDescription(/does not exist/);
  await cell.fill('28-02-2099');
  await cell.press('Enter');
  await expect(page.getByRole('row', { name: new RegExp(wrong ?? '') })).toContainText('New');
  // Typing goes on in the next row that has something to mend.
  await expect(page.locator('input:focus')).toHaveValue('renewed soon');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('5 Mar 2099');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: new RegExp(later ?? '') })).toContainText('New');

  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByText('Imported: 3 added.')).toBeVisible();
  // What was left out is decided here, and entered as well.
  await rowsOf(page, 'Needs decision').click();
  const whose = page.getByRole('group', { name: 'Choose owner: line 6' });
  await whose.getByRole('button', { name: 'Another person' }).click();
  await expect(page.getByRole('row', { name: new RegExp(shared ?? '') })).toContainText('New');
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('Imported: 4 added.')).toBeVisible();
  const found = await admin.call('GET', `/search/vehicle?vehicle_no=${wrong}`);
  expect(found.body.data).toHaveLength(1);

  await page.getByRole('link', { name: 'Import another file' }).click();
  await page.getByRole('button', { name: `Undo: ${file}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: file }).click();
  await expect(page.getByText('Everything was restored.')).toBeVisible();
  const gone = await admin.call('GET', `/search/vehicle?vehicle_no=${wrong}`);
  expect(gone.body.data).toHaveLength(0);
});

test.describe('what cannot be read', () => {
  test.use({ refusals: [422] });
  test('is refused with what to do', long, async ({ page }) => {
    await enterAs(page, await theAdmin(), '/imports');
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'old.xls', mimeType: 'application/vnd.ms-excel', buffer: old });
    await expect(page.getByRole('alert')).toContainText('Save As › Excel Workbook (.xlsx)');
    await page.getByLabel('Paste cells').fill('  \n ');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
  });
});

test('a workbook that is dropped is read', long, async ({ page }) => {
  const admin = await theAdmin();
  await enterAs(page, admin, '/imports');
  const zone = page.getByRole('region', { name: 'Import a file' });
  await expect(zone.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  const { body } = await admin.call('POST', '/imports', {
    text: `Vehicle No\tPUC Upto\nCG04${unique()}\t05-03-2099`,
  });
  const workbook = await fetch(new URL(`/api/imports/${body.id}/rows.xlsx`, page.url()), {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const file = `dropped ${unique()}.xlsx`;
  const content = Buffer.from(await workbook.arrayBuffer()).toString('base64');
  const dataTransfer = await page.evaluateHandle(
    ({ file, content }) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(content), sign => sign.charCodeAt(0));
      transfer.items.add(new File([bytes], file));
      return transfer;
    },
    { file, content },
  );
  await zone.dispatchEvent('dragover', { dataTransfer });
  await expect(zone).toHaveAttribute('data-over', 'true');
  await zone.dispatchEvent('drop', { dataTransfer });
  await expect(page.getByRole('heading', { name: `Import: ${file}` })).toBeVisible();
  await expect(page.getByLabel('Import as: PUC Upto')).toHaveValue('puccs.until');
});

test('copied cells are pasted with one key, wherever the focus is', long, async ({ page }) => {
  await enterAs(page, await theAdmin(), '/imports');
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await page.evaluate(cells => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', cells);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, `Gadi No\tPUC\nCG04${unique()}\t05-03-2099`);
  await expect(page.getByLabel('Import as: Gadi No')).toHaveValue('registration_no');
  await expect(page.getByLabel('Import as: PUC')).toHaveValue('puccs.until');
});

test('rows below a merged owner cell belong to that owner after confirmation', long, async ({ page }) => {
  const admin = await theAdmin();
  const [first, second, third] = [0, 1, 2].map(() => `CG04${unique()}`);
  const owner = `Jai Transport ${unique()}`;
  const file = `fleet ${unique()}.csv`;
  const csv = [
    'Owner Name,Mobile,Vehicle No,Insurance Upto,PIN Code',
    `${owner},${freshMobile()},${first},05/03/2099,492001`,
    `,,${second},06/03/2099,`,
    `Sita ${unique()},${freshMobile()},${third},07/03/2099,`,
  ].join('\n');
  await enterAs(page, admin, '/imports');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: file, mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('1 of 3 rows has no owner.')).toBeVisible();
  await expect(page.getByLabel('Import as: PIN Code')).toHaveValue('pincode');
  const above = page.getByLabel('Rows without an owner belong to the owner of the row above');
  await expect(above).not.toBeChecked();
  await above.check();
  await looksRight(page);
  await page.getByRole('button', { name: 'Review import' }).click();
  const row = page.getByRole('row', { name: new RegExp(second ?? '') });
  await expect(row).toContainText('Belongs to the owner of line 2');
  await looksRight(page);
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByText('Imported: 3 added.')).toBeVisible();
  const { body } = await admin.call('GET', `/search/vehicle?vehicle_no=${second}`);
  expect(JSON.stringify(body.data)).toContain(owner);
});
