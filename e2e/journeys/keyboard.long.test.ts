import { expect, input, test, toast, topDialog } from '../browser.ts';
import { tabTo, typeDate, use } from '../keyboard.ts';
import { enterAs, freshMobile, newCitizen, theAdmin, unique } from '../people.ts';

/* The rest of the ten commonest jobs without the mouse: forms and buttons that other journeys go through by mouse. */

test('5. add a new citizen', async ({ page }) => {
  const admin = await theAdmin();
  const name = `Sukwaro ${unique()}`;
  await enterAs(page, admin, '/citizens');
  await use(page, page.getByRole('button', { name: '+ New Profile' }));
  await expect(input(topDialog(page), 'name')).toBeFocused();
  await expect(
    topDialog(page).getByRole('radio', { name: 'Another Person' }),
    'though the clerk has no profile of their own',
  ).toBeChecked();
  await expect(input(topDialog(page), 'name')).toHaveValue('');
  await page.keyboard.type(name);
  await tabTo(page, input(topDialog(page), 'mobile'));
  await page.keyboard.type(freshMobile());
  await page.keyboard.press('Enter');
  await expect(topDialog(page)).toBeHidden();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('6. correct a document of a citizen', async ({ page }) => {
  const admin = await theAdmin();
  const citizen = await newCitizen(admin, `Itwari ${unique()}`);
  await admin.call('POST', `/citizens/${citizen}/dl`, { dl_no: `CG04 ${unique()}` });
  await enterAs(page, admin, `/citizens/${citizen}?tab=dl`);
  await use(page, page.getByRole('main').getByRole('button', { name: /^Actions of Driving License/ }));
  await use(page, page.getByRole('menuitem', { name: /^Edit/ }));
  await expect(input(topDialog(page), 'dl_no')).toBeFocused();
  await tabTo(page, input(topDialog(page), 'expiry_date'));
  await typeDate(page, '2033-02-01');
  await page.keyboard.press('Enter');
  await expect(topDialog(page)).toBeHidden();
  const { body } = await admin.call('GET', `/citizens/${citizen}/dl`);
  expect(body.data).toMatchObject([{ expiry_date: '2033-02-01' }]);
});

test('8. notify a person of an expired document', async ({ page }) => {
  const admin = await theAdmin();
  const name = `Mehtarin ${unique()}`;
  const citizen = await newCitizen(admin, name);
  await admin.call('POST', `/citizens/${citizen}/ll`, { ll_no: `LL${unique()}`, expiry_date: '2024-02-01' });
  await enterAs(page, admin, `/reports/expiries?owner_name=${encodeURIComponent(name)}`);
  await use(page, page.getByRole('main').getByRole('button', { name: /^Send/ }).first());
  await expect(topDialog(page)).toBeVisible();
  await use(page, topDialog(page).getByRole('button', { name: /^Send/ }));
  await use(page, topDialog(page).getByRole('button', { name: /^Mark as sent/ }));
  await expect(toast(page, `Message sent to ${name}.`)).toBeVisible();
  const { body } = await admin.call('GET', `/citizens/${citizen}/messages`);
  expect(body.data).toMatchObject([{ state: 'sent' }]);
});

test('9. take up a service request and finish it', async ({ page }) => {
  const admin = await theAdmin();
  const asked = await admin.call('POST', '/service-requests', {
    contact_name: `Jhumuk ${unique()}`,
    contact_phone: freshMobile(),
    category: 'other',
  });
  await enterAs(page, admin, '/service-requests?status=pending&sort=newest');
  const row = page.getByRole('row').filter({ hasText: asked.body.reference });
  await use(page, row.getByRole('button', { name: /to Completed$/ }));
  await expect(toast(page, 'Status set to Completed.')).toBeVisible();
});

test('10. write to a citizen', async ({ page }) => {
  const admin = await theAdmin();
  const name = `Sonkunwar ${unique()}`;
  const citizen = await newCitizen(admin, name);
  await enterAs(page, admin, `/citizens/${citizen}`);
  await use(page, page.getByRole('button', { name: /^Send Message/ }));
  await expect(topDialog(page)).toBeVisible();
  await tabTo(page, topDialog(page).getByRole('textbox'));
  await page.keyboard.type('Your new card is at the counter.');
  await use(page, topDialog(page).getByRole('button', { name: /^Send/ }));
  await use(page, topDialog(page).getByRole('button', { name: /^Mark as sent/ }));
  await expect(toast(page, `Message sent to ${name}.`)).toBeVisible();
  const { body } = await admin.call('GET', `/citizens/${citizen}/messages`);
  expect(body.data).toMatchObject([{ state: 'sent', body: 'Your new card is at the counter.' }]);
});

test('retrying after a lost answer stores the document once', async ({ page }) => {
  const admin = await theAdmin();
  const [name, mobile] = [`Duba ${unique()}`, freshMobile()];
  let lost = 1;
  await page.route('**/api/quick-entries', async route => {
    if (lost-- === 0) return route.continue();
    await route.fetch();
    await route.abort('aborted');
  });
  await enterAs(page, admin, '/citizens');
  await expect(page.getByRole('button', { name: 'Quick Add' })).toBeVisible();
  await page.keyboard.press('Alt+n');
  await input(topDialog(page), 'registration_no').fill(`CG12${unique()}`);
  await input(topDialog(page), 'document_type').selectOption('Permit');
  await input(topDialog(page), 'until').fill('05-01-2031');
  await input(topDialog(page), 'mobile').fill(mobile);
  await input(topDialog(page), 'name').fill(name);
  await input(topDialog(page), 'number').press('Enter');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await input(topDialog(page), 'number').press('Enter');
  await expect(input(topDialog(page), 'registration_no')).toHaveValue('');
  const { body } = await admin.call('GET', `/citizens?mobile=${mobile}`);
  expect(body.data).toHaveLength(1);
});

test('import a list, review it, and commit it', async ({ page }) => {
  const admin = await theAdmin();
  const plate = `CG04${unique()}`;
  await enterAs(page, admin, '/imports');
  await tabTo(page, page.getByLabel('Paste cells'));
  await page.keyboard.insertText(`Vehicle No,Mobile,PUC\n${plate},${freshMobile()},05-03-2099`);
  await use(page, page.getByRole('button', { name: 'Continue' }));
  await tabTo(page, page.getByLabel('Import as: PUC'));
  await use(page, page.getByRole('button', { name: 'Review import' }));
  await use(page, page.getByRole('button', { name: 'Import 1 row' }));
  await expect(page.getByText('Imported: 1 added.')).toBeVisible();
  const { body } = await admin.call('GET', `/search/vehicle?vehicle_no=${plate}`);
  expect(body.data).toHaveLength(1);
});
