import { expect, input, looksRight, openMenu, test, toast } from '../browser.ts';
import { long } from '../form.ts';
import { completeUser, enterAs, freshMobile, newUser, theAdmin, unique } from '../people.ts';

const PASSWORD = 'monsoon-raipur-7';

test(
  'a mobile number signs in however it is typed, an e-mail address in any case',
  long,
  async ({ page }) => {
    const user = await completeUser();
    const email = `sunita${unique()}@example.com`;
    await user.call('PUT', '/me', { name: user.name, email });
    const admin = await theAdmin();
    await admin.call('POST', `/admin/users/${user.id}/verify-contact`, { contact: email });
    for (const typed of [`+91 ${user.phone.slice(0, 5)}-${user.phone.slice(5)}`, email.toUpperCase()]) {
      await page.goto('/login');
      await expect(input(page, 'login_identifier')).toBeFocused();
      await input(page, 'login_identifier').fill(typed);
      await input(page, 'password').fill(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByRole('heading', { name: `Welcome, ${user.name}` })).toBeVisible();
      await page.evaluate(() => localStorage.removeItem('rto-desk.token'));
    }
  },
);

test('Loading... stands until the session is known', async ({ page }) => {
  const user = await completeUser();
  let answer = () => {};
  const known = new Promise<void>(resolve => {
    answer = resolve;
  });
  await page.route('**/api/me', async route => {
    await known;
    await route.continue();
  });
  await enterAs(page, user, '/dashboard');
  await expect(page.getByText('Loading...')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: `Welcome, ${user.name}` })).toBeVisible();
});

test('signing out in one tab signs out the other', long, async ({ page, context }) => {
  const user = await completeUser();
  await enterAs(page, user, '/dashboard');
  await expect(page.getByRole('heading', { name: `Welcome, ${user.name}` })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
  await openMenu(page);
  await page.getByRole('button', { name: `${user.name}, user menu` }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'Logged out')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(other).toHaveURL(/\/login\?redirect=%2Faccount$/);
});

test('an address that leads nowhere says so', long, async ({ page }) => {
  await page.goto('/nothing/here');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await looksRight(page);
  await page.getByRole('link', { name: 'Go to home page' }).click();
  await expect(page.getByRole('heading', { name: 'Online Services' })).toBeVisible();
});

test('a link to login that leads to another site leads to the dashboard', async ({ page }) => {
  const user = await completeUser();
  await page.goto('/login?redirect=//example.com/steal');
  await input(page, 'login_identifier').fill(user.phone);
  await input(page, 'password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/dashboard$/);
});

test('the registration says what is missing before it asks the server', long, async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Name is required.').first()).toBeVisible();
  await expect(input(page, 'name')).toBeFocused();
  await input(page, 'name').fill('Mohan Sahu');
  await input(page, 'phone').pressSequentially('98260123456789');
  await expect(input(page, 'phone'), 'takes ten digits').toHaveValue('9826012345');
  await input(page, 'phone').fill('98260');
  await expect(page.getByText('Minimum 6 characters')).toBeVisible();
  await input(page, 'password').fill('12345');
  await input(page, 'password_confirmation').fill('1234');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Mobile number must be exactly 10 digits.').first()).toBeVisible();
  await expect(page.getByText('Password must have at least 6 characters.').first()).toBeVisible();
  await expect(page.getByText('Passwords do not match.').first()).toBeVisible();
  await looksRight(page);
});

test.describe('what the server refuses', () => {
  test.use({ refusals: [401, 403, 404, 422] });

  test('a wrong password says the same as an unknown number', long, async ({ page }) => {
    const user = await newUser();
    for (const phone of [user.phone, freshMobile()]) {
      await page.goto('/login');
      await input(page, 'login_identifier').fill(phone);
      await input(page, 'password').fill('not the password');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page.locator('form').getByRole('alert')).toHaveText('Invalid credentials');
      await expect(input(page, 'login_identifier'), 'what was typed stays').toHaveValue(phone);
    }
    await looksRight(page);
  });

  test('a number that has an account is told at its field', long, async ({ page }) => {
    const { phone } = await newUser();
    await page.goto('/register');
    await input(page, 'name').fill('Somebody Else');
    await input(page, 'phone').fill(phone);
    await input(page, 'password').fill(PASSWORD);
    await input(page, 'password_confirmation').fill(PASSWORD);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('Mobile Number is already on record.').first()).toBeVisible();
    await expect(input(page, 'phone')).toBeFocused();
  });

  test('a visitor who is signed out goes to login and returns to the requested page', async ({ page }) => {
    const user = await completeUser();
    await page.goto('/citizens?q=ram');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await looksRight(page);
    await input(page, 'login_identifier').fill(user.phone);
    await input(page, 'password').fill(user.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/citizens\?q=ram$/);
  });

  test('a session that has ended elsewhere is forgotten silently', long, async ({ page }) => {
    const user = await completeUser();
    await user.call('POST', '/logout');
    await enterAs(page, user, '/citizens');
    await expect(page).toHaveURL(/\/login\?redirect=%2Fcitizens$/);
    expect(await page.evaluate(() => localStorage.getItem('rto-desk.token'))).toBeNull();
  });

  test('a page for another role says Forbidden (role)', long, async ({ page }) => {
    const user = await completeUser();
    await enterAs(page, user, `/citizens/${user.citizen_id}/expired`);
    await expect(page.getByRole('heading', { name: 'Forbidden (user)' })).toBeVisible();
    await looksRight(page);
  });

  test("a stranger's profile does not exist", long, async ({ page }) => {
    const [user, stranger] = [await completeUser(), await newUser()];
    await enterAs(page, user, `/citizens/${stranger.citizen_id}`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Record not found.');
    await page.getByRole('link', { name: 'Back to list' }).click();
    await expect(page.getByRole('heading', { name: 'Citizen Profiles' })).toBeVisible();
  });
});

test('a client without compression gets the pages, too', async ({ request }) => {
  for (const path of ['/', '/login', '/robots.txt']) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
    expect(answer.status(), path).toBe(200);
  }
  expect((await request.get('/assets/', { headers: { accept: 'image/png' } })).status()).toBe(404);
});
