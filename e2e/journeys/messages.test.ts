import { choose, expect, looksRight, openFilters, openMenu, test, toast } from '../browser.ts';
import { isLong, long } from '../form.ts';
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
  await dialog.getByLabel('Template').selectOption('Documents ready to collect');
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

test('an admin sets reminders, previews the recipients, and sets the signature', async ({ page }) => {
  const admin = await theAdmin();
  await enterAs(page, admin, '/admin/messages');
  await page.getByRole('link', { name: 'Reminders' }).click();
  await expect(page.getByRole('switch', { name: /Send expiry reminders on WhatsApp/ })).not.toBeChecked();
  await expect(page.getByText(/documents? (is|are) due\./)).toBeVisible();
  await looksRight(page);
  // Insurance gets days of its own as soon as one is changed.
  await page.getByRole('checkbox', { name: 'Insurance: 1 day before' }).uncheck();
  await page.locator('[name=stage]').fill('-7');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Insurance: 7 days after' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Reminders saved.')).toBeVisible();
  const { stages_by_kind } = (await admin.call('GET', '/admin/reminders')).body;
  expect(stages_by_kind).toMatchObject({ insurances: [30, 15, 7, 0, -7], puccs: null });
  await expect(page.getByRole('heading', { name: /^(Tomorrow|Reminders for)/ })).toBeVisible();

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
  // Of the tab: the list above it may come later.
  await choose(page.getByRole('tabpanel'), /^Send notice/);
  const dialog = page.getByRole('dialog', { name: 'Send expiry notice?' });
  const text = dialog.getByText(new RegExp(`Dear ${name}[^]*Transport Office, Korba`));
  await expect(text).toBeVisible();
  const shown = await text.textContent();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByRole('link', { name: 'Open in WhatsApp' })).toBeVisible();
  expect(await text.textContent()).toBe(shown);
});

test(
  'an admin reads a link for a new password, which no list shows, and sends it by hand',
  long,
  async ({ page, isMobile }) => {
    const [admin, user] = [await theAdmin(), await newUser()];
    await admin.call('POST', `/admin/users/${user.id}/send-reset-link`);
    await enterAs(page, admin, '/admin/messages?state=manual');
    const row = page.getByRole('row').filter({ hasText: user.phone });
    await expect(row.getByText('Password reset')).toBeVisible();
    await expect(row.getByRole('link', { name: 'Open in WhatsApp' })).toHaveCount(0);
    await row.getByRole('button', { name: /^View/ }).click();
    await expect(row.getByText(/reset-password\?token=/)).toBeVisible();
    const link = row.getByRole('link', { name: 'Open in WhatsApp' });
    await expect(link).toHaveAttribute('href', /reset-password/);
    // What the text would cut off is not in sight; a phone may have to be scrolled to the card.
    if (isMobile) await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
    await looksRight(page);
  },
);

test('a citizen may decline to be reminded', long, async ({ page }) => {
  const user = await completeUser();
  await enterAs(page, user, `/citizens/${user.citizen_id}`);
  await page.getByRole('switch', { name: 'Send me expiry reminders' }).click();
  await expect(toast(page, 'Saved.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Send me expiry reminders' })).not.toBeChecked();
  await looksRight(page);
});

