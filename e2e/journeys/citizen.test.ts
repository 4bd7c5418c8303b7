import { officeDate, today } from '@rto-desk/contract/expiry';
import { vehicleKinds } from '@rto-desk/contract/kinds/index';
import { addPeriod } from '@rto-desk/contract/period';
import { wordsFor } from '@rto-desk/contract/words/languages';
import { choose, expect, input, looksRight, test, toast, topDialog } from '../browser.ts';
import { long } from '../form.ts';
import { completeUser, enterAs, newCitizen, newVehicle, theAdmin, unique } from '../people.ts';

const words = wordsFor('en');
const inDays = (days: number) => addPeriod(today(), { days });

test('the header tells who it is, the tabs what is on record, and the address which tab', async ({
  page,
}) => {
  const admin = await theAdmin();
  const name = `Laxmi Bai ${unique()}`;
  const id = await newCitizen(admin, name, {
    relation_type: 'Daughter of',
    relation_name: 'Ram Lal',
    email: 'laxmi@example.com',
    dob: '2000-01-01',
    address: 'मकान नं. 7, गांधी चौक',
    state: 'Chhattisgarh',
    city: 'Durg',
  });
  const ll = `CG07/${unique()}/2026`;
  await admin.call('POST', `/citizens/${id}/ll`, { ll_no: ll, expiry_date: inDays(20) });
  await newVehicle(admin, id);
  await enterAs(page, admin, `/citizens/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const age = Number(today().slice(0, 4)) - 2000;
  for (const fact of [
    'D/o Ram Lal',
    'laxmi@example.com',
    '01-01-2000',
    `${age} years`,
    'मकान नं. 7, गांधी चौक',
    'Durg',
    'Chhattisgarh',
    'CG-07: Durg',
  ]) {
    await expect(page.getByText(fact, { exact: true }).filter({ visible: true }).first(), fact).toBeVisible();
  }
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Learner Licenses 1');
  await expect(page.getByRole('tab', { name: 'Vehicles' })).toHaveText('Vehicles 1');
  const documents = page.getByRole('region', { name: 'Documents' });
  await expect(documents.getByRole('row').filter({ hasText: 'in 20 days' })).toContainText(
    officeDate(inDays(20)),
  );
  await expect(documents.getByRole('button', { name: 'Needs action 1' })).toBeVisible();
  await documents.getByRole('button', { name: 'Not recorded 8' }).click();
  await expect(documents.getByRole('row').filter({ hasText: 'Not recorded' })).toHaveCount(8);
  await expect(page.getByText('N/A')).toBeVisible();
  await looksRight(page);
  for (const [tab, shown] of [
    ['Driving Licenses', 'No driving licenses yet.'],
    ['Vehicles', 'Chassis / Engine'],
    ['All Details', 'Owner Information'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByText(shown).first()).toBeVisible();
    await looksRight(page);
  }
  await page.reload();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('All Details');
  await page.getByRole('link', { name: 'Back to list' }).click();
  await expect(page.getByRole('heading', { name: 'Citizen Profiles' })).toBeVisible();
  // On a phone the tabs go on beside the screen, and the open one is in sight.
  await page.goto(`/citizens/${id}?tab=history`);
  const open = page.getByRole('tab', { name: 'History', selected: true });
  await expect.poll(() => open.evaluate(tab => tab.getBoundingClientRect().right <= innerWidth)).toBe(true);
});

test(
  'All Details shows each vehicle with every kind of document, and filters by vehicle',
  long,
  async ({ page }) => {
    const admin = await theAdmin();
    const id = await newCitizen(admin, `Kishore ${unique()}`);
    const [first, second] = [await newVehicle(admin, id), await newVehicle(admin, id)];
    for (const [from, until] of [
      [-800, -400],
      [-399, -10],
    ] as const) {
      await admin.call('POST', `/vehicles/${first.id}/fitnesses`, {
        certificate_number: `FC${unique()}`,
        issue_date: inDays(from),
        expiry_date: inDays(until),
      });
    }
    await enterAs(page, admin, `/citizens/${id}?tab=all`);
    const card = page
      .locator('section')
      .filter({ has: page.getByRole('button', { name: /^Actions of CG/ }) });
    await expect(card).toHaveCount(2);
    await expect(card.first(), 'what ends first').toContainText(first.registration.slice(-4));
    for (const kind of vehicleKinds) {
      const manage = words.documents.manageOf(
        words.documents.of(words.kinds[kind.slug].many, first.registration),
      );
      await expect(page.getByRole('menuitem', { name: manage, includeHidden: true }).first()).toBeAttached();
    }
    const former = card.first().getByRole('group');
    await expect(former.getByRole('cell', { name: 'Superseded' })).toBeHidden();
    await former.getByText('Superseded 1').click();
    await expect(former.getByRole('cell', { name: 'Superseded' })).toBeVisible();
    const ended = card.first().getByRole('row').filter({ hasText: '10 days ago' });
    await expect(ended.getByText('Expired')).toBeVisible();
    await page.getByLabel('Vehicle', { exact: true }).selectOption(String(second.id));
    await expect(card).toHaveCount(1);
    await expect(page.getByText('Superseded').first()).toBeHidden();
    await page.getByLabel('Vehicle', { exact: true }).selectOption('');
    await choose(page, `Manage Fitness Records of ${first.registration}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: /^Actions of Fitness/ })).toHaveCount(2);
    await looksRight(page);
    await page.keyboard.press('Escape');
    await choose(page, `Edit ${second.registration}`);
    const form = page.getByRole('dialog', { name: 'Edit Vehicle' });
    await input(form, 'make_model').fill('Mahindra Bolero');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Vehicle updated')).toBeVisible();
    await expect(page.getByRole('tabpanel').getByText('Mahindra Bolero')).toBeVisible();
  },
);

