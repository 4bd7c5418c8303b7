import { kindOf } from '@rto-desk/contract/kinds/index';
import { expect, input, looksRight, test, toast, topDialog } from '../browser.ts';
import { long } from '../form.ts';
import { journeyOf } from '../kind-journey.ts';
import { enterAs, freshMobile, newCitizen, newVehicle, theAdmin, unique } from '../people.ts';

// `records.long.test.ts` goes through the other kinds.
journeyOf(kindOf('insurances'));

test(
  'a learner licence ends six months less two days after its issue, unless the person says otherwise',
  long,
  async ({ page }) => {
    const admin = await theAdmin();
    const citizen = await newCitizen(admin, `Mohan ${unique()}`);
    await enterAs(page, admin, `/citizens/${citizen}`);
    await page.getByRole('button', { name: 'Add Learner License' }).click();
    const form = page.getByRole('dialog', { name: 'Add Learner License' });
    await form.getByLabel('Issue Date').fill('2025-08-31');
    const expiry = form.getByRole('textbox', { name: 'Expiry Date' });
    await expect(expiry).toHaveValue('26-02-2026');
    await expiry.fill('2026-03-01');
    await form.getByLabel('LL No').fill(`cg04/${unique()}/2025`);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'LL record added')).toBeVisible();
    await expect(page.getByRole('tabpanel').getByText('01-03-2026')).toBeVisible();
  },
);

