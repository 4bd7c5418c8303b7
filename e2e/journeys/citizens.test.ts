import { citizenList } from '@rto-desk/contract/citizen';
import { officeDate, today } from '@rto-desk/contract/expiry';
import { choose, expect, input, looksRight, openMenu, test, toast, topDialog } from '../browser.ts';
import { long } from '../form.ts';
import { completeUser, enterAs, freshMobile, newCitizen, theAdmin, theStaff, unique } from '../people.ts';

const search = "Name, father's name or email";

test('the list is searched by name, father, e-mail and mobile, and reset', async ({ page }) => {
  const admin = await theAdmin();
  const [name, father, mobile] = [`Sawitri${unique()}`, `Budhram${unique()}`, freshMobile()];
  const email = `${name.toLowerCase()}@example.com`;
  const id = await newCitizen(admin, name, { father_name: father, email, mobile, dob: '1990-01-31' });
  await enterAs(page, admin, '/citizens');
  for (const text of [name.slice(2), father.toUpperCase(), email]) {
    await page.getByLabel(search).fill(text);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Loaded 1 record(s).')).toBeVisible();
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/citizens/${id}`);
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(text)}`));
  }
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel(search)).toHaveValue('');
  await expect(page).toHaveURL(/\/citizens$/);
  await page.getByLabel('Mobile', { exact: true }).fill(mobile);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1-1 of 1')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: name });
  for (const text of [father, mobile, email, '31-01-1990', '0 / 0 / 0', 'Citizen', 'by Anita Sharma on']) {
    await expect(row.getByText(text).first()).toBeVisible();
  }
  await expect(row.getByText(`on ${officeDate(today())}`)).toBeVisible();
  await looksRight(page);
  await page.getByLabel('Mobile', { exact: true }).fill('0000000000');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No citizens match these filters.')).toBeVisible();
  await looksRight(page);
});

test(
  'a mobile is stored as one however it is typed, pasted or filled in, and never cut',
  long,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const admin = await theAdmin();
    await enterAs(page, admin, '/citizens');
    await page.getByRole('button', { name: 'New Profile' }).first().click();
    const form = topDialog(page);
    const mobile = input(form, 'mobile');
    const paste = async (text: string) => {
      await page.evaluate(copied => navigator.clipboard.writeText(copied), text);
      await mobile.click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('ControlOrMeta+V');
    };
    for (const spelling of [
      '+91 98260 12345',
      '09826012345',
      '919826012345',
      '98260-12345',
      '\u202a+91 98260 12345\u202c',
    ]) {
      await mobile.clear();
      await mobile.pressSequentially(spelling.replaceAll(/[\u202a\u202c]/g, ''));
      await expect(mobile, `typed ${spelling}`).toHaveValue('9826012345');
      await paste(spelling);
      await expect(mobile, `pasted ${spelling}`).toHaveValue('9826012345');
      // As the browser fills in: the value at once, without a key.
      await mobile.fill(spelling);
      await expect(mobile, `filled in ${spelling}`).toHaveValue('9826012345');
    }
    await mobile.press('End');
    await mobile.pressSequentially('67');
    await expect(mobile, 'an eleventh digit is not taken').toHaveValue('9826012345');
    const sentence = form.getByText('Mobile number must be exactly 10 digits.');
    await expect(sentence).toHaveCount(0);
    for (const wrong of ['98260123456', '98260 1234']) {
      await paste(wrong);
      await expect(mobile, 'what is pasted stands').toHaveValue(wrong);
      await expect(sentence).toBeVisible();
      await looksRight(page);
    }
    await paste('9999999999');
    await expect(form.getByText('9999999999 is not a real number.')).toBeVisible();
    const name = `Dummy ${unique()}`;
    await form.getByLabel('Another Person').check();
    await input(form, 'name').fill(name);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await page.getByLabel(search).fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Not a real number');
    await looksRight(page);
  },
);

test(
  'every page of a long list can be reached, and the address tells where one is',
  long,
  async ({ page }) => {
    const admin = await theAdmin();
    const family = `Netam${unique()}`;
    for (let number = 1; number <= 82; number += 1) await newCitizen(admin, `${family} ${number}`);
    await enterAs(page, admin, `/citizens?q=${family}`);
    await expect(page.getByText('1-10 of 82')).toBeVisible();
    await looksRight(page);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(
      pages.getByRole('button', { name: 'Page 4' }),
      'of nine, those nearby are named',
    ).toBeHidden();
    await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await pages.getByRole('button', { name: 'Page 9' }).click();
    await expect(page.getByText('81-82 of 82')).toBeVisible();
    await expect(page).toHaveURL(/page=9/);
    await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await expect(
      page.getByRole('link', { name: `${family} 1`, exact: true }),
      'the oldest is last',
    ).toBeVisible();
    await page.goBack();
    await expect(page.getByText('1-10 of 82')).toBeVisible();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText('11-20 of 82')).toBeVisible();
    await page.reload();
    await expect(page.getByText('11-20 of 82')).toBeVisible();
    const size = page.getByLabel('Rows per page');
    expect(await size.locator('option').allInnerTexts()).toEqual(citizenList.sizes.map(String));
    await size.selectOption('100');
    await expect(page.getByText('1-82 of 82')).toBeVisible();
    await expect(pages).toBeHidden();
    await page.goto(`/citizens?q=${family}&page=40`);
    await expect(page.getByText('81-82 of 82'), 'a page that is gone leads to the last one').toBeVisible();
  },
);

