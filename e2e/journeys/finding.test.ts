import { expect, looksRight, openFilters, openMenu, test, toast } from '../browser.ts';
import { long } from '../form.ts';
import { completeUser, enterAs, freshMobile, type Person, theAdmin, unique } from '../people.ts';

/** A citizen with a learner licence, a vehicle and an insurance that ended yesterday. */
async function someone(admin: Person) {
  const name = `Budhram ${family()}`;
  const citizen = (await admin.call('POST', '/citizens', { name, mobile: freshMobile() })).body.id;
  const ll = `CG04/${unique()}/2025`;
  await admin.call('POST', `/citizens/${citizen}/ll`, { ll_no: ll, application_no: `AP-${unique()}` });
  const registration = `CG04${unique()}`;
  const vehicle = (
    await admin.call('POST', `/citizens/${citizen}/vehicles`, { registration_no: registration })
  ).body.id;
  const policy = `P${unique()}`;
  await admin.call('POST', `/vehicles/${vehicle}/insurances`, {
    insurance_type: 'Comprehensive',
    company_name: 'New India',
    policy_number: policy,
    start_date: '2019-07-01',
    end_date: '2020-06-30',
  });
  return { name, citizen, ll, registration, policy, vehicle };
}

/** A family name that occurs once. */
function family(): string {
  const syllables = ['ka', 'mi', 'lo', 'ru', 'pe', 'da', 'no', 'vi', 'ja', 'su'];
  const name = [...unique()].map(digit => syllables[Number(digit)]).join('');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

test('searching for part of a number finds the record and opens its tab', long, async ({ page }) => {
  const admin = await theAdmin();
  const { name, citizen, ll, registration, vehicle } = await someone(admin);
  await enterAs(page, admin, '/search/ll');
  await looksRight(page);
  await page.locator('[name=ll_no]').fill(ll.slice(2).toLowerCase().replaceAll('/', ' / '));
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText(name)).toBeVisible();
  await expect(page).toHaveURL(/ll_no=/);
  await looksRight(page);
  await page.locator('[name=ll_no]').fill('%%%%');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(toast(page, 'No results')).toBeVisible();
  await page.goto(`/search/vehicle?vehicle_no=${registration.slice(-5)}`);
  await page.getByRole('link', { name: `Open Citizen ${name}` }).click();
  await expect(page).toHaveURL(new RegExp(`/citizens/${citizen}\\?tab=vehicles#vehicle-${vehicle}$`));
  await expect(page.locator('[data-highlighted]'), 'what the link leads to').toContainText(
    registration.slice(-4),
  );
  await expect(page.locator('[data-highlighted]'), 'for a while').toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Vehicles' })).toHaveAttribute('aria-selected', 'true');
});