test.describe('what the server refuses', () => {
  test.use({ refusals: [409, 422] });

  test('is said beside its field, and what was typed stays', async ({ page }) => {
    const admin = await theAdmin();
    const citizen = await newCitizen(admin, `Geeta ${unique()}`);
    const taken = `CG04 ${unique()}`;
    await admin.call('POST', `/citizens/${citizen}/dl`, { dl_no: taken });
    await enterAs(page, admin, `/citizens/${citizen}?tab=dl`);
    await page.getByRole('button', { name: 'Add Driving License' }).click();
    const form = page.getByRole('dialog', { name: 'Add Driving License' });
    await form.getByLabel('DL No').fill(taken.replace(' ', '-'));
    await form.getByLabel('Application No').fill('app 77');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('DL No is already on record.').first()).toBeVisible();
    await expect(toast(page, 'DL No is already on record.')).toBeVisible();
    await expect(input(form, 'dl_no')).toBeFocused();
    await expect(input(form, 'application_no')).toHaveValue('APP 77');
    await looksRight(page);
  });

  test('nothing typed is thrown away by accident', long, async ({ page }) => {
    const admin = await theAdmin();
    const citizen = await newCitizen(admin, `Radha ${unique()}`);
    await enterAs(page, admin, `/citizens/${citizen}?tab=vehicles`);
    await page.getByRole('button', { name: 'Add Vehicle' }).click();
    const form = page.getByRole('dialog', { name: 'Add Vehicle' });
    await input(form, 'chassis_no').fill('ma-1234 5678');
    await expect(input(form, 'chassis_no')).toHaveValue('MA12345678');
    const leave = [
      () => page.keyboard.press('Escape'),
      () => form.getByRole('button', { name: 'Close' }).click(),
      () => form.getByRole('button', { name: 'Cancel' }).click(),
    ];
    for (const attempt of leave) {
      await attempt();
      await expect(page.getByRole('dialog', { name: 'Discard changes?' })).toBeVisible();
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await expect(input(form, 'chassis_no')).toHaveValue('MA12345678');
    }
    await page.mouse.click(2, 200);
    await expect(form, 'a click beside it does nothing').toBeVisible();
    await page.keyboard.press('Escape');
    await looksRight(page);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('No vehicles yet.')).toBeVisible();
  });

  test('the clerk who saves second sees both versions, and chooses', async ({ page, context }) => {
    const admin = await theAdmin();
    const citizen = await newCitizen(admin, `Kamla ${unique()}`);
    const colleague = await context.newPage();
    await enterAs(page, admin, `/citizens/${citizen}`);
    await colleague.goto(`/citizens/${citizen}`);
    const form = page.getByRole('dialog', { name: 'Edit Citizen Details' });
    for (const [clerk, name] of [
      [page, 'Kamla Bai'],
      [colleague, 'Kamla Devi'],
    ] as const) {
      // The window in front draws at once, the other one once a second.
      await clerk.bringToFront();
      await clerk.getByRole('button', { name: 'Edit', exact: true }).click();
      await input(clerk.getByRole('dialog'), 'name').fill(name);
    }
    await colleague.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(toast(colleague, 'Citizen updated successfully.')).toBeVisible();

    await page.bringToFront();
    await form.getByRole('button', { name: 'Save' }).click();
    const both = page.getByRole('dialog', { name: 'Changed by someone else' });
    await expect(both.getByRole('cell', { name: 'Kamla Bai' })).toBeVisible();
    await expect(both.getByRole('cell', { name: 'Kamla Devi' })).toBeVisible();
    await looksRight(page);
    await both.getByRole('button', { name: 'Use saved version' }).click();
    await expect(input(form, 'name')).toHaveValue('Kamla Devi');
    await input(form, 'name').fill('Kamla Kumari');
    await admin.call('PUT', `/citizens/${citizen}`, { name: 'Kamla Rani', mobile: '9826012345' });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(both.getByRole('cell', { name: 'Kamla Rani' })).toBeVisible();
    await both.getByRole('button', { name: 'Keep my version' }).click();
    await expect(toast(page, 'Citizen updated successfully.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Kamla Kumari' })).toBeVisible();
  });

  test('a vehicle with documents is not deleted; without them it is', long, async ({ page }) => {
    const admin = await theAdmin();
    const citizen = await newCitizen(admin, `Vijay ${unique()}`);
    const { id, registration } = await newVehicle(admin, citizen);
    const permit = await admin.call('POST', `/vehicles/${id}/permits`, {
      permit_number: unique(),
      issue_date: '2025-01-01',
      expiry_date: '2026-01-01',
    });
    await enterAs(page, admin, `/citizens/${citizen}?tab=vehicles`);
    const remove = async () => {
      await page.getByRole('button', { name: `Actions of ${registration}` }).click();
      await page.getByRole('menuitem', { name: `Delete ${registration}` }).click();
      await topDialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
    };
    await remove();
    await expect(
      toast(page, 'Delete vehicle failed. Linked records exist. Remove dependent records first.'),
    ).toBeVisible();
    await admin.call('DELETE', `/permits/${permit.body.id}`);
    await remove();
    await expect(toast(page, 'Record deleted.')).toBeVisible();
    await expect(page.getByText('No vehicles yet.')).toBeVisible();
  });
});

test('saving twice quickly, by mouse or key, stores one record', async ({ page }) => {
  const admin = await theAdmin();
  const name = `Jaldi ${unique()}`;
  await enterAs(page, admin, '/citizens');
  const kept = async () =>
    (await admin.call('GET', `/citizens?q=${encodeURIComponent(name)}`)).body.meta.total;
  await page.getByRole('button', { name: '+ New Profile' }).click();
  await input(topDialog(page), 'name').fill(name);
  await input(topDialog(page), 'mobile').fill(freshMobile());
  await topDialog(page).getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByRole('link', { name })).toBeVisible();
  expect(await kept()).toBe(1);
  await page.goto('/ask-for-service?service=NOC');
  let sent = 0;
  page.on('request', request => {
    if (request.method() === 'POST') sent += 1;
  });
  await page.getByRole('radio', { name: 'Other' }).check();
  await input(page, 'contact_name').fill(name);
  await input(page, 'contact_phone').fill(freshMobile());
  await input(page, 'contact_phone').evaluate((field: HTMLInputElement) => {
    field.form?.requestSubmit();
    field.form?.requestSubmit();
  });
  await expect(toast(page, 'Request submitted.')).toBeVisible();
  expect(sent).toBe(1);
});