test.describe('the same text twice', () => {
  test.use({ refusals: [409] });

  test('is asked about, and the list shows what waits to be sent', long, async ({ page }) => {
    const admin = await theAdmin();
    const name = `Dhaneshwari ${unique()}`;
    const citizen = await newCitizen(admin, name);
    await admin.call('POST', `/citizens/${citizen}/send-message`, { message: 'नमस्ते' });
    await enterAs(page, admin, `/citizens/${citizen}`);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.locator('[name=message]').fill('नमस्ते');
    await page.getByRole('dialog').getByRole('button', { name: 'Send Message' }).click();
    await expect(
      page.getByText('This message was already sent to this person today. Send it again?'),
    ).toBeVisible();
    await looksRight(page);
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByRole('link', { name: 'Open in WhatsApp' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
    await openMenu(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Messages' }).click();
    await page.getByLabel('Status').selectOption('Send manually');
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

test('a clerk notifies all holders in the report, one message per number, and sees who was notified', async ({
  page,
}) => {
  const admin = await theAdmin();
  const name = `Tirathram ${unique()}`;
  const citizen = await newCitizen(admin, name);
  for (const day of ['2026-12-20', '2026-12-21']) {
    const ll_no = `CG04 ${unique()}`;
    await admin.call('POST', `/citizens/${citizen}/ll`, {
      ll_no,
      issue_date: '2026-01-01',
      expiry_date: day,
    });
  }
  await enterAs(page, admin, `/reports/expiries?owner_name=${encodeURIComponent(name)}`);
  await page
    .getByRole('checkbox', { name: `of ${name}` })
    .first()
    .check();
  await expect(page.getByRole('status').getByRole('button', { name: 'Notify' })).toBeVisible();
  await page.getByRole('button', { name: 'Notify all' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notify all' });
  await expect(dialog.getByText('1 message about 2 documents')).toBeVisible();
  await expect(dialog.getByText(/^No WhatsApp provider is set up: messages are queued/)).toBeVisible();
  await looksRight(page);
  const recipients = dialog.getByRole('region', { name: 'Recipients' });
  await expect(recipients).toContainText('2 documents');
  await expect(recipients.locator('pre'), 'the text as it will be read').toBeVisible();
  await dialog.getByRole('button', { name: 'Queue 1 message' }).click();
  await expect(dialog.getByRole('link', { name: 'Send manually' })).toBeVisible();
  await dialog.locator('footer, div').getByRole('button', { name: 'Close' }).last().click();
  await page.reload();
  await expect(page.getByRole('table').getByText('Send manually')).toHaveCount(2);
  await openFilters(page);
  await page.getByLabel('Notified', { exact: true }).selectOption('Not notified');
  await expect(page.getByText(/^No documents match/)).toBeVisible();
});

test(
  'many messages are sent by hand with two keys each, in one window that is used again',
  long,
  async ({ page, context }) => {
    const [admin, mark] = [await theAdmin(), unique()];
    const citizen = await newCitizen(admin, `Sukhmati ${mark}`);
    const send = (text: string) =>
      admin.call('POST', `/citizens/${citizen}/send-message`, { message: `${text} ${mark}` });
    const { body: first } = await send('Begin');
    const texts = Array.from({ length: isLong ? 50 : 8 }, (_, at) => `Paper ${at} ready`);
    await send(texts[0] ?? '');
    const opened: string[] = [];
    await context.route('https://wa.me/**', route => {
      opened.push(new URL(route.request().url()).searchParams.get('text') ?? '');
      return route.fulfill({
        contentType: 'text/html',
        body: '<link rel="icon" href="data:,"><title>WhatsApp</title>',
      });
    });
    await enterAs(page, admin, `/admin/messages/manual?after=${first.id}`);
    const open = page.getByRole('button', { name: 'Open in WhatsApp' });
    const text = page.locator('main pre');
    for (const [at, mine] of texts.entries()) {
      // Two wait at a time: the first page of all that wait is what other journeys look at.
      const following = texts[at + 1];
      if (following !== undefined) await send(following);
      // They write messages, too, which are theirs to send.
      await expect(open).toBeFocused();
      while (!(await text.textContent())?.endsWith(mark)) {
        const other = (await text.textContent()) ?? '';
        await page.keyboard.press('s');
        await expect(text).not.toHaveText(other);
        await expect(open).toBeFocused();
      }
      await expect(text).toHaveText(`${mine} ${mark}`);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Mark as sent' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText(`${mine} ${mark}`)).toHaveCount(0);
    }
    expect(opened).toEqual(texts.map(mine => `${mine} ${mark}`));
    expect(context.pages()).toHaveLength(2);
    const { data, meta } = (await admin.call('GET', `/citizens/${citizen}/messages`)).body;
    expect(meta.total).toBe(texts.length + 1);
    // What was written before them waits still.
    const states = data.slice(0, texts.length).map((message: { state: string }) => message.state);
    expect(new Set(states)).toEqual(new Set(['sent']));
  },
);