test('the search box finds a misspelt name by keyboard alone', long, async ({ page }) => {
  const admin = await theAdmin();
  const { name, citizen } = await someone(admin);
  await enterAs(page, admin, '/dashboard');
  await openMenu(page);
  const box = page.getByRole('combobox', { name: 'Search name, mobile or vehicle no.' });
  await box.click();
  await page.keyboard.type(`budram ${name.slice(8, -1).toLowerCase()}`);
  await expect(page.getByRole('option').first()).toContainText(name);
  await expect(page.getByRole('option').first()).toContainText('1 expired');
  await looksRight(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/citizens/${citizen}$`));
});

test('a person who is not found is added from the search', long, async ({ page }) => {
  const mobile = freshMobile();
  await enterAs(page, await theAdmin(), '/dashboard');
  await page.getByRole('combobox', { name: 'Search name, mobile or vehicle no.' }).fill(mobile);
  await page.getByRole('button', { name: `+ New citizen ${mobile}` }).click();
  const form = page.getByRole('dialog', { name: 'New Citizen Profile' });
  await expect(form.getByRole('radio', { name: 'Another Person' })).toBeChecked();
  await expect(form.locator('[name=mobile]')).toHaveValue(mobile);
  const name = `Naya ${family()}`;
  await form.locator('[name=name]').fill(name);
  await looksRight(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test(
  'the report opens on the next seven days; on a phone its filters wait behind a button',
  long,
  async ({ page }) => {
    await enterAs(page, await theAdmin(), '/reports/expiries');
    await expect(page).toHaveURL(/start_date=.*end_date=/);
    const week = page.getByRole('button', { name: 'Next 7 days' });
    await expect(week).toHaveAttribute('aria-pressed', 'true');
    await expect(week, 'with how many they are').toHaveText(/\d$/);
    await openFilters(page);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page, 'everything').toHaveURL(/expiries$/);
    await expect(week).toHaveAttribute('aria-pressed', 'false');
    await page.setViewportSize({ width: 360, height: 740 });
    // Who has unfolded them on a phone sees them until they leave.
    await page.reload();
    await expect(page.getByLabel('Owner Name')).toBeHidden();
    await openFilters(page);
    await expect(page.getByLabel('Owner Name')).toBeVisible();
    await looksRight(page);
  },
);

test('the expiry report: quick range, filters that exclude each other, update, notice and export', async ({
  page,
}) => {
  const admin = await theAdmin();
  const { name, registration, policy } = await someone(admin);
  await enterAs(page, admin, '/reports/expiries');
  await openFilters(page);
  await page.locator('[name=owner_name]').fill(name);
  await page.getByRole('button', { name: 'Expired', exact: true }).click();
  // The address that the report opens on has an end as well, and no name.
  await expect(page).toHaveURL(/owner_name=/);
  const row = page.getByRole('row').filter({ hasText: policy });
  await expect(row).toContainText('30-06-2020');
  await looksRight(page);
  await page.locator('[name=exact_date]').fill('2020-06-30');
  await expect(page.locator('[name=end_date]')).toHaveValue('');
  await page.locator('[name=start_date]').fill('2020-06-01');
  await expect(page.locator('[name=exact_date]')).toHaveValue('');
  await page.locator('[name=vehicle_no]').fill(registration.toLowerCase());
  await page.locator('[name=doc_type]').selectOption('Insurance');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('1-1 of 1')).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^expiry-report-.*\.csv$/);

  await row.getByRole('button', { name: /^Send notice/ }).click();
  const notice = page.getByRole('dialog', { name: 'Send expiry notice?' });
  await expect(notice.getByText(/नमस्ते Budhram/)).toBeVisible();
  await looksRight(page);
  await notice.getByRole('button', { name: 'Send', exact: true }).click();
  // No provider is connected here: it is offered to be sent by hand, and counted as sent only when a clerk says so.
  await expect(notice.getByRole('link', { name: 'Open in WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/91\d{10}\?text=/,
  );
  await looksRight(page);
  await notice.getByRole('button', { name: /^Mark as sent/ }).click();
  await expect(toast(page, `Message sent to ${name}.`)).toBeVisible();

  await row.getByRole('button', { name: /^Update/ }).click();
  const form = page.getByRole('dialog', { name: 'Edit Insurance' });
  await expect(form.locator('[name=policy_number]')).toHaveValue(policy);
  await form.locator('[name=company_name]').fill('Oriental');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Insurance record updated.')).toBeVisible();
});

test('a renewal is filled in from the document it follows, and supersedes it', async ({ page }) => {
  const admin = await theAdmin();
  const { citizen, policy, registration } = await someone(admin);
  await enterAs(page, admin, `/citizens/${citizen}?tab=all`);
  await page
    .getByRole('button', { name: `Renew Insurance ${policy}` })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: `Renew Insurance ${policy}` });
  await expect(form.locator('[name=company_name]')).toHaveValue('New India');
  await expect(form.locator('[name=policy_number]')).toHaveValue('');
  await expect(form.locator('[name=start_date]')).toHaveValue(/^\d\d-\d\d-20/);
  await looksRight(page);
  await form.locator('[name=policy_number]').fill(`R${unique()}`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Insurance record added.')).toBeVisible();
  await expect(page.getByText('Superseded 1')).toBeVisible();
  await expect(page.getByRole('button', { name: `Renew Insurance ${policy}` })).toBeHidden();
  await page.goto(`/reports/expiries?vehicle_no=${registration}`);
  await expect(page.getByText('1-1 of 1')).toBeVisible();
  await openFilters(page);
  const more = page.getByRole('button', { name: 'More filters' });
  if (await more.isVisible()) await more.click();
  await page.getByRole('checkbox', { name: 'Include superseded' }).check();
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('1-2 of 2')).toBeVisible();
});

test('users search their own records and have no search box', long, async ({ page }) => {
  const user = await completeUser();
  await enterAs(page, user, '/search/vehicle');
  await expect(page.getByText('No results').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search name, mobile or vehicle no.' })).toBeHidden();
  await looksRight(page);
});
