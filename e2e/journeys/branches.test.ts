import { expect, input, looksRight, test, toast } from '../browser.ts';
import { long } from '../form.ts';
import { enterAs, newCitizen, theAdmin, theStaff, unique } from '../people.ts';

const raipur = { state: 'Chhattisgarh', city: 'Raipur' };
const korba = { state: 'Chhattisgarh', city: 'Korba' };

test.use({ refusals: [404] });

test('a branch manager sees citizens of the branch and of none, and cannot delete', async ({ page }) => {
  const [admin, manager] = [await theAdmin(), await theStaff('branchManager')];
  const family = `Baghel${unique()}`;
  const [ours, nobodys, theirs] = [`Asha ${family}`, `Usha ${family}`, `Nisha ${family}`];
  const id = await newCitizen(admin, ours, raipur);
  await newCitizen(admin, nobodys);
  const foreign = await newCitizen(admin, theirs, korba);
  await enterAs(page, manager, `/citizens?q=${family}`);
  await expect(page.getByText('1-2 of 2')).toBeVisible();
  await expect(page.getByRole('link', { name: theirs })).toBeHidden();
  await expect(page.getByRole('button', { name: `Edit ${ours}` })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: `Delete ${ours}`, includeHidden: true })).toHaveCount(0);
  await looksRight(page);
  await page.goto(`/citizens/${foreign}`);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Record not found.');
  await page.goto(`/citizens/${foreign}/expired`);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Record not found.');
  await page.goto(`/citizens/${id}`);
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await expect(
    page.getByRole('menuitem', { name: 'Call again', includeHidden: true }).first(),
    'staff may note when to call',
  ).toBeAttached();
  await expect(page.getByRole('menuitem', { name: `Delete ${ours}`, includeHidden: true })).toHaveCount(0);
});

test('saving a citizen of no branch makes it the branch manager’s', long, async ({ page }) => {
  const [admin, manager] = [await theAdmin(), await theStaff('branchManager')];
  const name = `Kanti ${unique()}`;
  const id = await newCitizen(admin, name);
  await enterAs(page, manager, `/citizens/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit Citizen Details' });
  await expect(input(form, 'branch_id'), 'a branch is not theirs to choose').toBeHidden();
  await input(form, 'father_name').fill('Shiv Kumar');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Citizen updated successfully.')).toBeVisible();
  await expect(page.getByText('CG-04: Raipur').first()).toBeVisible();
});

test('a manager without a branch sees them all', long, async ({ page }) => {
  const [admin, manager] = [await theAdmin(), await theStaff('manager')];
  const family = `Kurre${unique()}`;
  for (const place of [raipur, korba, {}]) await newCitizen(admin, `Mina ${family}`, place);
  await enterAs(page, manager, `/citizens?q=${family}`);
  await expect(page.getByText('1-3 of 3')).toBeVisible();
});
