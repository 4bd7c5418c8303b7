import { expect, looksRight, test } from '../browser.ts';
import { freshMobile, theAdmin } from '../people.ts';

test.use({ refusals: [422] });

test('a forgotten password is set anew by a link, which an admin may copy where no mail is sent', async ({
  page,
}) => {
  const phone = freshMobile();
  const email = `p${phone}@example.com`;
  await page.request.post('/api/register', {
    data: { name: 'Kiran', phone, email, password: 'monsoon-raipur-7' },
  });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await looksRight(page);
  await page.locator('[name=email]').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('If the email exists, a reset link has been sent.')).toBeVisible();
  await looksRight(page);

  const admin = await theAdmin();
  const link = async () => {
    const { body } = await admin.call('GET', '/admin/messages?state=manual');
    const mail = body.data.find((message: { recipient: string }) => message.recipient === email);
    if (mail === undefined) return '';
    const text = await admin.call('GET', `/admin/messages/${mail.id}/text`);
    return /\/reset-password\?\S+/.exec(text.body.body)?.[0] ?? '';
  };
  await expect.poll(link).not.toBe('');
  const path = await link();
  await page.goto(path);
  await page.locator('[name=password]').fill('winter-durg-19');
  await page.locator('[name=password_confirmation]').fill('winter-durg-18');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Passwords do not match.').first()).toBeVisible();
  await looksRight(page);
  await page.locator('[name=password_confirmation]').fill('winter-durg-19');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.locator('[name=login_identifier]').fill(email);
  await page.locator('[name=password]').fill('winter-durg-19');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.evaluate(() => localStorage.clear());
  await page.goto(path);
  await page.locator('[name=password]').fill('summer-durg-20');
  await page.locator('[name=password_confirmation]').fill('summer-durg-20');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(
    page.getByText('This link has expired or was already used. Request a new one.').first(),
  ).toBeVisible();
  await page.goto('/reset-password');
  await expect(page.getByText('Missing token')).toBeVisible();
  await looksRight(page);
});
