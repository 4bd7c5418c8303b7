import { expect, looksRight, test, toast } from '../browser.ts';
import { completeUser, enterAs, unique } from '../people.ts';

test('a citizen subscribes to expiry dates, and ends it', async ({ page, request }) => {
  await enterAs(page, await completeUser(`Ganesh ${unique()}`), '/account');
  await page.getByRole('button', { name: 'Add calendar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create calendar' }).click();
  const made = page.getByRole('dialog', { name: 'Calendar created' });
  const { pathname } = new URL(await made.getByRole('status').innerText());
  await looksRight(page);
  const answer = await request.get(pathname);
  expect(await answer.text()).toContain('BEGIN:VCALENDAR');
  await made.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Remove calendar: Expiry dates/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Calendar removed.')).toBeVisible();
  expect((await request.get(pathname)).status()).toBe(404);
});
