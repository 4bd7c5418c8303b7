import { expect, input, looksRight, test, toast } from '../browser.ts';
import { completeUser, enterAs, theAdmin, unique } from '../people.ts';

test('a citizen asks for a correction, and an admin answers', async ({ page }) => {
  const user = await completeUser(`Ganesh ${unique()}`);
  await enterAs(page, user, '/account');
  await page.getByRole('button', { name: 'Ask about my data' }).click();
  const form = page.getByRole('dialog', { name: 'Ask about my data' });
  await input(form, 'kind').selectOption({ label: 'Correct my data' });
  await input(form, 'text').fill('My name is spelt wrong');
  await looksRight(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('list', { name: 'Requests about my data' })).toContainText('Answer due by');

  await enterAs(page, await theAdmin(), '/admin/privacy-requests?state=open');
  await looksRight(page);
  await page.getByRole('button', { name: `Answer: ${user.name}` }).click();
  const answering = page.getByRole('dialog', { name: `Answer: ${user.name}` });
  await input(answering, 'answer').fill('Corrected today');
  await answering.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(toast(page, 'Answer saved.')).toBeVisible();

  await enterAs(page, user, '/account');
  await expect(page.getByRole('list', { name: 'Requests about my data' })).toContainText('Corrected today');
});
