import { expect, input, looksRight, test, toast } from '../browser.ts';
import { enterAs, theAdmin } from '../people.ts';

test('an admin writes the privacy notice, and visitors read it with the contact', async ({
  page,
  browser,
}) => {
  await enterAs(page, await theAdmin(), '/admin/privacy');
  const contact = page.getByRole('region', { name: 'Contact for questions about data' });
  await input(contact, 'contact_name').fill('Rekha Sahu');
  await input(contact, 'contact_phone').fill('0771 2443555');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Contact saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Write new version' }).click();
  const form = page.getByRole('dialog', { name: 'New version of the privacy notice' });
  await input(form, 'en').fill('We keep your licenses to remind you.');
  await looksRight(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'New version saved.')).toBeVisible();
  await looksRight(page);

  const visitor = await browser.newPage();
  await visitor.goto('/privacy');
  await expect(visitor.getByText('We keep your licenses to remind you.')).toBeVisible();
  await expect(visitor.getByRole('contentinfo')).toContainText('Rekha Sahu');
  await looksRight(visitor);
  await visitor.close();
});
