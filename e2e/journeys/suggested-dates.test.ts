import { expect, input, looksRight, test, topDialog } from '../browser.ts';
import { long } from '../form.ts';
import { enterAs, newCitizen, theAdmin, unique } from '../people.ts';

test(
  'a rule suggests the end of a licence beside the automatic one, and one key takes it',
  long,
  async ({ page }) => {
    const admin = await theAdmin();
    const citizen = await newCitizen(admin, `Ramkali ${unique()}`, { dob: '1999-03-10' });
    await enterAs(page, admin, `/citizens/${citizen}?tab=dl`);
    await page.getByRole('button', { name: 'Add Driving License' }).first().click();
    const form = topDialog(page);
    await input(form, 'dl_no').fill(`CG04 ${unique()}`);
    await form.getByLabel('LMV').check();
    await input(form, 'issue_date').fill('10-03-2026');
    await expect(input(form, 'expiry_date'), 'the automatic date stays').toHaveValue('10-03-2046');
    await expect(form.getByText('At age 27: until age 40')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Use 09-03-2039' })).toBeVisible();
    await looksRight(page);
    await page.keyboard.press('Alt+KeyR');
    await expect(input(form, 'expiry_date')).toHaveValue('09-03-2039');
    await expect(form.getByRole('button', { name: 'Use 09-03-2039' })).toHaveCount(0);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('09-03-2039').first()).toBeVisible();
  },
);
