import { expect, input, looksRight, test, toast, topDialog } from '../browser.ts';
import { quickAdd, tabTo, typeDate, use } from '../keyboard.ts';
import { enterAs, freshMobile, newCitizen, newVehicle, theAdmin, unique } from '../people.ts';

/*
 * Of the ten commonest jobs as `docs/keyboard.md` tells them those that go by keys of their own; `keyboard.long.test.ts`
 * has the others. From the first page on, the mouse is never used.
 */

test('1. find somebody by half a name and open them', async ({ page }) => {
  const admin = await theAdmin();
  const name = `Phoolmati ${unique()}`;
  const citizen = await newCitizen(admin, name);
  await enterAs(page, admin, '/dashboard');
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(name.slice(3));
  await expect(page.getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/citizens/${citizen}$`));
});

test('2. add a document to a vehicle that is kept, in under 20 seconds', async ({ page }) => {
  const admin = await theAdmin();
  const { id, registration } = await newVehicle(admin, await newCitizen(admin, `Dukalu ${unique()}`));
  await enterAs(page, admin, '/dashboard');
  await expect(page.getByRole('button', { name: 'Quick Add' })).toBeVisible();
  const begun = Date.now();
  await quickAdd(page, registration.toLowerCase(), 'PUCC');
  await looksRight(page);
  await page.keyboard.press('Enter');
  const number = input(topDialog(page), 'pucc_number');
  await expect(number).toBeFocused();
  await expect(input(topDialog(page), 'valid_from')).not.toHaveValue('');
  await looksRight(page);
  await page.keyboard.type(`p${unique()}`);
  await tabTo(page, input(topDialog(page), 'valid_until'));
  await typeDate(page, '2031-03-14');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'PUCC record added.')).toBeVisible();
  expect(Date.now() - begun, 'milliseconds').toBeLessThan(20_000);
  const { body } = await admin.call('GET', `/vehicles/${id}/puccs`);
  expect(body.data).toMatchObject([{ valid_until: '2031-03-14' }]);
});

test('3. add a document although neither the person nor the vehicle is kept yet', async ({ page }) => {
  const admin = await theAdmin();
  const [name, mobile, registration] = [`Budhwara ${unique()}`, freshMobile(), `CG10${unique()}`];
  await enterAs(page, admin, '/citizens');
  await quickAdd(page, registration, 'Permit');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`No vehicle ${registration} is kept yet. Whose is it?`)).toBeVisible();
  await expect(input(topDialog(page), 'mobile')).toBeFocused();
  await page.keyboard.type(mobile);
  await looksRight(page);
  await page.keyboard.press('Enter');
  await expect(input(topDialog(page), 'name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(input(topDialog(page), 'permit_number')).toBeFocused();
  const number = `PM${unique()}`;
  await page.keyboard.type(number);
  await tabTo(page, input(topDialog(page), 'expiry_date'));
  await typeDate(page, '2031-01-05');
  await page.keyboard.press('Enter');
  await expect(topDialog(page)).toBeHidden();
  const { body } = await admin.call('GET', `/search/vehicle?vehicle_no=${registration}`);
  expect(body.data).toMatchObject([{ registration_no: registration, citizen: { name } }]);
  const permits = await admin.call('GET', `/vehicles/${body.data[0].id}/permits`);
  expect(permits.body.data).toMatchObject([{ permit_number: number, expiry_date: '2031-01-05' }]);
});

test('4. renew a document by the mobile number of its owner', async ({ page }) => {
  const admin = await theAdmin();
  const mobile = freshMobile();
  const citizen = await newCitizen(admin, `Ramhin ${unique()}`, { mobile });
  const [first, second] = [await newVehicle(admin, citizen), await newVehicle(admin, citizen)];
  await admin.call('POST', `/vehicles/${first.id}/taxes`, {
    tax_mode: 'Yearly',
    tax_from: '2025-04-01',
    tax_upto: '2026-03-31',
    amount: '2400.00',
  });
  await enterAs(page, admin, '/dashboard');
  await quickAdd(page, mobile, 'Tax');
  await page.keyboard.press('Enter');
  // Families share a phone: the one who is known is offered first.
  await expect(topDialog(page).getByRole('button', { name: /^Ramhin/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: second.registration })).toBeFocused();
  await looksRight(page);
  await use(page, page.getByRole('button', { name: first.registration }));
  await expect(page.getByText('Filled in from the one it follows.')).toBeVisible();
  await expect(input(topDialog(page), 'amount')).toHaveValue('2400.00');
  await page.keyboard.press('Enter');
  await expect(topDialog(page)).toBeHidden();
  const { body } = await admin.call('GET', `/vehicles/${first.id}/taxes`);
  expect(body.data).toHaveLength(2);
});

test('7. see what expires in the next seven days, and of whom', async ({ page }) => {
  await enterAs(page, await theAdmin(), '/reports/expiries');
  await use(page, page.getByRole('button', { name: 'Next 7 days' }));
  await expect(page).toHaveURL(/start_date=.*end_date=/);
  await use(page, page.getByRole('main').getByRole('table').getByRole('link').first());
  await expect(page).toHaveURL(/\/citizens\/\d+/);
});

test('Tab goes round in the topmost dialog, and Escape leads back to where one was', async ({ page }) => {
  await enterAs(page, await theAdmin(), '/citizens');
  const open = page.getByRole('button', { name: '+ New Profile' });
  await use(page, open);
  const form = topDialog(page);
  await expect(input(form, 'name')).toBeFocused();
  await tabTo(page, form.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(form.getByRole('button', { name: 'Save' })).toBeFocused();
  await input(form, 'city').fill('Durg');
  await page.keyboard.press('Escape');
  const question = topDialog(page);
  await expect(question.getByText('What you typed here has not been saved.')).toBeVisible();
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
