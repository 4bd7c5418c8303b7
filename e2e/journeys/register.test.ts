import { today } from '@rto-desk/contract/expiry';
import { expect, input, looksRight, openMenu, test, toast, topDialog } from '../browser.ts';
import { enterAs, newCitizen, theAdmin, unique } from '../people.ts';
import { waitUntilSettled } from '../rest.ts';

test('a register entry is made with its vehicle, answered, closed and printed in the bound book', async ({
  page,
}) => {
  const admin = await theAdmin();
  const plate = `CG04ZR${unique().replace(/\D/g, '').slice(-4)}`;
  const citizen = await newCitizen(admin, `Phoolbasan ${unique()}`);
  await admin.call('POST', `/citizens/${citizen}/vehicles`, { registration_no: plate });
  const party = `Tehsildar ${unique()}`;
  await enterAs(page, admin, '/jobs');
  await waitUntilSettled(page);
  await openMenu(page);
  await page.getByRole('link', { name: 'Inward and outward' }).click();
  await looksRight(page);
  await page.getByRole('button', { name: 'Add inward entry' }).click();
  await input(topDialog(page), 'party').fill(party);
  await input(topDialog(page), 'subject').fill(`Attachment of ${plate}`);
  await looksRight(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Entered as I\/\d{4}\/\d{5}\.$/)).toBeVisible();
  const row = page.getByRole('row', { name: party });
  await expect(row.getByRole('link', { name: plate })).toBeVisible();

  await page.getByRole('button', { name: 'Add outward entry' }).click();
  await input(topDialog(page), 'party').fill(party);
  await input(topDialog(page), 'subject').fill('Reply');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Entered as O\//)).toBeVisible();

  const inward = page.getByRole('row', { name: /Inward · / }).filter({ hasText: party });
  await inward.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: /^Link reply/ }).click();
  await topDialog(page).getByRole('searchbox').fill(party);
  await page.keyboard.press('Enter');
  await topDialog(page).getByRole('button', { name: /^O\// }).click();
  await expect(toast(page, 'Reply linked.')).toBeVisible();
  await inward.getByRole('button', { name: /^Close/ }).click();
  await input(topDialog(page), 'disposal').fill('Filed');
  await looksRight(page);
  await topDialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(toast(page, 'Entry closed.')).toBeVisible();
  await expect(inward).toContainText('Filed');

  await page.goto(`/register-entries?print=in&period=day&day=${today()}`);
  await expect(page.getByRole('row', { name: party })).toContainText('Filed');
  await looksRight(page);
});
