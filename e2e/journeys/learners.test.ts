import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { wordsFor } from '@rto-desk/contract/words/languages';
import { expect, input, looksRight, test, toast, topDialog } from '../browser.ts';
import { long } from '../form.ts';
import { completeUser, enterAs, newCitizen, type Person, theAdmin, unique } from '../people.ts';

/** A person with a learner licence that ends in a few days. */
async function newLearner(by: Person): Promise<{ name: string; citizen: number }> {
  const name = `Ramkali ${unique()}`;
  const citizen = await newCitizen(by, name);
  const days = (days: number) => addPeriod(today(), { days });
  await by.call('POST', `/citizens/${citizen}/ll`, {
    ...{ ll_no: `LL${unique()}`, issue_date: days(-175), expiry_date: days(5) },
    ...{ vehicle_class: 'LMV', office: 'CG-04: Raipur' },
  });
  return { name, citizen };
}

test('a learner who fails the test comes again, and one who passes gets the licence', async ({ page }) => {
  const admin = await theAdmin();
  const [failing, passing] = [await newLearner(admin), await newLearner(admin)];
  await enterAs(page, admin, '/jobs/learners?tab=ending&per_page=100');
  await page.getByRole('button', { name: `Actions of ${failing.name}` }).click();
  await page.getByRole('menuitem', { name: `Test of ${failing.name}` }).click();
  await input(topDialog(page), 'test_on').fill(today().split('-').reverse().join('-'));
  await input(topDialog(page), 'test_result').selectOption({ label: 'Failed' });
  await looksRight(page);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Test saved.')).toBeVisible();
  await expect(page.getByRole('link', { name: failing.name })).toHaveCount(0);

  await page.getByRole('button', { name: `Start DL of ${passing.name}` }).click();
  await expect(topDialog(page).getByRole('checkbox', { name: /LMV|Light/ })).toBeChecked();
  await expect(input(topDialog(page), 'office')).toHaveValue('CG-04: Raipur');
  await input(topDialog(page), 'dl_no').fill(`DL${unique()}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: passing.name })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Failed' }).click();
  await expect(page.getByRole('link', { name: failing.name })).toBeVisible();
});

test.describe('what a holder has declared', () => {
  test.use({ refusals: [409] });
  test('becomes an office record once staff have seen proof of identity', long, async ({ page }) => {
    const user = await completeUser(`Sukhram ${unique()}`);
    const dl_no = `DL${unique()}`;
    // The list begins with what ended first.
    const licence = { dl_no, expiry_date: '1990-01-05' };
    await user.call('POST', `/citizens/${user.citizen_id}/dl`, licence);
    await enterAs(page, await theAdmin(), '/jobs/self-declared');
    const row = page.getByRole('row').filter({ hasText: dl_no });
    await row.getByRole('button', { name: /^Confirm of / }).click();
    await looksRight(page);
    await topDialog(page)
      .getByRole('button', { name: wordsFor('en').citizens.proofSeen })
      .click();
    await expect(toast(page, 'Confirmed as office record.')).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});
