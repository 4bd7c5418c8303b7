import { expect, test } from '../browser.ts';
import { long } from '../form.ts';
import { enterAs, newCitizen, newVehicle, theAdmin, unique } from '../people.ts';

test('a document with only an end date is saved, marked and completed later', long, async ({ page }) => {
  const admin = await theAdmin();
  const name = `Sonmati ${unique()}`;
  const citizen = await newCitizen(admin, name);
  const { id: vehicle } = await newVehicle(admin, citizen);
  await enterAs(page, admin, `/citizens/${citizen}?tab=vehicles`);
  await page.getByRole('button', { name: /^PUCC of/ }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Only the expiry date is known').check();
  await form.getByLabel('Valid Until').fill('31-12-2031');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Incomplete').first()).toBeVisible();
  const kept = await admin.call('GET', `/vehicles/${vehicle}/puccs`);
  expect(kept.body.data).toMatchObject([
    { valid_until: '2031-12-31', missing: ['pucc_number', 'valid_from'] },
  ]);

  await page.goto('/dashboard');
  await page.getByRole('link', { name: /Incomplete documents/ }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('Incomplete')).toBeVisible();
  await expect(page.getByLabel('Incomplete only', { exact: true })).toBeChecked();
  await row.getByRole('button', { name: /Update/ }).click();
  const edit = page.getByRole('dialog');
  await expect(edit.getByLabel('Only the expiry date is known')).toBeChecked();
  await edit.getByLabel('PUCC Number').fill(`PU ${unique()}`);
  await edit.getByLabel('Valid From').fill('01-01-2031');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(row).toHaveCount(0);
});