test(
  'All Details of five vehicles is three screens at a desk, with few controls',
  long,
  async ({ browser }) => {
    const admin = await theAdmin();
    const id = await newCitizen(admin, `Panchram ${unique()}`, { dob: '1980-03-04', city: 'Durg' });
    await admin.call('POST', `/citizens/${id}/dl`, { dl_no: `CG07 ${unique()}`, expiry_date: inDays(900) });
    for (let number = 0; number < 5; number += 1) {
      const { id: vehicle } = await newVehicle(admin, id);
      const add = (slug: string, values: object) =>
        admin.call('POST', `/vehicles/${vehicle}/${slug}`, values);
      const until = inDays(number * 30 - 60);
      await add('insurances', {
        insurance_type: 'Third Party',
        company_name: 'New India',
        policy_number: `P${unique()}`,
        start_date: inDays(-400),
        end_date: until,
      });
      await add('puccs', { pucc_number: `U${unique()}`, valid_from: inDays(-400), valid_until: until });
      await add('taxes', { tax_mode: 'Yearly', tax_from: inDays(-100), tax_upto: inDays(265) });
      const period = { issue_date: inDays(-100), expiry_date: inDays(600) };
      await add('fitnesses', { certificate_number: `F${unique()}`, ...period });
      await add('permits', { permit_number: `M${unique()}`, ...period });
    }
    const desk = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };
    const page = await browser.newPage(desk);
    await enterAs(page, admin, `/citizens/${id}?tab=all`);
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('table')).toHaveCount(6);
    const controls = panel.locator('button, a[href], input, select, summary').filter({ visible: true });
    expect(await controls.count()).toBeLessThanOrEqual(50);
    // Below the card with every vehicle's documents, which stands above each tab.
    expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(3 * 800);
    await page.close();
  },
);

test(
  'an edit from the page itself, then the deletion, which leads back to the list',
  long,
  async ({ page }) => {
    const admin = await theAdmin();
    const name = `Bisahu ${unique()}`;
    const id = await newCitizen(admin, name);
    await enterAs(page, admin, `/citizens/${id}`);
    const edit = page.getByRole('button', { name: 'Edit', exact: true });
    await edit.click();
    const form = page.getByRole('dialog', { name: 'Edit Citizen Details' });
    await expect(input(form, 'name')).toBeFocused();
    await input(form, 'name').fill(`${name} Ram`);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Citizen updated successfully.')).toBeVisible();
    await expect(page.getByRole('heading', { name: `${name} Ram` })).toBeVisible();
    await expect(edit, 'the focus returns').toBeFocused();
    await choose(page, `Delete ${name} Ram`);
    await topDialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toast(page, 'Citizen profile deleted.')).toBeVisible();
    await expect(page).toHaveURL(/\/citizens$/);
  },
);

