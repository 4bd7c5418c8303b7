import { choose, expect, input, looksRight, openMenu, test, toast, topDialog } from '../browser.ts';
import { long } from '../form.ts';
import { enterAs, freshMobile, newCitizen, newUser, newVehicle, theAdmin, unique } from '../people.ts';
import { photograph } from '../uploads.ts';

test('a new citizen registers, completes the profile, adds a vehicle and photographs its insurance', async ({
  page,
}) => {
  await page.goto('/');
  await looksRight(page);
  await openMenu(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Register' }).click();
  await looksRight(page);
  await page.getByLabel('Name').fill('रमेश कुमार');
  await page.getByLabel('Mobile Number').fill(`+91 ${freshMobile()}`);
  await input(page, 'password').fill('monsoon-raipur-7');
  await input(page, 'password_confirmation').fill('monsoon-raipur-7');
  await page.getByRole('button', { name: 'Register' }).click();

  const profile = page.getByRole('dialog', { name: 'Complete Your Profile' });
  await expect(profile).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await looksRight(page);
  await page.keyboard.press('Escape');
  await expect(profile, 'only an answer or Update Later closes it').toBeVisible();
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByText('Date of Birth is required.').first()).toBeVisible();
  await profile.getByLabel('Date of Birth').fill('1990-08-15');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Welcome, रमेश कुमार' })).toBeVisible();

  await openMenu(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Citizens' }).click();
  await page.getByRole('tab', { name: 'Vehicles' }).click();
  await page.getByRole('button', { name: 'Add Vehicle' }).click();
  const vehicle = page.getByRole('dialog', { name: 'Add Vehicle' });
  const registration = `CG04${unique()}`;
  await expect(input(vehicle, 'registration_no')).toHaveAttribute('placeholder', 'CG04AB1234');
  await input(vehicle, 'registration_no').pressSequentially(`cg 04 ${registration.slice(4)}`);
  await expect(input(vehicle, 'registration_no')).toHaveValue(registration);
  await looksRight(page);
  await vehicle.getByLabel('Type').selectOption('MCWG');
  await vehicle.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Vehicle added')).toBeVisible();
  await expect(vehicle).toBeHidden();

  await page.getByRole('button', { name: `Insurance of ${registration}` }).click();
  const documents = page.getByRole('dialog', { name: /Insurance of/ });
  await expect(documents.getByRole('heading', { name: 'Add Insurance' })).toBeVisible();
  await looksRight(page);
  await documents.getByLabel('Insurance Type').selectOption('Comprehensive');
  await documents.getByLabel('Company Name').fill('New India Assurance');
  await documents.getByLabel('Policy Number').fill(`p-${unique()}`);
  await documents.getByLabel('Start Date').fill('2026-01-01');
  await documents.getByLabel('End Date').fill('2099-12-31');
  await documents.locator('input[type=file]').first().setInputFiles(photograph);
  await documents.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Insurance record added.')).toBeVisible();
  await expect(documents.getByText('Self-declared')).toBeVisible();
  await looksRight(page);
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'All Details' }).click();
  await expect(page.getByRole('tabpanel').getByText('31-12-2099')).toBeVisible();
  await looksRight(page);
  await choose(page, /View file of Insurance/);
  const picture = page.getByRole('img', { name: /File of Insurance/ });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  await looksRight(page);
});

test('Update Later hides the dialog until the next login', long, async ({ page }) => {
  const user = await newUser();
  await enterAs(page, user, '/dashboard');
  const profile = page.getByRole('dialog', { name: 'Complete Your Profile' });
  await profile.getByRole('button', { name: 'Update Later' }).click();
  await expect(profile).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible();
  await expect(profile).toBeHidden();
  await openMenu(page);
  await page.getByRole('button', { name: `${user.name}, user menu` }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'Logged out')).toBeVisible();
  await page.goto('/login');
  await input(page, 'login_identifier').fill(user.phone);
  await input(page, 'password').fill(user.password);
  await page.keyboard.press('Enter');
  await expect(profile).toBeVisible();
});

test('an admin finds the citizen, corrects the licence and deletes a PUCC', long, async ({ page }) => {
  const admin = await theAdmin();
  const name = `सावित्री बाई ${unique()}`;
  const citizen = await newCitizen(admin, name);
  const dl = `CG04 ${unique()}`;
  await admin.call('POST', `/citizens/${citizen}/dl`, {
    dl_no: dl,
    issue_date: '2020-01-01',
    expiry_date: '2040-01-01',
  });
  const { id: vehicle, registration } = await newVehicle(admin, citizen);
  const pucc = `PU${unique()}`;
  await admin.call('POST', `/vehicles/${vehicle}/puccs`, {
    pucc_number: pucc,
    valid_from: '2025-01-01',
    valid_until: '2025-12-31',
  });

  await enterAs(page, admin, '/citizens');
  await page.getByLabel("Name, father's name or email").fill(name.slice(-9));
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(toast(page, 'Loaded 1 record(s).')).toBeVisible();
  await looksRight(page);
  await page.getByRole('link', { name }).click();
  await page.getByRole('tab', { name: 'Driving Licenses' }).click();
  await choose(page, `Edit Driving License ${dl}`);
  const form = page.getByRole('dialog', { name: 'Edit Driving License' });
  await expect(form.getByLabel('Expiry Date', { exact: true })).toHaveValue('01-01-2040');
  await form.getByLabel('Issue Date').fill('2021-02-28');
  await expect(form.getByLabel('Expiry Date', { exact: true })).toHaveValue('28-02-2041');
  await looksRight(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'DL record updated')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText('28-02-2041')).toBeVisible();

  await page.getByRole('tab', { name: 'Vehicles' }).click();
  await page.getByRole('button', { name: `PUCC of ${registration}` }).click();
  await choose(topDialog(page), `Delete PUCC ${pucc}`);
  await expect(page.getByText('Are you sure you want to delete this PUCC record?')).toBeVisible();
  await looksRight(page);
  await topDialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Record deleted.')).toBeVisible();
  await expect(page.getByText('No PUCC records yet.')).toBeVisible();
});
