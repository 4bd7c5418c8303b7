import { expect, looksRight, openMenu, test, toast } from '../browser.ts';
import { long } from '../form.ts';
import { completeUser, enterAs, freshMobile, newUser, theAdmin, unique } from '../people.ts';

test('a visitor asks for a service from its tile and tracks it; a clerk moves it on', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await looksRight(page);
  await expect(
    page.locator('main li').filter({ has: page.locator('a[href^="/ask-for-service"]') }),
  ).toHaveCount(37);
  await page.getByLabel('Find a service').fill('noc');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText('Application for NOC');
  await page.getByRole('link', { name: 'Application for NOC' }).click();
  await expect(page.getByRole('radio'), 'what was tapped is not asked again').toHaveCount(0);
  await page.getByRole('button', { name: 'Add another service' }).click();
  await expect(page.getByRole('radio', { name: 'Vehicle' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Application for NOC' })).toBeChecked();
  await page.getByLabel('Question or note').fill('Which form?');
  await page.getByRole('radio', { name: 'Driving License' }).check();
  await expect(page.getByLabel('Question or note')).toHaveValue('');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Renewal of DL' }).check();
  const fees = page.getByRole('region', { name: 'Fees by law: Renewal of DL' });
  await page.getByRole('button', { name: 'Show the fees by law' }).click();
  await expect(fees).toContainText('The office decides the amount.');
  await expect(page.getByRole('heading', { name: 'Documents to bring' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Name is required.').first()).toBeVisible();
  await looksRight(page);
  const phone = freshMobile();
  const name = `गीता ${unique()}`;
  await page.locator('[name=contact_name]').fill(name);
  await page.locator('[name=contact_phone]').fill(`+91 ${phone}`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Request submitted.')).toBeVisible();
  const reference = await page.locator('output').innerText();
  expect(reference).toMatch(/^SR-.{4}-.{4}$/);
  await looksRight(page);
  await expect(page.getByRole('heading', { name: 'Documents to bring' })).toBeVisible();
  await page.getByRole('link', { name: 'Track request' }).click();
  await expect(page.getByText('Pending')).toBeVisible();
  expect(page.url(), 'the mobile number is not in the address').toMatch(/\/track\?reference=SR-.{4}-.{4}$/);
  await page.getByRole('button', { name: 'Show the fees by law' }).click();
  await expect(fees).toContainText('The office decides the amount.');
  await looksRight(page);

  const counter = await (await browser.newContext()).newPage();
  await enterAs(counter, await theAdmin(), '/service-requests?status=pending&sort=newest');
  const row = counter.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText('Renewal of DL');
  await expect(row).toContainText(name);
  await expect(row.getByRole('button', { name: `Set ${reference} to Pending` })).toBeDisabled();
  await row.getByRole('button', { name: `Set ${reference} to Contacted` }).click();
  await expect(toast(counter, 'Status set to Contacted.')).toBeVisible();
  await expect(row).toContainText('Anita Sharma');
  await expect(row.getByRole('button', { name: `Set ${reference} to Contacted` })).toBeDisabled();
  await counter.context().close();

  await page.getByRole('button', { name: 'Track' }).click();
  await expect(page.getByText('Contacted', { exact: true })).toBeVisible();
});

test('a user finds the form prefilled, and the request among their own', long, async ({ page }) => {
  const user = await completeUser();
  await enterAs(page, user, '/ask-for-service');
  await expect(page.locator('[name=contact_name]')).toHaveValue(user.name);
  await expect(page.locator('[name=contact_phone]')).toHaveValue(user.phone);
  await page.getByRole('radio', { name: 'Other' }).check();
  await page.getByLabel('Question or note').fill('Where is the counter?');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('output')).toBeVisible();
  await openMenu(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('link', { name: 'My Service Requests 1' })).toBeVisible();
  await looksRight(page);
  await page.getByRole('link', { name: 'My Service Requests 1' }).click();
  await expect(page.getByText('Where is the counter?')).toBeVisible();
  await expect(page.getByText('Pending')).toBeVisible();
  await looksRight(page);
});

test('the list of requests says that it is empty', long, async ({ page }) => {
  await enterAs(page, await completeUser(), '/my-requests');
  await expect(page.getByText('No service requests yet.')).toBeVisible();
  await looksRight(page);
});

test('a visitor asks about a vehicle; a clerk answers and exports', long, async ({ page, browser }) => {
  await page.goto('/');
  await openMenu(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Document Inquiry' }).click();
  await page.locator('[name=name]').fill('रमेश');
  await page.locator('[name=phone]').fill(freshMobile());
  await page.locator('[name=vehicle_no]').pressSequentially('cg04 ab 12');
  await expect(page.locator('[name=vehicle_no]')).toHaveValue(/CG04/);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please select at least one document type.').first()).toBeVisible();
  await looksRight(page);
  await page.getByRole('checkbox', { name: /PUCC/ }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  const reference = await page.locator('output').innerText();
  expect(reference).toMatch(/^DI-/);

  const counter = await (await browser.newContext()).newPage();
  await enterAs(counter, await theAdmin(), '/admin/inquiries?status=new&sort=newest');
  const row = counter.getByRole('row').filter({ hasText: reference });
  await row.getByRole('button', { name: `Set ${reference} to Resolved` }).click();
  await expect(toast(counter, 'Status set to Resolved.')).toBeVisible();
  await looksRight(counter);
  const [file] = await Promise.all([
    counter.waitForEvent('download'),
    counter.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^document-inquiries-export-\d{4}-\d\d-\d\d\.csv$/);
  await counter.context().close();
});

test('the dashboard of staff leads from each number and bar to what it counts', long, async ({ page }) => {
  const admin = await theAdmin();
  const user = await newUser();
  await user.call('POST', '/service-requests', {
    contact_name: 'A',
    contact_phone: user.phone,
    category: 'other',
  });
  const citizen = (
    await admin.call('POST', '/citizens', { name: `Somaru ${unique()}`, mobile: freshMobile() })
  ).body.id;
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  await admin.call('POST', `/citizens/${citizen}/dl`, { dl_no: `CG04 ${unique()}`, expiry_date: today });
  await enterAs(page, admin, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^[1-9][\d,]*\+? Next 7 days/ })).toHaveAttribute(
    'href',
    /^\/reports\/expiries\?start_date=.*end_date=/,
  );
  await looksRight(page);
  await page.getByRole('link', { name: /^Pending Service Requests/ }).click();
  await expect(page).toHaveURL(/\/service-requests\?status=pending/);
  await expect(page.getByText(/1-\d+ of \d+/)).toBeVisible();
  await looksRight(page);
});

test.describe('what does not fit', () => {
  test.use({ refusals: [404] });

  test('a wrong reference says so', long, async ({ page }) => {
    await page.goto('/track?reference=SR-2222-2222&phone=9826000000');
    await expect(page.getByText('No request found with this reference and mobile number.')).toBeVisible();
    await expect(page).toHaveURL(/\/track\?reference=SR-2222-2222$/);
    await looksRight(page);
  });
});
