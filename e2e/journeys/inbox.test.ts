import { today } from '@rto-desk/contract/expiry';
import { expect, looksRight, openMenu, test, toast } from '../browser.ts';
import { type OfficeWithProvider, officeWithProvider } from '../office-with-provider.ts';
import { enterAs, freshMobile, newCitizen, theAdmin, unique } from '../people.ts';

let office: OfficeWithProvider;
test.beforeAll(async () => {
  office = await officeWithProvider();
});
test.afterAll(() => office.close());

test('a reply is counted in the menu, read and answered; a bulk notice is listed and stopped', async ({
  page,
}) => {
  const admin = await theAdmin();
  const [name, mobile] = [`Budhwari ${unique()}`, freshMobile()];
  const citizen = await newCitizen(admin, name, { mobile });
  // What waits of the demo is dealt with.
  for (const { id } of (await admin.call('GET', '/inbox?unread=1')).body.data) {
    await admin.call('POST', `/inbox/${id}/read`);
  }
  await office.say(mobile, 'मेरा लाइसेंस कब तक है?');
  await enterAs(page, admin, `${office.address}/dashboard`);
  await openMenu(page);
  const link = page.getByRole('navigation').getByRole('link', { name: /^Inbox/ });
  await expect(link).toHaveText('Inbox1');
  await link.click();
  const row = page.getByRole('row').filter({ hasText: 'मेरा लाइसेंस कब तक है?' });
  await expect(row.getByRole('link', { name })).toBeVisible();
  await expect(row.getByText('New')).toBeVisible();
  await looksRight(page);
  await row.getByRole('button', { name: /^Reply/ }).click();
  const dialog = page.getByRole('dialog', { name: `Reply to ${mobile}` });
  await dialog.getByLabel('Reply').fill('20 दिसंबर तक।');
  await looksRight(page);
  await dialog.getByRole('button', { name: 'Send now' }).click();
  await expect(toast(page, `Message to ${name} queued.`)).toBeVisible();
  await expect(row.getByText('Done')).toBeVisible();
  await expect.poll(() => office.received).toEqual(['20 दिसंबर तक।']);
  await page.getByLabel('New only').check();
  await expect(page.getByText('No new messages.')).toBeVisible();
  await openMenu(page);
  await expect(link).toHaveText('Inbox');

  // The office is closed today: what goes out by itself goes on another day, unless it is stopped.
  const settings = (await admin.call('GET', '/admin/reminders')).body;
  await admin.call('PUT', '/admin/reminders', { ...settings, closed_dates: [today()] });
  const licence = { ll_no: `CG04 ${unique()}`, issue_date: '2026-01-01', expiry_date: '2027-12-20' };
  await admin.call('POST', `/citizens/${citizen}/ll`, licence);
  await page.goto(`${office.address}/reports/expiries?owner_name=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'Notify all' }).click();
  const all = page.getByRole('dialog', { name: 'Notify all' });
  await all.getByRole('button', { name: 'Queue 1 message' }).click();
  await expect(all.getByText('0 of 1 sent')).toBeVisible();
  await all.getByRole('button', { name: 'Close' }).last().click();
  const running = page.getByRole('region', { name: 'Sending' });
  await expect(running.getByText(`By ${admin.name}, since`)).toContainText('0 of 1 sent');
  await looksRight(page);
  await running.getByRole('button', { name: /^Stop/ }).click();
  await expect(running).toHaveCount(0);
  expect(office.received).toHaveLength(1);
});
