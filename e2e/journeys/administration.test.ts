import { Secret, TOTP } from 'otpauth';
import { choose, expect, input, looksRight, openFilters, test, toast } from '../browser.ts';
import { long } from '../form.ts';
import { completeUser, enterAs, newCitizen, theAdmin, unique } from '../people.ts';

/** The code that an authenticator app shows, so many half minutes from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

test('an admin adds, renames and removes a branch; one with citizens stays', async ({ page }) => {
  const admin = await theAdmin();
  const [name, renamed] = [`Tilda ${unique()}`, `Neora ${unique()}`];
  await enterAs(page, admin, '/admin');
  await page.getByRole('link', { name: /^Branches/ }).click();
  await looksRight(page);
  await page.getByRole('button', { name: '+ Add Branch' }).click();
  await input(page.getByRole('dialog', { name: 'Add Branch' }), 'name').fill(name);
  await looksRight(page);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Branch added.')).toBeVisible();
  await page.getByRole('button', { name: `Edit: ${name}` }).click();
  await input(page.getByRole('dialog', { name: 'Edit Branch' }), 'name').fill(renamed);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Branch saved.')).toBeVisible();
  await choose(page, `Remove: ${renamed}`);
  await looksRight(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Branch deleted.')).toBeVisible();
  await expect(page.getByText(renamed)).toBeHidden();
});

test.describe('a branch in use', () => {
  test.use({ refusals: [409] });
  test('is not removed', long, async ({ page }) => {
    const admin = await theAdmin();
    await newCitizen(admin, `Ahilya ${unique()}`, { state: 'Chhattisgarh', city: 'Korba' });
    await enterAs(page, admin, '/admin/branches');
    await choose(page, 'Remove: CG-12: Korba');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(toast(page, 'Linked records exist. Remove dependent records first.')).toBeVisible();
    await expect(page.getByText('CG-12: Korba')).toBeVisible();
  });
});

test('the history tells who changed what, on the citizen and for all', long, async ({ page }) => {
  const admin = await theAdmin();
  const name = `Tijan ${unique()}`;
  const id = await newCitizen(admin, name);
  await admin.call('PUT', `/citizens/${id}`, { name, mobile: '9826098260', father_name: 'Hunuk Lal' });
  await enterAs(page, admin, `/citizens/${id}`);
  await page.getByRole('tab', { name: 'History' }).click();
  const table = page.getByRole('table', { name: 'History' });
  await expect(table.getByText("Father's name: — → Hunuk Lal")).toBeVisible();
  await expect(table.getByText('Added')).toBeVisible();
  await looksRight(page);
  await page.goto('/admin/history');
  await expect(page.getByRole('table', { name: 'History' })).toBeVisible();
  await looksRight(page);
  await openFilters(page);
  await page.getByLabel('Person or record').fill(name);
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('1-2 of 2')).toBeVisible();
  await page.getByLabel('Action').selectOption('Deleted');
  await expect(page.getByText('No activity matches these filters.')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1-2 of 2')).toBeVisible();
  await expect(page.getByLabel('Person or record')).toHaveValue(name);
});

test.describe('two-step login', () => {
  test.use({ refusals: [422] });
  test('is set up, asked for at the next login, and turned off', async ({ page }) => {
    const user = await completeUser();
    await enterAs(page, user, '/account');
    await page.getByRole('button', { name: 'Set up two-step login' }).click();
    const asking = page.getByRole('dialog', { name: 'Set up two-step login' });
    await asking.locator('[name=password]').fill(user.password);
    await looksRight(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await looksRight(page);
    const key = await page.getByRole('dialog').getByText(/^Key:/).innerText();
    const secret = key.replace('Key: ', '');
    await input(page, 'code').fill('000000');
    await page.keyboard.press('Enter');
    await expect(
      page
        .getByRole('dialog')
        .getByText(/^Wrong code/)
        .first(),
    ).toBeVisible();
    await input(page, 'code').fill(codeOf(secret, -1));
    await page.keyboard.press('Enter');
    const codes = page.getByRole('dialog', { name: 'Recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await looksRight(page);
    await codes.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('Two-step login is on.')).toBeVisible();

    await page.evaluate(() => localStorage.removeItem('rto-desk.token'));
    await page.goto('/login');
    await input(page, 'login_identifier').fill(user.phone);
    await input(page, 'password').fill(user.password);
    await page.keyboard.press('Enter');
    await expect(input(page, 'code')).toBeVisible();
    await looksRight(page);
    await input(page, 'code').fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.goto('/account');
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('dialog').locator('[name=password]').fill(user.password);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Two-step login is off.')).toBeVisible();
  });
});

test('a user lists their devices and signs another one out', long, async ({ page }) => {
  const user = await completeUser();
  await user.call('POST', '/login', { phone: user.phone, password: user.password });
  await enterAs(page, user, '/account');
  await expect(page.getByText('This device')).toBeVisible();
  await looksRight(page);
  await page.getByRole('button', { name: 'Log out: Unknown device' }).click();
  await expect(toast(page, 'Device logged out.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Log out: / })).toBeHidden();
});

test.describe('asking others', () => {
  test.use({ refusals: [422] });
  test('an admin who asks staff for two-step login sets it up first', long, async ({ page }) => {
    await enterAs(page, await theAdmin(), '/admin/security');
    await page.getByLabel('Require two-step login for staff').click();
    await expect(toast(page, 'Set up two-step login on your own account first.')).toBeVisible();
    await expect(page.getByLabel('Require two-step login for staff')).not.toBeChecked();
    await looksRight(page);
  });
});
