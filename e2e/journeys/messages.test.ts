import { expect, looksRight, openMenu, test, toast } from '../browser.ts';
import { completeUser, enterAs, newCitizen, newUser, theAdmin, unique } from '../people.ts';

test('a clerk writes to a citizen from a template, sends it by hand, and sees it in the history', async ({
  page,
}) => {
  const admin = await theAdmin();
  const name = `Phulmat Bai ${unique()}`;
  const citizen = await newCitizen(admin, name);
  await enterAs(page, admin, `/citizens/${citizen}`);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const dialog = page.getByRole('dialog', { name: `Send Message to ${name}` });
  await expect(dialog.getByRole('button', { name: 'Send Message' })).toBeDisabled();
  await dialog.getByLabel('Template').selectOption('Papers ready');
  await expect(dialog.locator('[name=message]')).toHaveValue(new RegExp(`नमस्ते ${name}`));
  await looksRight(page);
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog.getByRole('link', { name: 'Open in WhatsApp' })).toBeVisible();
  await looksRight(page);
  await dialog.getByRole('button', { name: /^Mark as sent/ }).click();
  await expect(toast(page, `Message sent to ${name}.`)).toBeVisible();
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(page.getByRole('table').getByText('Sent', { exact: true })).toBeVisible();
  await looksRight(page);
});

test('an admin sets how people are reminded, sees who would be told, and signs what goes out', async ({
  page,
}) => {
  const admin = await theAdmin();
  await enterAs(page, admin, '/admin/messages');
  await page.getByRole('link', { name: 'Reminders' }).click();
  await expect(page.getByRole('switch', { name: /Remind people by WhatsApp/ })).not.toBeChecked();
  await expect(page.getByText(/reminders would be written|person would be told/)).toBeVisible();
  await looksRight(page);
  await page.locator('[name=stages]').fill('soon');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Enter one to ten numbers from 0 to 365, with commas between them.'),
  ).toBeVisible();
  await page.locator('[name=stages]').fill('30, 15, 7, 1, 0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Reminders saved.')).toBeVisible();

  // The name of the office signs a notice, which is shown as it will be sent.
  const name = `Sukwaro ${unique()}`;
  const citizen = await newCitizen(admin, name);
  await admin.call('POST', `/citizens/${citizen}/ll`, {
    ll_no: `CG04 ${unique()}`,
    issue_date: '2026-01-01',
    expiry_date: '2026-06-29',
  });
  await page.locator('[name=office_name_en]').fill('Transport Office, Korba');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () => (await admin.call('GET', '/admin/reminders')).body.office_name_en)
    .toBe('Transport Office, Korba');
  await page.goto(`/citizens/${citizen}?tab=ll`);
  await page
    .getByRole('button', { name: /^Send notice/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Send expiry notice?' });
  const text = dialog.getByText(new RegExp(`Dear ${name}[^]*Transport Office, Korba`));
  await expect(text).toBeVisible();
  const shown = await text.textContent();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByRole('link', { name: 'Open in WhatsApp' })).toBeVisible();
  expect(await text.textContent()).toBe(shown);
});

test('an admin reads a link for a new password, which no list shows, and sends it by hand', async ({
  page,
}) => {
  const [admin, user] = [await theAdmin(), await newUser()];
  await admin.call('POST', `/admin/users/${user.id}/send-reset-link`);
  await enterAs(page, admin, '/admin/messages');
  const row = page.getByRole('row').filter({ hasText: user.phone });
  await expect(row.getByText('Password reset')).toBeVisible();
  await expect(row.getByRole('link', { name: 'Open in WhatsApp' })).toHaveCount(0);
  await row.getByRole('button', { name: /^View/ }).click();
  await expect(row.getByText(/reset-password\?token=/)).toBeVisible();
  await expect(row.getByRole('link', { name: 'Open in WhatsApp' })).toHaveAttribute('href', /reset-password/);
  await looksRight(page);
});

test('a citizen may decline to be reminded', async ({ page }) => {
  const user = await completeUser();
  await enterAs(page, user, `/citizens/${user.citizen_id}`);
  await page.getByText('More details').click();
  await page.getByRole('switch', { name: 'Remind me of what expires' }).click();
  await expect(toast(page, 'Saved.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Remind me of what expires' })).not.toBeChecked();
  await looksRight(page);
});

test.describe('the same text twice', () => {
  test.use({ refusals: [409] });

  test('is asked about, and the list shows what waits to be sent', async ({ page }) => {
    const admin = await theAdmin();
    const name = `Dhaneshwari ${unique()}`;
    const citizen = await newCitizen(admin, name);
    await admin.call('POST', `/citizens/${citizen}/send-message`, { message: 'नमस्ते' });
    await enterAs(page, admin, `/citizens/${citizen}`);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.locator('[name=message]').fill('नमस्ते');
    await page.getByRole('dialog').getByRole('button', { name: 'Send Message' }).click();
    await expect(
      page.getByText('The same message went to this person today already. Send it again?'),
    ).toBeVisible();
    await looksRight(page);
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByRole('link', { name: 'Open in WhatsApp' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
    await openMenu(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Messages' }).click();
    await page.getByLabel('State').selectOption('To send by hand');
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(2);
    await page
      .getByRole('row')
      .filter({ hasText: name })
      .first()
      .getByRole('button', { name: /^Cancel/ })
      .click();
    await expect(toast(page, 'Message updated.')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
    await looksRight(page);
  });
});