test('tabs with more than ten rows have pages', long, async ({ page }) => {
  const admin = await theAdmin();
  const id = await newCitizen(admin, `Puran ${unique()}`);
  for (let number = 1; number <= 11; number += 1) {
    await admin.call('POST', `/citizens/${id}/ll`, { ll_no: `LL ${unique()}` });
    await newVehicle(admin, id);
  }
  await enterAs(page, admin, `/citizens/${id}`);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText('11-11 of 11')).toBeVisible();
  await page.getByRole('tab', { name: 'Vehicles' }).click();
  await expect(page.getByText('1-10 of 11'), 'another tab begins at its first page').toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('11-11 of 11')).toBeVisible();
  await looksRight(page);
});

test('the expired documents of a citizen', long, async ({ page }) => {
  const admin = await theAdmin();
  const name = `Ramesh ${unique()}`;
  const id = await newCitizen(admin, name);
  const ll = `CG04 ${unique()}`;
  await admin.call('POST', `/citizens/${id}/ll`, { ll_no: ll, expiry_date: '2020-06-30' });
  await admin.call('POST', `/citizens/${id}/dl`, { dl_no: `CG04 ${unique()}`, expiry_date: inDays(0) });
  await enterAs(page, admin, `/citizens/${id}`);
  await page.getByRole('link', { name: 'Check Expiries' }).click();
  await expect(page.getByRole('heading', { name: `Expired documents of ${name}` })).toBeVisible();
  await expect(page.getByText('30-06-2020')).toBeVisible();
  await expect(page.getByText('Driving License'), 'today is its last day').toBeHidden();
  await looksRight(page);
  await page.getByRole('link', { name: 'Back to citizen' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a user has no column of actions and reads what the office keeps', long, async ({ page }) => {
  const [admin, user] = [await theAdmin(), await completeUser()];
  const dl = `CG04 ${unique()}`;
  await admin.call('POST', `/citizens/${user.citizen_id}/dl`, { dl_no: dl });
  await enterAs(page, user, '/dashboard');
  await page.getByRole('link', { name: 'Driving Licenses 1' }).click();
  await expect(page, 'the only profile opens by itself').toHaveURL(`/citizens/${user.citizen_id}`);
  await page.getByRole('link', { name: 'Back to list' }).click();
  await expect(page.getByText('1-1 of 1'), 'and sees no other citizen').toBeVisible();
  await expect(page.getByText('Actions')).toBeHidden();
  await page.getByRole('link', { name: user.name }).click();
  await page.getByRole('tab', { name: 'Driving Licenses' }).click();
  await expect(page.getByRole('tabpanel').getByText(dl, { exact: true })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText('Self-declared')).toBeHidden();
  const item = (name: string) => page.getByRole('menuitem', { name, includeHidden: true });
  await expect(item(`Edit Driving License ${dl}`)).toHaveCount(0);
  await expect(item(`Delete ${user.name}`)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Check Expiries' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Driving License' }).click();
  const form = page.getByRole('dialog', { name: 'Add Driving License' });
  const own = `CG04 ${unique()}`;
  await input(form, 'dl_no').fill(own);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('tabpanel').getByText('Self-declared')).toBeVisible();
  await expect(item(`Edit Driving License ${own}`)).toHaveCount(1);
  await looksRight(page);
  await page.goto(`/citizens/${user.citizen_id}?tab=history`);
  const open = page.getByRole('tab', { selected: true });
  await expect(open, 'where an address names what staff alone see').toHaveText(/^Learner Licenses/);
  await expect(page.getByRole('tabpanel')).toContainText('Add Learner License');
});

test('the buttons of a vehicle stand in the order that offices know', long, async ({ page }) => {
  const admin = await theAdmin();
  const citizen = await newCitizen(admin, `Chaitram ${unique()}`);
  const { registration } = await newVehicle(admin, citizen);
  await enterAs(page, admin, `/citizens/${citizen}?tab=vehicles`);
  const row = page.getByRole('tabpanel').getByRole('row').filter({ hasText: registration });
  await expect(row.getByRole('button')).toHaveText([
    ...['Taxes', 'Insurance', 'PUCC', 'Fitness', 'VLTd', 'Permit', 'Speed Gov.', 'RC'].map(
      kind => `${kind} of ${registration} ${kind}+ Add`,
    ),
    '+',
    '⋯',
  ]);
  await looksRight(page);
});
