import { expect, looksRight, test, toast } from '../browser.ts';
import { type OwnOffice, ownOffice } from '../own-office.ts';
import { enterAs, theAdmin } from '../people.ts';

// Others' journeys would send reminders meanwhile.
let office: OwnOffice;
test.beforeAll(async () => {
  office = await ownOffice('reminders');
});
test.afterAll(() => office.close());

test('reminders are turned on and off at once, and what was typed below stays and is saved', async ({
  page,
}) => {
  const admin = await theAdmin();
  const saved = async () => (await admin.call('GET', '/admin/reminders')).body;
  await enterAs(page, admin, `${office.address}/admin/reminders`);
  const sending = page.getByRole('switch', { name: /Send expiry reminders/ });
  const name = page.locator('[name=office_name_en]');
  await expect(sending).not.toBeChecked();
  await name.fill('Transport Office, Korba');
  await sending.click();
  await expect(toast(page, 'Reminders saved.')).toBeVisible();
  await expect(sending).toBeChecked();
  expect(await saved()).toMatchObject({
    reminders_on: true,
    office_name_en: expect.not.stringContaining('Korba'),
  });
  await expect(name).toHaveValue('Transport Office, Korba');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await saved()).office_name_en).toBe('Transport Office, Korba');
  expect(await saved()).toMatchObject({ reminders_on: true });
  await sending.click();
  await expect(sending).not.toBeChecked();
  expect(await saved()).toMatchObject({ reminders_on: false, office_name_en: 'Transport Office, Korba' });
  await looksRight(page);
});
