import { catalogues } from '@rto-desk/contract/words/languages';
import { expect, input, looksRight, test, topDialog } from '../browser.ts';
import { enterAs, freshMobile, newCitizen, newVehicle, theStaff, unique } from '../people.ts';

const words = catalogues.en;
const en = words.duplicates;
const hi = catalogues.hi.duplicates;

test('a duplicate is noticed while typing, merged and restored', async ({ page, browser }) => {
  const clerk = await theStaff('manager');
  const [mobile, name] = [freshMobile(), `Phulbasan ${unique()}`];
  const kept = await newCitizen(clerk, name, { mobile, address: 'Ghar 12' });
  const { registration } = await newVehicle(clerk, kept);

  await enterAs(page, clerk, '/citizens');
  await page.getByRole('button', { name: words.citizens.newProfile }).first().click();
  const form = topDialog(page);
  await form.getByLabel(words.citizens.forAnother).check();
  await input(form, 'name').fill(`Smt. ${name} Bai`);
  await input(form, 'mobile').fill(mobile);
  await expect(form.getByText(words.merges.perhaps)).toBeVisible();
  await expect(form.getByRole('link', { name: new RegExp(name) })).toBeVisible();
  await looksRight(page);
  await form.getByRole('button', { name: words.general.save }).click();
  await expect(form).toBeHidden();

  await page.goto('/citizens/duplicates');
  const pair = page.getByRole('row').filter({ hasText: mobile });
  await expect(pair).toContainText(en.reasons.mobile);
  await looksRight(page);
  await pair.getByRole('button', { name: new RegExp(`^${en.compare}`) }).click();
  const merging = topDialog(page);
  await merging.getByRole('radio', { name: `Smt. ${name} Bai`, exact: true }).check();
  await looksRight(page);
  await merging.getByRole('button', { name: en.merge, exact: true }).click();
  await expect(pair).toHaveCount(0);

  const phone = await browser.newContext({ locale: 'hi-IN', viewport: { width: 360, height: 780 } });
  const theirs = await phone.newPage();
  await enterAs(theirs, clerk, '/citizens/duplicates?tab=merged');
  const row = theirs.getByRole('row').filter({ hasText: `Smt. ${name} Bai` });
  await expect(row).toBeVisible();
  await looksRight(theirs);
  await row.getByRole('button', { name: new RegExp(`^${hi.undo}`) }).click();
  await topDialog(theirs).getByRole('button', { name: hi.undo, exact: true }).click();
  await expect(row).toContainText(hi.undone);
  await theirs.goto(`/citizens/${kept}?tab=vehicles`);
  await expect(theirs.getByText(registration.slice(-4)).first()).toBeVisible();
  await theirs.goto('/citizens/duplicates');
  const again = theirs.getByRole('row').filter({ hasText: mobile });
  await expect(again).toBeVisible();
  await looksRight(theirs);
  await again.getByRole('button', { name: new RegExp(`^${hi.notSame}`) }).click();
  await expect(again).toHaveCount(0);
  await phone.close();
});
