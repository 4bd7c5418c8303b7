import { today } from '@rto-desk/contract/expiry';
import { expect, input, looksRight, test, toast } from '../browser.ts';
import { enterAs, theAdmin, unique } from '../people.ts';

test('an admin makes a token, a program uses it, and ends with it', async ({ page, request }) => {
  const name = `Tally ${unique()}`;
  await enterAs(page, await theAdmin(), '/admin/tokens');
  await page.getByRole('button', { name: 'Add API token' }).click();
  const form = page.getByRole('dialog', { name: 'Add API token' });
  await input(form, 'name').fill(name);
  await input(form, 'expires_on').fill(today());
  await form.getByRole('checkbox', { name: 'Citizens: read', exact: true }).check();
  await looksRight(page);
  await form.getByRole('button', { name: 'Create token' }).click();
  const made = page.getByRole('dialog', { name: 'Token created' });
  const token = await made.getByRole('status').innerText();
  await looksRight(page);
  const authorization = `Bearer ${token}`;
  expect((await request.get('/api/citizens', { headers: { authorization } })).status()).toBe(200);
  await made.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: `Revoke token: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click();
  await expect(toast(page, 'Token revoked.')).toBeVisible();
  await looksRight(page);
  expect((await request.get('/api/citizens', { headers: { authorization } })).status()).toBe(401);
});
