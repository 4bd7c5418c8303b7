import type { Page } from '@playwright/test';
import { expect, input, looksRight, openMenu, test, toast } from '../browser.ts';
import { long } from '../form.ts';
import { completeUser, enterAs, freshMobile, newUser, theAdmin } from '../people.ts';

/** The form that has a button. */
const formWith = (page: Page, button: string) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: button }) });

test.use({ refusals: [401, 422] });

test('the profile changes account and citizen together', long, async ({ page }) => {
  const user = await completeUser();
  await enterAs(page, user, '/account');
  const form = formWith(page, 'Save changes');
  await expect(input(form, 'dob')).toHaveValue('12-04-1988');
  await looksRight(page);
  await input(form, 'father_name').fill('राम वर्मा');
  await input(form, 'name').fill('');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByText('Name is required.').first()).toBeVisible();
  await input(form, 'name').fill('सुनीता वर्मा');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Profile updated.')).toBeVisible();
  await openMenu(page);
  await expect(page.getByRole('button', { name: 'सुनीता वर्मा, user menu' })).toBeVisible();
  const citizen = (await user.call('GET', `/citizens/${user.citizen_id}`)).body;
  expect([citizen.name, citizen.father_name]).toEqual(['सुनीता वर्मा', 'राम वर्मा']);
});

test('the mobile number changes with the password, and signs in from then on', long, async ({ page }) => {
  const [user, other] = [await completeUser(), await newUser()];
  await enterAs(page, user, '/account');
  const form = formWith(page, 'Change mobile number');
  await input(form, 'phone').fill(other.phone);
  await input(form, 'password').fill('not the password');
  await form.getByRole('button', { name: 'Change mobile number' }).click();
  await expect(form.getByText('The current password is not correct.').first()).toBeVisible();
  await input(form, 'password').fill(user.password);
  await form.getByRole('button', { name: 'Change mobile number' }).click();
  await expect(form.getByText('Mobile Number is already on record.').first()).toBeVisible();
  await looksRight(page);
  const phone = freshMobile();
  await input(form, 'phone').fill(phone);
  await input(form, 'password').fill(user.password);
  await form.getByRole('button', { name: 'Change mobile number' }).click();
  await expect(toast(page, 'Mobile number updated.')).toBeVisible();
  expect((await user.call('POST', '/login', { phone, password: user.password })).status).toBe(200);
});

test('a new password ends the sessions on other devices; logging out clears everything', async ({
  page,
  browser,
}) => {
  const user = await completeUser();
  const elsewhere = (await user.call('POST', '/login', { phone: user.phone, password: user.password })).body;
  const device = await browser.newContext();
  const other = await device.newPage();
  await enterAs(other, { ...user, token: elsewhere.token }, `${process.env.RTO_DESK_ADDRESS}/my-requests`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await enterAs(page, user, '/account');
  const form = formWith(page, 'Change password');
  await input(form, 'current_password').fill(user.password);
  await input(form, 'new_password').fill('short');
  await input(form, 'new_password_confirmation').fill('shorter');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('New Password must have at least 8 characters.').first()).toBeVisible();
  await expect(form.getByText('Passwords do not match.').first()).toBeVisible();
  await input(form, 'new_password').fill('winter-durg-19');
  await input(form, 'new_password_confirmation').fill('winter-durg-19');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Password updated. Other devices have been logged out.')).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/login\?redirect=%2Fmy-requests$/);
  await device.close();

  await openMenu(page);
  await page.getByRole('button', { name: `${user.name}, user menu` }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'Logged out')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('rto-desk.token'))).toBeNull();
  await page.goBack();
  await expect(page, 'Back shows nothing of theirs').toHaveURL(/\/login\?redirect=/);
});

test('staff without a profile of their own have the account alone', long, async ({ page }) => {
  await enterAs(page, await theAdmin(), '/account');
  const form = formWith(page, 'Save changes');
  await expect(input(form, 'email')).toBeVisible();
  await expect(input(form, 'dob')).toBeHidden();
  await looksRight(page);
});
