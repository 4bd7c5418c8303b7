import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, looksRight, test, toast } from '../browser.ts';
import { long } from '../form.ts';
import { enterAs, newCitizen, theAdmin, theStaff, unique } from '../people.ts';

/** The file that a button brings. */
async function fileBy(page: Page, name: string) {
  const arrival = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const file = await arrival;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('an admin exports a table, and everything', async ({ page }) => {
  const admin = await theAdmin();
  const name = `निर्मला ${unique()}`;
  await newCitizen(admin, name);
  await enterAs(page, admin, '/admin');
  await expect(page.getByText(/^Last successful backup: \d\d-\d\d-\d{4}, |^No backup yet\.$/)).toBeVisible();
  await page.getByRole('link', { name: /^Data Export/ }).click();
  await expect(page.getByRole('table', { name: 'Data Export' })).toBeVisible();
  await looksRight(page);
  const csv = await fileBy(page, 'Download CSV: Citizen');
  expect(csv.name).toMatch(/^citizens-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv.content.toString()).toContain(name);
  const zip = await fileBy(page, 'Download everything (ZIP)');
  expect(zip.name).toMatch(/^full-data-export-[\d_-]+\.zip$/);
  expect(zip.content.subarray(0, 2).toString()).toBe('PK');
});

test('an admin downloads a backup from the citizens list after being asked', long, async ({ page }) => {
  await enterAs(page, await theAdmin(), '/citizens');
  await page.getByRole('button', { name: 'Backup & Download DB' }).click();
  const asking = page.getByRole('dialog', { name: 'Database backup' });
  await expect(asking).toContainText(
    'This will generate a full database backup and start the download. Continue?',
  );
  await looksRight(page);
  // It is said when the download begins, and may have gone when all of it has come.
  const [backup] = await Promise.all([
    fileBy(page, 'Continue'),
    expect(toast(page, 'Backup download started!')).toBeVisible(),
  ]);
  expect(backup.name).toMatch(/^backup-\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.sql$/);
  expect(backup.content.toString()).toMatch(/\n-- whole: [0-9a-f]{64}\n$/);
  await expect(asking).toBeHidden();
});

test('a download that takes long is given up, and the next one comes', long, async ({ page }) => {
  await enterAs(page, await theAdmin(), '/admin/export');
  const everything = page.getByRole('button', { name: 'Download everything (ZIP)', exact: true });
  await expect(everything).toBeVisible();
  const network = await page.context().newCDPSession(page);
  const slowed = (downloadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      uploadThroughput: -1,
      downloadThroughput,
    });
  let files = 0;
  page.on('download', () => {
    files += 1;
  });
  await slowed(1024);
  await everything.click();
  const bar = page.getByRole('progressbar', { name: 'Preparing download…' });
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await slowed(-1);
  await fileBy(page, 'Download CSV: Citizen');
  expect(files).toBe(1);
});

test('a manager is offered neither', long, async ({ page }) => {
  await enterAs(page, await theStaff('manager'), '/citizens');
  await expect(page.getByRole('button', { name: '+ New Profile' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Backup & Download DB' })).toBeHidden();
  await page.goto('/admin/export');
  await expect(page.getByRole('heading', { name: 'Forbidden (manager)' })).toBeVisible();
});
