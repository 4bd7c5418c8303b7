import type { Page } from '@playwright/test';
import { expect, input, looksRight, test, toast, topDialog } from '../browser.ts';
import { long } from '../form.ts';
import { quickAdd, tabTo, typeDate, use } from '../keyboard.ts';
import { enterAs, freshMobile, newCitizen, newUser, newVehicle, theAdmin, unique } from '../people.ts';

/*
 * Of the ten commonest jobs as `docs/pages.md` lists them those that go by keys of their own; `keyboard.long.test.ts`
 * has the others. From the first page on, the mouse is never used.
 */

test('1. find a person by half a name and open the profile', async ({ page }) => {
  const admin = await theAdmin();
  const name = `Phoolmati ${unique()}`;
  const citizen = await newCitizen(admin, name);
  await enterAs(page, admin, '/dashboard');
  await expect(page.getByRole('combobox', { name: 'Search name, mobile or vehicle no.' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(name.slice(3));
  await expect(page.getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/citizens/${citizen}$`));
});

test('2. add a document to a vehicle on record, in under 20 seconds', long, async ({ page }) => {
  const admin = await theAdmin();
  const { id, registration } = await newVehicle(admin, await newCitizen(admin, `Dukalu ${unique()}`));
  await admin.call('POST', `/vehicles/${id}/puccs`, {
    pucc_number: `P${unique()}`,
    valid_from: '2029-09-15',
    valid_until: '2030-03-14',
  });
  await enterAs(page, admin, '/dashboard');
  await expect(page.getByRole('button', { name: 'Quick Add' })).toBeVisible();
  const begun = Date.now();
  await quickAdd(page, registration.toLowerCase(), 'PUCC');
  await expect(topDialog(page).getByText(`${registration} belongs to Dukalu`)).toBeVisible();
  await expect(input(topDialog(page), 'until'), 'filled in from the one it follows').toHaveValue(
    '14-09-2030',
  );
  await looksRight(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(input(topDialog(page), 'number')).toBeFocused();
  await page.keyboard.type(`p${unique()}`);
  await page.keyboard.press('Enter');
  await expect(toast(page, `Saved for ${registration}.`)).toBeVisible();
  expect(Date.now() - begun, 'milliseconds').toBeLessThan(20_000);
  await expect(input(topDialog(page), 'registration_no'), 'empty for the next of the pile').toHaveValue('');
  await expect(input(topDialog(page), 'document_type')).toHaveValue('PUCC');
  const { body } = await admin.call('GET', `/vehicles/${id}/puccs`);
  expect(body.data[0]).toMatchObject({ valid_from: '2030-03-15', valid_until: '2030-09-14', missing: [] });
});

/** Goes on in Quick Add: the day until which the document is valid, and whose it is. */
async function typeOwner(page: Page, until: string, mobile: string, name: string): Promise<void> {
  await page.keyboard.press('Enter');
  await typeDate(page, until);
  await page.keyboard.press('Enter');
  await page.keyboard.type(mobile);
  await page.keyboard.press('Enter');
  await page.keyboard.type(name);
}

test('3. add a document where neither the person nor the vehicle is on record', long, async ({ page }) => {
  const admin = await theAdmin();
  const [name, mobile, registration] = [`Budhwara ${unique()}`, freshMobile(), `CG10${unique()}`];
  await enterAs(page, admin, '/citizens');
  await quickAdd(page, registration, 'Permit');
  await typeOwner(page, '2031-01-05', mobile, name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(toast(page, `Saved for ${registration}.`)).toBeVisible();
  const { body } = await admin.call('GET', `/search/vehicle?vehicle_no=${registration}`);
  expect(body.data).toMatchObject([{ registration_no: registration, citizen: { name, mobile } }]);
  const permits = await admin.call('GET', `/vehicles/${body.data[0].id}/permits`);
  expect(permits.body.data).toMatchObject([{ expiry_date: '2031-01-05' }]);
  await expect(input(topDialog(page), 'registration_no'), 'for the next of the pile').toBeFocused();
  await expect(input(topDialog(page), 'registration_no')).toHaveValue('');
});

test.describe('where the mobile is known', () => {
  test.use({ refusals: [409] });

  test('the clerk chooses the owner of a document', long, async ({ page }) => {
    const admin = await theAdmin();
    const [mobile, registration] = [freshMobile(), `CG10${unique()}`];
    const known = `Sonmati ${unique()}`;
    await newCitizen(admin, known, { mobile });
    await enterAs(page, admin, '/citizens');
    await quickAdd(page, registration, 'Permit');
    await typeOwner(page, '2031-02-05', mobile, 'Ravi');
    await page.keyboard.press('Control+Enter');
    await expect(topDialog(page).getByText(`${mobile} is already on record.`)).toBeVisible();
    await expect(topDialog(page).getByRole('button', { name: `${known}, 0 vehicles` })).toBeFocused();
    await expect(topDialog(page).getByRole('button', { name: 'Another person' })).toBeVisible();
    await looksRight(page);
    await page.keyboard.press('Enter');
    await expect(toast(page, `Saved for ${registration}.`)).toBeVisible();
    const { body } = await admin.call('GET', `/search/vehicle?vehicle_no=${registration}`);
    expect(body.data).toMatchObject([{ citizen: { name: known } }]);
  });

  test('choosing an unproven profile is no proof of who they are', long, async ({ page }) => {
    const admin = await theAdmin();
    const [mobile, registration] = [freshMobile(), `CG10${unique()}`];
    const name = `Sonmati ${unique()}`;
    await (await newUser()).call('POST', '/citizens', { name, mobile });
    await enterAs(page, admin, '/citizens');
    await quickAdd(page, registration, 'Permit');
    await typeOwner(page, '2031-02-05', mobile, name);
    await page.keyboard.press('Control+Enter');
    await use(page, topDialog(page).getByRole('button', { name: /^Sonmati .*[Uu]nverified/ }));
    const seen = topDialog(page).getByRole('button', { name: 'Yes, proof seen' });
    await expect(seen).toBeVisible();
    const found = async () =>
      (await admin.call('GET', `/search/vehicle?vehicle_no=${registration}`)).body.data;
    expect(await found()).toEqual([]);
    await use(page, seen);
    await expect(toast(page, `Saved for ${registration}.`)).toBeVisible();
    expect(await found()).toMatchObject([{ citizen: { name } }]);
  });
});

test('4. renew a document of a vehicle with what the last one tells', long, async ({ page }) => {
  const admin = await theAdmin();
  const { id, registration } = await newVehicle(admin, await newCitizen(admin, `Ramhin ${unique()}`));
  await admin.call('POST', `/vehicles/${id}/taxes`, {
    tax_mode: 'Yearly',
    tax_from: '2029-04-01',
    tax_upto: '2030-03-31',
    amount: '2400.00',
  });
  await enterAs(page, admin, '/dashboard');
  await quickAdd(page, registration, 'Tax');
  await expect(topDialog(page).getByText('Filled in from the previous document.')).toContainText('2400.00');
  await expect(input(topDialog(page), 'until')).toHaveValue('31-03-2031');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, `Saved for ${registration}.`)).toBeVisible();
  const { body } = await admin.call('GET', `/vehicles/${id}/taxes`);
  expect(body.data).toMatchObject([{ tax_from: '2030-04-01', amount: '2400.00' }, { amount: '2400.00' }]);
});

test('7. see what expires in the next seven days, and of whom', long, async ({ page }) => {
  await enterAs(page, await theAdmin(), '/reports/expiries');
  await use(page, page.getByRole('button', { name: 'Next 7 days' }));
  await expect(page).toHaveURL(/start_date=.*end_date=/);
  await use(page, page.getByRole('main').getByRole('table').getByRole('link').first());
  await expect(page).toHaveURL(/\/citizens\/\d+/);
});

test('Tab stays within the topmost dialog, and Escape returns the focus', long, async ({ page }) => {
  await enterAs(page, await theAdmin(), '/citizens');
  const open = page.getByRole('button', { name: '+ New Profile' });
  await use(page, open);
  const form = topDialog(page);
  await expect(input(form, 'name')).toBeFocused();
  await tabTo(page, form.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Tab');
  await expect(form.getByRole('link', { name: 'Help (opens in a new tab)' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(form.getByRole('button', { name: 'Save' })).toBeFocused();
  await input(form, 'city').fill('Durg');
  await page.keyboard.press('Escape');
  const question = topDialog(page);
  await expect(question.getByText('Your changes have not been saved.')).toBeVisible();
  for (let round = 0; round < 5; round += 1) {
    await page.keyboard.press('Tab');
    await expect(question.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(input(form, 'city')).toBeFocused();
  await input(form, 'city').fill('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('after a deletion the focus is on the row that took the place', async ({ page }) => {
  const admin = await theAdmin();
  const citizen = await newCitizen(admin, `Phuleshwari ${unique()}`);
  const numbers = [`DL${unique()}`, `DL${unique()}`];
  for (const dl_no of numbers) {
    await admin.call('POST', `/citizens/${citizen}/dl`, { dl_no, expiry_date: '2031-06-30' });
  }
  await enterAs(page, admin, `/citizens/${citizen}?tab=dl`);
  const table = page.getByRole('tabpanel').getByRole('table');
  const rows = table.locator('tbody > tr');
  const remove = async () => {
    await rows
      .first()
      .getByRole('button', { name: /^Actions/ })
      .press('Enter');
    await page.getByRole('menuitem', { name: /^Delete/ }).press('Enter');
    await topDialog(page).getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  };
  await expect(rows).toHaveCount(2);
  await remove();
  await expect(rows).toHaveCount(1);
  await expect(rows).toBeFocused();
  await remove();
  await expect(table).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a screen reader finds only the open dialog and its toasts', async ({ page, context }) => {
  await enterAs(page, await theAdmin(), '/citizens');
  await use(page, page.getByRole('button', { name: '+ New Profile' }));
  const form = topDialog(page);
  await expect(input(form, 'name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert').getByText('Name is required.')).toBeVisible();
  const reader = await context.newCDPSession(page);
  const { nodes } = await reader.send('Accessibility.getFullAXTree');
  const heard = nodes.filter(node => !node.ignored).map(node => `${node.role?.value}: ${node.name?.value}`);
  expect(heard).toContain('dialog: New Citizen Profile');
  expect(heard.filter(told => /^(navigation|banner|main|table|searchbox)/.test(told))).toEqual([]);
  expect(heard).not.toContain('button: + New Profile');
});
