import { expect, looksRight, openMenu, test, toast } from '../browser.ts';
import { completeUser, enterAs, freshMobile, newUser, theAdmin, unique } from '../people.ts';

test('the list: filters, page sizes, pages and the address tell the same', async ({ page }) => {
  const admin = await theAdmin();
  const family = `Netam${unique()}`;
  for (let number = 1; number <= 12; number += 1) {
    await admin.call('POST', '/citizens', {
      name: `${family} ${number}`,
      mobile: freshMobile(),
      father_name: 'Budhram',
    });
  }
  await enterAs(page, admin, `/citizens?q=${family}`);
  await expect(page.getByText('1-10 of 12')).toBeVisible();
  await looksRight(page);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText('11-12 of 12')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page.getByText('1-10 of 12')).toBeVisible();
  await page.getByLabel('Rows per page').selectOption('25');
  await expect(page.getByText('1-12 of 12')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).not.toHaveURL(/q=/);
});

test('a new profile of another person: Chhattisgarh offers its districts, another state takes any text', async ({
  page,
}) => {
  const user = await completeUser();
  await enterAs(page, user, '/citizens');
  await page.getByRole('button', { name: '+ New Profile' }).click();
  const form = page.getByRole('dialog', { name: 'New Citizen Profile' });
  await expect(form.getByRole('radio', { name: 'Another Person' })).toBeChecked();
  await form.locator('[name=name]').fill('गीता साहू');
  await form.locator('[name=mobile]').fill('98260 12345');
  await form.locator('[name=state]').selectOption('Chhattisgarh');
  await form.locator('[name=city]').selectOption('Bilaspur');
  await form.locator('[name=state]').selectOption('Odisha');
  await expect(form.locator('[name=city]')).toHaveValue('');
  await form.locator('[name=city]').fill('Sambalpur');
  await looksRight(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Citizen profile created successfully.')).toBeVisible();
  await page.getByRole('link', { name: 'गीता साहू' }).click();
  await expect(page.getByRole('heading', { name: 'गीता साहू' })).toBeVisible();
  await expect(page.getByText('Sambalpur').first()).toBeVisible();
});

test('an admin makes a profile of their own, prefilled from the account', async ({ page }) => {
  const admin = await theAdmin();
  test.skip((await admin.call('GET', '/me')).body.citizen_id !== null, 'the other size of screen came first');
  await enterAs(page, admin, '/citizens');
  await page.getByRole('button', { name: '+ New Profile' }).click();
  const form = page.getByRole('dialog', { name: 'New Citizen Profile' });
  await expect(form.getByRole('radio', { name: 'Myself' })).toBeChecked();
  await expect(form.locator('[name=mobile]')).toHaveValue(admin.phone);
  await form.getByRole('radio', { name: 'Another Person' }).check();
  await expect(form.locator('[name=mobile]')).toHaveValue('');
});

test('deleting a profile asks first, with its name', async ({ page }) => {
  const admin = await theAdmin();
  const name = `Dukhu ${unique()}`;
  await admin.call('POST', '/citizens', { name, mobile: freshMobile() });
  await enterAs(page, admin, `/citizens?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(
    page.getByText(`Are you sure you want to delete the profile for '${name}'? This cannot be undone.`),
  ).toBeVisible();
  await looksRight(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Citizen profile deleted.')).toBeVisible();
  await expect(page.getByText('Nobody matches these filters.')).toBeVisible();
});

test('a user has no column of actions and reads what the office keeps', async ({ page }) => {
  const [admin, user] = [await theAdmin(), await completeUser()];
  const dl = `CG04 ${unique()}`;
  await admin.call('POST', `/citizens/${user.citizen_id}/dl`, { dl_no: dl });
  await enterAs(page, user, '/citizens');
  await expect(page.getByRole('link', { name: user.name })).toBeVisible();
  await expect(page.getByText('Actions')).toBeHidden();
  await page.getByRole('link', { name: user.name }).click();
  await page.getByRole('tab', { name: 'Driving Licenses' }).click();
  await expect(page.getByText('Office record')).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit Driving License ${dl}` })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeHidden();
});

test.describe('what is not for everybody', () => {
  test.use({ refusals: [401, 403, 404] });

  test('whoever is not signed in is sent to login and comes back', async ({ page }) => {
    const user = await completeUser();
    await page.goto('/citizens?q=ram');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await page.locator('[name=login_identifier]').fill(user.phone);
    await page.locator('[name=password]').fill(user.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/citizens\?q=ram$/);
  });

  test('a page for another role says Forbidden (role)', async ({ page }) => {
    const user = await completeUser();
    await enterAs(page, user, `/citizens/${user.citizen_id}/expired`);
    await expect(page.getByText('Forbidden (user)')).toBeVisible();
    await looksRight(page);
  });

  test("a stranger's profile does not exist", async ({ page }) => {
    const [user, stranger] = [await completeUser(), await newUser()];
    await enterAs(page, user, `/citizens/${stranger.citizen_id}`);
    await expect(page.getByText('Record not found.').first()).toBeVisible();
  });
});

test('the expired documents of a citizen', async ({ page }) => {
  const admin = await theAdmin();
  const citizen = (
    await admin.call('POST', '/citizens', { name: `Ramesh ${unique()}`, mobile: freshMobile() })
  ).body.id;
  const ll = `CG04 ${unique()}`;
  await admin.call('POST', `/citizens/${citizen}/ll`, { ll_no: ll, expiry_date: '2020-06-30' });
  await enterAs(page, admin, `/citizens/${citizen}`);
  await page.getByRole('link', { name: 'Check Expiries' }).click();
  await expect(page.getByText(/30-06-2020/)).toBeVisible();
  await looksRight(page);
});

test('the account page changes profile, mobile and password; logging out clears everything', async ({
  page,
}) => {
  const user = await completeUser();
  await enterAs(page, user, '/account');
  await looksRight(page);
  await page.locator('[name=father_name]').fill('राम वर्मा');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(toast(page, 'Profile updated.')).toBeVisible();
  const phone = freshMobile();
  const mobile = page.locator('form').filter({ has: page.getByRole('button', { name: 'Change Mobile' }) });
  await mobile.locator('[name=phone]').fill(phone);
  await mobile.locator('[name=password]').fill(user.password);
  await mobile.getByRole('button', { name: 'Change Mobile' }).click();
  await expect(toast(page, 'Mobile number updated.')).toBeVisible();
  await page.locator('[name=current_password]').fill(user.password);
  await page.locator('[name=new_password]').fill('winter-durg-19');
  await page.locator('[name=new_password_confirmation]').fill('winter-durg-19');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(toast(page, 'Password updated. Other devices have been signed out.')).toBeVisible();
  await openMenu(page);
  await page.getByRole('button', { name: /user menu/ }).click();
  await looksRight(page);
  await page
    .getByRole('button', { name: 'Logout' })
    .or(page.getByRole('menuitem', { name: 'Logout' }))
    .click();
  await expect(toast(page, 'Logged out')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('rto-desk.token'))).toBeNull();
});
