import type { Locator } from '@playwright/test';
import { expect, looksRight, openMenu, test, toast } from '../browser.ts';
import { long } from '../form.ts';
import { enterAs, freshMobile, newUser, theAdmin, theStaff, unique } from '../people.ts';

test('an admin adds a manager of a branch, edits, promotes and deletes the account', async ({ page }) => {
  const name = `Mangal Singh ${unique()}`;
  await enterAs(page, await theAdmin(), '/dashboard');
  await openMenu(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Admin', exact: true }).click();
  await looksRight(page);
  await page.getByRole('link', { name: /^Users/ }).click();
  await looksRight(page);
  await page.getByRole('button', { name: '+ Add User' }).click();
  const form = page.getByRole('dialog', { name: 'Add User' });
  await form.locator('[name=name]').fill(name);
  await form.locator('[name=phone]').fill(freshMobile());
  await expect(form.getByRole('radio', { name: 'Send a link to set it' })).toBeChecked();
  await expect(form.locator('[name=password]')).toHaveCount(0);
  await form.getByRole('radio', { name: 'Enter a temporary one' }).check();
  await form.locator('[name=password]').fill('counter-raipur-7');
  await form.locator('[name=role]').selectOption('Manager');
  const branch = form.getByLabel('Branch');
  await expect(branch).toHaveValue('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(branch).toHaveAccessibleDescription('Choose a branch, or all branches.');
  await expect(branch).toBeFocused();
  await looksRight(page);
  await branch.selectOption('CG-04: Raipur');
  await expect(branch).toHaveAccessibleDescription('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, `${name} added as Manager.`)).toBeVisible();
  await expect(form).toBeHidden();

  await page.getByLabel('Name, mobile or email').fill(name);
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('CG-04: Raipur');
  await expect(row.getByRole('button', { name: `Make ${name} Manager` })).toBeDisabled();
  await row.getByRole('button', { name: `Actions: ${name}` }).click();
  await expect(row.getByRole('menuitem')).toHaveText([
    'Edit',
    'Send Message',
    'Send Reset Link',
    'Log Out Everywhere',
    'Delete User',
  ]);
  await looksRight(page);
  await row.getByRole('menuitem', { name: 'Send Message' }).click();
  await expect(toast(page, 'This user does not have a primary citizen profile to message.')).toBeVisible();
  await act(row, 'Send Reset Link');
  const link = page.getByRole('region', { name: `Send Reset Link: ${name}` });
  await expect(link.getByRole('button', { name: /^View/ })).toBeFocused();
  await expect(link).not.toContainText('token=');
  await looksRight(page);
  await page.keyboard.press('Enter');
  await expect(link.getByRole('link', { name: 'Open in WhatsApp' })).toBeFocused();
  await expect(link).toContainText('token=');
  await looksRight(page);
  await link.getByRole('button', { name: /^Mark as sent/ }).click();
  await expect(toast(page, `Message sent to ${name}.`)).toBeVisible();
  await expect(link).toBeHidden();

  await act(row, 'Log Out Everywhere');
  await looksRight(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Log Out Everywhere' }).click();
  await expect(toast(page, `${name} is logged out everywhere.`)).toBeVisible();

  await row.getByRole('button', { name: `Make ${name} Admin` }).click();
  await looksRight(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
  await expect(toast(page, `${name} is now Admin.`)).toBeVisible();
  await row.getByRole('button', { name: `Make ${name} Manager` }).click();
  const role = page.getByRole('dialog');
  await role.getByRole('button', { name: 'Change role' }).click();
  await expect(role.getByLabel('Branch')).toHaveAccessibleDescription('Choose a branch, or all branches.');
  await looksRight(page);
  await role.getByLabel('Branch').selectOption('All branches');
  await role.getByRole('button', { name: 'Change role' }).click();
  await expect(toast(page, `${name} is now Manager.`)).toBeVisible();
  await expect(row).toContainText('All branches');
  await act(row, 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit User' });
  await edit.locator('[name=email]').fill(`m${unique()}@example.com`);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'User updated.')).toBeVisible();
  await act(row, 'Delete User');
  await looksRight(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete User' }).click();
  await expect(toast(page, 'User deleted.')).toBeVisible();
  await expect(page.getByText('No users match these filters.')).toBeVisible();
});

test(
  'a manager sees no role buttons, adds users only, confirms contacts and asks for others',
  long,
  async ({ page }) => {
    const user = await newUser(`Lata ${unique()}`);
    await enterAs(page, await theStaff('manager'), `/admin/users?role=user&q=${user.name}`);
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Make / })).toHaveCount(0);
    const menu = page.getByRole('button', { name: /^Actions: / }).first();
    await menu.click();
    await expect(page.getByRole('menuitem').filter({ visible: true })).toHaveText([
      'Edit',
      'Send Message',
      'Send Reset Link',
      `Confirm ${user.phone}`,
      'Request login change',
      'Log Out Everywhere',
    ]);
    await looksRight(page);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    const row = page.getByRole('row').filter({ hasText: user.name });
    await expect(row).toContainText('Unverified');
    await act(row, `Confirm ${user.phone}`);
    await looksRight(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Confirm ${user.phone}` })
      .click();
    await expect(toast(page, 'Confirmed.')).toBeVisible();
    await expect(row).not.toContainText('Unverified');
    await act(row, 'Edit');
    await expect(page.getByRole('dialog').getByText('Only an admin changes what signs in.')).toBeVisible();
    await page.keyboard.press('Escape');
    const next = freshMobile();
    await act(row, 'Request login change');
    const ask = page.getByRole('dialog', { name: 'Request login change' });
    await ask.locator('[name=phone]').fill(next);
    await ask.locator('[name=proof]').fill('Identity card, at the counter');
    await looksRight(page);
    await ask.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Request sent to the admins.')).toBeVisible();

    await enterAs(page, await theAdmin(), '/admin/contact-requests');
    const request = page.getByRole('row').filter({ hasText: user.name });
    await expect(request).toContainText('Identity card, at the counter');
    await looksRight(page);
    await request.getByRole('button', { name: `Approve: ${user.name}` }).click();
    await looksRight(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(toast(page, 'Login changed.')).toBeVisible();
    await expect(request).toContainText(next);
    await page.goto(`/admin/users?q=${next}`);
    await act(page.getByRole('row').filter({ hasText: next }), 'Send Reset Link');
    await expect(page.getByRole('dialog').getByText(/goes to the previous contact/)).toBeVisible();
    await looksRight(page);
    await page.getByRole('button', { name: 'Send to previous contact' }).click();
    await expect(page.getByRole('region', { name: /^Send Reset Link: / })).toContainText(user.phone);
    await enterAs(page, await theStaff('manager'), '/admin/users?role=user');
    await page.getByRole('button', { name: '+ Add User' }).click();
    const options = page.getByRole('dialog').locator('[name=role] option');
    await expect(options).toHaveText(['User']);
    await looksRight(page);
    const added = `Lata ${unique()}`;
    const form = page.getByRole('dialog', { name: 'Add User' });
    await expect(form).toContainText('an admin sends the link');
    await form.locator('[name=name]').fill(added);
    await form.locator('[name=phone]').fill(freshMobile());
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(
      toast(page, 'Reset link created. Only admins can see it: ask one to send it.'),
    ).toBeVisible();
    await expect(form, 'nothing of the link is for managers').toBeHidden();
  },
);

test(
  'a new account sets the first password by a link sent where it was added',
  long,
  async ({ page, browser }) => {
    const [name, phone] = [`Mangal ${unique()}`, freshMobile()];
    await enterAs(page, await theAdmin(), '/admin/users');
    await page.getByRole('button', { name: '+ Add User' }).click();
    const form = page.getByRole('dialog', { name: 'Add User' });
    await form.locator('[name=name]').fill(name);
    await form.locator('[name=phone]').fill(phone);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toContainText(`Send this link to ${phone}.`);
    await expect(form.getByRole('button', { name: /^View/ })).toBeFocused();
    await looksRight(page);
    await page.keyboard.press('Enter');
    const link = /\/reset-password\?\S+/.exec(await form.getByText('token=').innerText())?.[0] ?? '';
    await looksRight(page);
    await form.getByRole('button', { name: /^Mark as sent/ }).click();
    await expect(form).toBeHidden();

    const theirs = await (await browser.newContext()).newPage();
    await theirs.goto(link);
    await theirs.locator('[name=password]').fill('winter-durg-19');
    await theirs.locator('[name=password_confirmation]').fill('winter-durg-19');
    await theirs.getByRole('button', { name: 'Set password' }).click();
    await expect(theirs).toHaveURL(/\/login$/);
    await theirs.locator('[name=login_identifier]').fill(phone);
    await theirs.locator('[name=password]').fill('winter-durg-19');
    await theirs.getByRole('button', { name: 'Login' }).click();
    await expect(theirs).toHaveURL(/\/dashboard$/);
    await theirs.context().close();
  },
);

test('the actions of an account are gone through by keys', long, async ({ page }) => {
  await enterAs(page, await theStaff('admin'), '/admin/users');
  const menu = page.getByRole('button', { name: /^Actions: / }).first();
  const items = page.getByRole('menuitem').filter({ visible: true });
  await page
    .getByRole('button', { name: /^Actions: / })
    .last()
    .click();
  await expect(items.last(), 'below the end of the window').toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(menu).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(items).toHaveCount(0);
  await menu.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menuitem', { name: 'Send Message' }).filter({ visible: true }).focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

/** Chooses from the menu of a row. */
async function act(row: Locator, what: string): Promise<void> {
  await row.getByRole('button', { name: /^Actions: / }).click();
  await row.getByRole('menuitem', { name: what }).click();
}