test('at a desk the list has its eight columns', long, async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'cards have no columns');
  await enterAs(page, await theAdmin(), '/citizens');
  await expect(page.getByRole('columnheader').first()).toBeVisible();
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
    'No',
    'Name/Father',
    'Profile Type',
    'Mobile/Email',
    'DOB',
    'Address',
    'LL/DL/Veh',
    'Actions',
  ]);
});

test(
  'a new profile of another person: Chhattisgarh offers its districts, another state takes any text',
  long,
  async ({ page }) => {
    const user = await completeUser();
    await enterAs(page, user, '/citizens');
    await page.getByRole('link', { name: 'Back to list' }).click();
    await page.getByRole('button', { name: '+ New Profile' }).click();
    const form = page.getByRole('dialog', { name: 'New Citizen Profile' });
    await expect(form.getByRole('radio', { name: 'Another Person' })).toBeChecked();
    await expect(form.getByRole('radio', { name: 'Myself' }), 'there is one already').toBeDisabled();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Name is required.').first()).toBeVisible();
    await expect(form.getByText('Mobile is required.').first()).toBeVisible();
    await looksRight(page);
    await input(form, 'name').fill('गीता साहू');
    await input(form, 'mobile').fill('98260 12345');
    await input(form, 'relation_type').selectOption('Wife of');
    await input(form, 'relation_name').fill('मोहन साहू');
    await input(form, 'state').selectOption('Chhattisgarh');
    await expect(input(form, 'city').locator('option'), '33 districts and the empty choice').toHaveCount(34);
    await input(form, 'city').selectOption('Bilaspur');
    await input(form, 'state').selectOption('Odisha');
    await expect(input(form, 'city')).toHaveValue('');
    await input(form, 'city').fill('Sambalpur');
    await looksRight(page);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Citizen profile created successfully.')).toBeVisible();
    await openMenu(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Citizens' }).click();
    await expect(page.getByText('1-2 of 2'), 'of two none opens by itself').toBeVisible();
    await page.getByRole('link', { name: 'गीता साहू' }).click();
    await expect(page.getByRole('heading', { name: 'गीता साहू' })).toBeVisible();
    for (const fact of ['W/o मोहन साहू', '9826012345', 'Sambalpur', 'Odisha']) {
      await expect(page.getByText(fact, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    }
  },
);

test(
  'a clerk without a profile means others first, and may make their own, prefilled from the account',
  long,
  async ({ page }, { project }) => {
    // The projects run at the same time and an account has one profile.
    const person = await theStaff(project.name === 'phone' ? 'manager' : 'branchManager');
    await enterAs(page, person, '/citizens');
    await page.getByRole('button', { name: '+ New Profile' }).click();
    const form = page.getByRole('dialog', { name: 'New Citizen Profile' });
    await expect(form.getByRole('radio', { name: 'Another Person' })).toBeChecked();
    await expect(input(form, 'name')).toHaveValue('');
    await form.getByRole('radio', { name: 'Myself' }).check();
    await expect(input(form, 'mobile')).toHaveValue(person.phone);
    await form.getByRole('radio', { name: 'Another Person' }).check();
    await expect(input(form, 'name')).toHaveValue('');
    await expect(input(form, 'mobile')).toHaveValue('');
    await form.getByRole('radio', { name: 'Myself' }).check();
    await expect(input(form, 'name')).toHaveValue(person.name);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Citizen profile created successfully.')).toBeVisible();
    const me = (await person.call('GET', '/me')).body;
    expect(me.primary_citizen).toMatchObject({ name: person.name, mobile: person.phone });
    const row = page.getByRole('row').filter({ hasText: person.phone });
    await expect(row.getByText('User', { exact: true })).toBeVisible();
    await (await theAdmin()).call('DELETE', `/citizens/${me.citizen_id}`);
  },
);

test('editing from the list, with the branch that looks after the citizen', long, async ({ page }) => {
  const admin = await theAdmin();
  const name = `Mangal ${unique()}`;
  const id = await newCitizen(admin, name, { state: 'Chhattisgarh', city: 'Korba' });
  await enterAs(page, admin, `/citizens?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit Citizen Details' });
  await expect(input(form, 'branch_id').locator('option:checked')).toHaveText('CG-12: Korba');
  await input(form, 'branch_id').selectOption({ label: 'CG-04: Raipur' });
  await input(form, 'dob').fill('1979-11-05');
  await looksRight(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Citizen details updated.')).toBeVisible();
  await expect(page.getByText('05-11-1979')).toBeVisible();
  const saved = (await admin.call('GET', `/citizens/${id}`)).body;
  expect([saved.branch.name, saved.dob]).toEqual(['CG-04: Raipur', '1979-11-05']);
});

test('deleting a profile asks first, with its name', long, async ({ page }) => {
  const admin = await theAdmin();
  const name = `Dukhu ${unique()}`;
  await newCitizen(admin, name);
  await enterAs(page, admin, `/citizens?q=${encodeURIComponent(name)}`);
  await choose(page, `Delete ${name}`);
  await expect(
    page.getByText(`Are you sure you want to delete the profile for '${name}'? This cannot be undone.`),
  ).toBeVisible();
  await looksRight(page);
  await topDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await choose(page, `Delete ${name}`);
  await topDialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Citizen profile deleted.')).toBeVisible();
  await expect(page.getByText('No citizens match these filters.')).toBeVisible();
});
