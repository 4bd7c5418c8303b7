import { expect, input, looksRight, openFilters, test, toast, topDialog } from '../browser.ts';
import { long } from '../form.ts';
import { enterAs, newCitizen, newInquiry, newJob, newVehicle, theAdmin, unique } from '../people.ts';

test.describe('what admins set', () => {
  test.use({ refusals: [422] });
  test(
    'stages are added and hidden, the last of a status stays; services get required documents',
    long,
    async ({ page }) => {
      const admin = await theAdmin();
      const name = `At the inspector ${unique()}`;
      await enterAs(page, admin, '/admin/work');
      await page.getByRole('button', { name: 'Add stage' }).click();
      await input(topDialog(page), 'name_en').fill(name);
      await input(topDialog(page), 'name_hi').fill('निरीक्षक के पास');
      await input(topDialog(page), 'status').selectOption({ label: 'Contacted' });
      await looksRight(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('row', { name })).toContainText('निरीक्षक के पास');
      await page.getByRole('button', { name: `Actions: ${name}` }).click();
      await page.getByRole('menuitem', { name: `Hide: ${name}` }).click();
      await expect(page.getByRole('row', { name })).toContainText('Hidden');
      await page.getByRole('button', { name: 'Actions: Received' }).click();
      await page.getByRole('menuitem', { name: 'Hide: Received' }).click();
      await expect(toast(page, '“Pending” needs at least one stage.')).toBeVisible();

      await page.getByRole('tab', { name: 'Documents and processing days' }).click();
      await page.getByRole('button', { name: 'Edit: DL extract' }).click();
      const added = `Court order ${unique()}`;
      await topDialog(page).getByRole('button', { name: 'Add document' }).click();
      const line = topDialog(page).getByRole('group').last();
      await line.getByLabel('Name in English').fill(added);
      await page.keyboard.press('Enter');
      await expect(line.getByLabel('Name in Hindi')).toBeFocused();
      await line.getByLabel('Name in Hindi').fill('न्यायालय का आदेश');
      await looksRight(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('row', { name: /^DL extract/ })).toContainText(added);
    },
  );
});

test(
  'a job and an inquiry show what is on record of their vehicle; an inquiry stores a note',
  long,
  async ({ page }) => {
    const admin = await theAdmin();
    const citizen = await newCitizen(admin, `Phoolbasan ${unique()}`);
    const { id, registration } = await newVehicle(admin, citizen);
    await admin.call('POST', `/vehicles/${id}/puccs`, { valid_until: '2099-06-30', partial: true });
    const job = await newJob(admin, { citizen_id: citizen });
    await enterAs(page, admin, `/jobs/${job.id}`);
    await page.getByRole('button', { name: 'Choose vehicle' }).click();
    await topDialog(page).getByLabel('Any part of the registration number').fill(registration.slice(-6));
    await page.keyboard.press('Enter');
    await looksRight(page);
    await topDialog(page).getByRole('button', { name: registration }).click();
    await expect(toast(page, 'Vehicle linked.')).toBeVisible();
    const paper = page.getByRole('listitem').filter({ hasText: 'PUCC (copy)' });
    await expect(paper).toContainText('30-06-2099');
    await looksRight(page);

    await page.goto(`/citizens/${citizen}?tab=jobs`);
    await expect(page.getByRole('row', { name: /Application for NOC/ })).toBeVisible();
    await page.goto('/jobs');
    await openFilters(page);
    await page.getByText('More filters').click();
    await page.getByLabel('Category').selectOption({ label: 'Vehicle' });
    await expect(page).toHaveURL(/category=vehicle/);
    await page.getByLabel('Sort by').selectOption({ label: 'Newest first' });
    await expect(page).toHaveURL(/sort=newest/);
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await looksRight(page);

    await page.goto(`/admin/inquiries/${(await newInquiry(admin, registration)).id}`);
    const answers = page.getByRole('listitem');
    await expect(answers.filter({ hasText: 'PUCC' })).toContainText('30-06-2099');
    await expect(answers.filter({ hasText: 'Insurance' })).toContainText('Not on record');
    await input(page, 'notes').fill('Told by phone');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Note saved.')).toBeVisible();
    await page.reload();
    await expect(input(page, 'notes')).toHaveValue('Told by phone');
    await looksRight(page);
  },
);
