import { readFile } from 'node:fs/promises';
import { expect, input, looksRight, test, toast } from '../browser.ts';
import { long } from '../form.ts';
import { completeUser, enterAs, theAdmin, unique } from '../people.ts';

test('a visitor reads what is kept about people', long, async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('main').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await looksRight(page);
});

test('a user takes along what is kept about them', long, async ({ page }) => {
  await enterAs(page, await completeUser(), '/account');
  const arrival = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await arrival;
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
});

test('a user asks for deletion, takes it back and asks again; an admin declines, then deletes', async ({
  page,
}) => {
  const user = await completeUser(`Ganesh ${unique()}`);
  const ask = async (reason: string) => {
    await page.getByRole('button', { name: 'Request deletion' }).click();
    const form = page.getByRole('dialog', { name: 'Delete my account' });
    await input(form, 'reason').fill(reason);
    await form.locator('[name=password]').fill(user.password);
    await looksRight(page);
    await form.getByRole('button', { name: 'Request deletion' }).click();
    await expect(toast(page, 'Your request has been sent to the office.')).toBeVisible();
    await expect(form).toBeHidden();
  };
  await enterAs(page, user, '/account');
  await ask('I have moved');
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await expect(toast(page, 'Request cancelled.')).toBeVisible();
  await ask('I have moved away');
  await looksRight(page);

  await enterAs(page, await theAdmin(), '/admin/deletion-requests?status=pending');
  await looksRight(page);
  await page.getByRole('button', { name: `Decline: ${user.name}` }).click();
  const declining = page.getByRole('dialog', { name: 'Decline the request' });
  await input(declining, 'answer').fill('A tax is due');
  await looksRight(page);
  await declining.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Request declined.')).toBeVisible();
  expect((await user.call('GET', '/me/deletion')).body).toMatchObject({ answer: 'A tax is due' });

  await user.call('POST', '/me/deletion', { password: user.password });
  await page.reload();
  await page.getByRole('button', { name: `Delete account: ${user.name}` }).click();
  await looksRight(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await expect(toast(page, 'Account deleted.')).toBeVisible();
  await expect(user.call('GET', '/me')).rejects.toThrow('401');
});
