import { choose, expect, input, looksRight, speak, test, toast, topDialog } from '../browser.ts';
import { long } from '../form.ts';
import { enterAs, newCitizen, newJob, newVehicle, theAdmin, unique } from '../people.ts';

test('a letter about a vehicle is begun from its menu, answered, issued and entered as outward', async ({
  page,
}) => {
  const admin = await theAdmin();
  const owner = `Phoolbasan ${unique()}`;
  const citizen = await newCitizen(admin, owner);
  const vehicle = await newVehicle(admin, citizen);
  await enterAs(page, admin, '/admin/templates');
  await page.getByRole('button', { name: 'Add starter templates' }).click();
  await expect(page.getByText('Authority letter')).toBeVisible();
  await looksRight(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByText(/^Owner \(\d+\)$/).click();
  await page.getByRole('button', { name: 'Copy tag {owner.name_hi}' }).click();
  await expect(toast(page, 'Tag copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{owner.name_hi}');

  await choose(page.getByRole('row', { name: /^Authority letter/ }), 'Try on a record');
  await topDialog(page).getByLabel('Registration number of a vehicle').fill(vehicle.registration);
  await topDialog(page).getByRole('button', { name: 'Search' }).click();
  await topDialog(page).getByRole('button', { name: owner }).click();
  await expect(topDialog(page).getByRole('region', { name: 'Preview' })).toContainText(vehicle.registration);
  await looksRight(page);

  await page.goto(`/letters?new=vehicle&ids=${vehicle.id}`);
  await topDialog(page)
    .getByRole('button', { name: /^Authority letter/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authority letter');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText(vehicle.registration);
  await looksRight(page);
  await page.getByLabel('Agent').fill('Budhram Sahu');
  await input(page, 'ask.work').fill('renewal of registration');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(toast(page, 'Draft saved.')).toBeVisible();
  await expect(preview).toContainText('Budhram Sahu');
  await page.getByLabel('Enter it in the outward register').check();
  await page.getByLabel('Recipient').fill('Registering Authority, Durg');
  await page.getByLabel('Mode').selectOption('Courier');
  await page.getByRole('button', { name: 'Issue letter' }).click();
  await looksRight(page);
  await topDialog(page).getByRole('button', { name: 'Issue letter' }).click();
  await expect(toast(page, 'Letter issued.')).toBeVisible();
  await expect(page.getByText('Issued', { exact: true })).toBeVisible();
  await looksRight(page);

  await page.goto(`/citizens/${citizen}?tab=letters`);
  await expect(page.getByRole('row', { name: /Authority letter/ })).toContainText('Issued');
  await page.goto('/register-entries?direction=out');
  await expect(page.getByRole('row', { name: 'Registering Authority, Durg' }).first()).toContainText(owner);
  const { body } = await admin.call('GET', `/register-entries?q=${encodeURIComponent(owner)}`);
  expect(body.data).toMatchObject([{ mode: 'courier' }]);
});

test('a letter is begun from a job, from All Details and from the fleet grid', long, async ({ page }) => {
  const admin = await theAdmin();
  await admin.call('POST', '/admin/templates/starters');
  const owner = `Mahamaya Transport ${unique()}`;
  const citizen = await newCitizen(admin, owner);
  const vehicles = [await newVehicle(admin, citizen), await newVehicle(admin, citizen)];
  for (const { id } of vehicles) {
    await admin.call('POST', `/vehicles/${id}/puccs`, { partial: true, valid_until: '2031-05-17' });
  }
  const [vehicle] = vehicles;
  const job = await newJob(admin, { citizen_id: citizen, vehicle_id: vehicle?.id });
  const preview = page.getByRole('region', { name: 'Preview' });
  const begins = async (template: string, ...texts: string[]) => {
    await topDialog(page)
      .getByRole('button', { name: new RegExp(`^${template} ·`) })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(template);
    for (const text of texts) await expect(preview).toContainText(text);
    await looksRight(page);
  };
  const registration = vehicle?.registration ?? '';

  await enterAs(page, admin, `/jobs/${job.id}`);
  await page.getByRole('link', { name: 'Write a letter' }).click();
  await begins('Notesheet of a job', registration, owner, 'Application for NOC');
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByRole('row', { name: /Notesheet of a job/ })).toContainText('Draft');

  await page.goto(`/citizens/${citizen}?tab=all`);
  await choose(page, `Write a letter of ${registration}`);
  await begins('Authority letter', registration, owner);

  await page.goto(`/citizens/${citizen}/fleet`);
  const ticks = page.getByRole('table').getByRole('checkbox');
  await expect(ticks).toHaveCount(2);
  for (const at of [0, 1]) await ticks.nth(at).check();
  await page.getByRole('link', { name: 'Write a letter' }).click();
  await begins('Covering letter', ...vehicles.map(one => one.registration));
  await expect(preview.getByRole('separator', { name: 'New page' })).toHaveCount(1);
});

test('the buyer of a vehicle is chosen for a letter, and taken off again', long, async ({ page }) => {
  const admin = await theAdmin();
  await admin.call('POST', '/admin/templates/starters');
  const vehicle = await newVehicle(admin, await newCitizen(admin, `Phoolbasan ${unique()}`));
  const buyer = `Kaushalya ${unique()}`;
  await newCitizen(admin, buyer);
  await enterAs(page, admin, `/letters?new=vehicle&ids=${vehicle.id}`);
  await topDialog(page)
    .getByRole('button', { name: /^Data sheet for Form 29/ })
    .click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText(vehicle.registration);
  await expect(page.getByLabel('Buyer: Name')).toBeVisible();
  await page.getByRole('button', { name: 'Choose buyer' }).click();
  await topDialog(page).getByRole('searchbox').fill(buyer);
  await topDialog(page).getByRole('button', { name: 'Search' }).click();
  await topDialog(page).getByRole('button', { name: buyer }).click();
  await expect(preview).toContainText(buyer);
  await expect(page.getByLabel('Buyer: Name')).toHaveCount(0);
  await looksRight(page);
  await page.getByRole('button', { name: 'Remove buyer' }).click();
  await expect(preview).not.toContainText(buyer);
  await expect(page.getByLabel('Date of sale')).toBeVisible();
  await speak(page, 'hi');
  await expect(page.getByLabel('बिक्री की तिथि'), 'questions in the language of the screen').toBeVisible();
  await expect(page.getByLabel('RC और बीमा सौंपा')).toBeVisible();
  await looksRight(page);
});
