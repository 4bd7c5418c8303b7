import { officeDate, today } from '@rto-desk/contract/expiry';
import { expect, input, looksRight, test, toast, topDialog } from '../browser.ts';
import { type OwnOffice, ownOffice } from '../own-office.ts';
import { pagesOf } from '../pdf.ts';
import { enterAs, newCitizen, newJob, theAdmin, unique } from '../people.ts';
import { waitUntilSettled } from '../rest.ts';

let office: OwnOffice;
test.beforeAll(async () => {
  office = await ownOffice('money');
});
test.afterAll(() => office.close());

// A browser of a phone makes no PDF.
test.use({ hasTouch: false, isMobile: false, viewport: { width: 1280, height: 800 } });

/** Compare without spaces: in a PDF the parts of a text may be apart. */
const squeezed = (text: string) => text.replace(/\s/g, '');

test('a fee is charged, money taken, its receipt and the client’s statement printed, and the day closed', async ({
  page,
}) => {
  const admin = await theAdmin();
  const at = (path: string) => `${office.address}${path}`;
  const printed = async (): Promise<string> => {
    await waitUntilSettled(page);
    return squeezed((await pagesOf(await page.pdf({ preferCSSPageSize: true }))).join(' '));
  };
  const settings = (await admin.call('GET', '/admin/reminders')).body;
  const names = { office_name_en: 'Verma Vahan Seva', office_name_hi: 'वर्मा वाहन सेवा' };
  await admin.call('PUT', '/admin/reminders', { ...settings, ...names });
  await enterAs(page, admin, at('/admin/desk'));
  await page.getByRole('switch', { name: 'Track money' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await admin.call('GET', '/me')).body.desk.money_on).toBe(true);

  const agent = `Verma ${unique()}`;
  await page.goto(at('/clients'));
  await page.getByRole('button', { name: 'Add client' }).click();
  await input(topDialog(page), 'name').fill(agent);
  await input(topDialog(page), 'given_by').fill(agent);
  await looksRight(page);
  await topDialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Client added.')).toBeVisible();

  const citizen = await newCitizen(admin, `Budhram ${unique()}`);
  const { id, reference } = await newJob(admin, {
    ...{ category: 'dl', services: ['international_permit'], given_by: agent, citizen_id: citizen },
  });
  await page.goto(at(`/jobs/${id}`));
  await page.getByRole('button', { name: 'Show the fees' }).click();
  await expect(page.getByRole('region', { name: /^Fees by law/ })).toHaveCount(1);
  await page.getByRole('button', { name: /^Add as charge: international driving permit/i }).click();
  await expect(input(topDialog(page), 'amount')).toHaveValue(/^1,?000(\.00)?$/);
  await looksRight(page);
  await page.keyboard.press('Enter');
  const charges = page.getByRole('table', { name: 'Charges and payments' });
  await expect(charges.getByRole('row', { name: /international driving permit/i })).toContainText('1,000.00');
  await page.getByRole('button', { name: 'Add charge' }).click();
  await input(topDialog(page), 'what').fill('Filling the form');
  await input(topDialog(page), 'amount').fill('500');
  await page.keyboard.press('Enter');
  await expect(charges.getByRole('row', { name: /Filling the form/ })).toBeVisible();

  await page.getByRole('button', { name: 'Receive payment' }).click();
  await expect(input(topDialog(page), 'amount')).toHaveValue(/^1,?500(\.00)?$/);
  await input(topDialog(page), 'amount').fill('1300');
  await looksRight(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/R\/\d\d-\d\d\/\d{5}/);
  const number = /R\/\d\d-\d\d\/\d{5}/.exec(
    (await page.getByRole('heading', { level: 1 }).innerText()) ?? '',
  )?.[0];
  await looksRight(page);
  const receipt = page.url();
  for (const paper of ['a5', 'roll']) {
    await page.goto(`${receipt}&paper=${paper}`);
    await expect(page.getByRole('img', { name: 'Opens the tracking page' })).toBeVisible();
    const text = await printed();
    for (const wanted of [
      ...[names.office_name_en, number ?? '', officeDate(today()), agent, reference],
      ...['Government fees, paid on your behalf', 'Our charges', 'Filling the form'],
      ...['₹ 1,000.00', '₹ 1,500.00', '₹ 1,300.00', '₹ 200.00', 'One thousand three hundred rupees only'],
    ]) {
      expect(text, paper).toContain(squeezed(wanted));
    }
    for (const button of [
      'Cancel receipt',
      'Send by WhatsApp',
      'RTO Desk,',
      'undefined',
      'null',
      '01-01-1970',
    ]) {
      expect(text, paper).not.toContain(squeezed(button));
    }
  }

  await page.goto(at('/clients?owing=1'));
  await page.getByRole('link', { name: agent }).click();
  await page.getByRole('link', { name: 'Statement' }).click();
  await looksRight(page);
  const statement = await printed();
  for (const wanted of [
    agent,
    number ?? '',
    '₹ 1,300.00',
    'Closing balance',
    '₹ 200.00',
    'Filling the form',
  ]) {
    expect(statement).toContain(squeezed(wanted));
  }

  // The citizen pays nothing for a job of the agent; what they give is their own advance.
  await page.goto(at(`/citizens/${citizen}?tab=money`));
  await page.getByRole('button', { name: 'Receive payment' }).click();
  await input(topDialog(page), 'amount').fill('50');
  await input(topDialog(page), 'mode').selectOption('upi');
  await topDialog(page).getByRole('button', { name: 'Receive payment' }).click();
  await expect(page).toHaveURL(/receipt=\d+/);
  await page.goto(at(`/citizens/${citizen}?tab=money`));
  await expect(
    page.getByRole('table', { name: 'Receipts' }).getByRole('row', { name: /R\/\d\d-\d\d\/\d{5}/ }),
  ).toContainText('₹ 50.00');
  await looksRight(page);

  await page.goto(at('/day-book'));
  await page.getByRole('button', { name: 'Close day' }).click();
  await input(topDialog(page), 'counted').fill('1290');
  await looksRight(page);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Day closed.')).toBeVisible();
  const book = await printed();
  for (const wanted of [
    number ?? '',
    agent,
    '₹ 1,300.00',
    '₹ 50.00',
    'Short',
    '₹ 10.00',
    '₹ 1,290.00',
    'By payment mode',
  ]) {
    expect(book).toContain(squeezed(wanted));
  }
  expect(book).not.toContain(squeezed('Reopen day'));
  await page.getByRole('button', { name: 'Reopen day' }).click();
  await input(topDialog(page), 'reason').fill('One more payment');
  await topDialog(page).getByRole('button', { name: 'Reopen day' }).click();
  await expect(toast(page, 'Day reopened.')).toBeVisible();
  await looksRight(page);
});
