import { catalogues } from '@rto-desk/contract/words/languages';
import { expect, input, looksRight, test, topDialog } from '../browser.ts';
import { completeUser, enterAs, newCitizen, newVehicle, theAdmin, theStaff, unique } from '../people.ts';

const en = catalogues.en.claims;
const hi = catalogues.hi.claims;

test('what is asked for in Hindi on a phone is approved at the desk, and its holder sees the vehicle', async ({
  page,
  browser,
}) => {
  const [admin, holder] = [await theAdmin(), await completeUser(`Phulbai ${unique()}`)];
  const name = `Budhram ${unique()}`;
  const citizen = await newCitizen(admin, name, { dob: '1961-05-04' });
  const { registration } = await newVehicle(admin, citizen);

  const phone = await browser.newContext({ locale: 'hi-IN', viewport: { width: 360, height: 780 } });
  const theirs = await phone.newPage();
  await enterAs(theirs, holder, '/dashboard');
  await theirs.getByRole('link', { name: catalogues.hi.dashboard.askForKept }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: hi.mine })).toBeVisible();
  await theirs.getByRole('button', { name: hi.ask, exact: true }).click();
  const asking = topDialog(theirs);
  await input(asking, 'registration_no').fill(registration.toLowerCase());
  await looksRight(theirs);
  await asking.getByRole('button', { name: hi.ask, exact: true }).click();
  await expect(theirs.getByRole('row').filter({ hasText: hi.states.open })).toContainText(/CG/);
  await looksRight(theirs);

  const clerk = await theStaff('manager');
  await enterAs(page, clerk, '/jobs/claims');
  const row = page.getByRole('row').filter({ hasText: holder.name });
  await expect(row).toContainText(name);
  await looksRight(page);
  await row.getByRole('button', { name: en.actOn(en.approve, registration, holder.name) }).click();
  const deciding = topDialog(page);
  const approve = deciding.getByRole('button', { name: en.approve, exact: true });
  await expect(approve).toBeDisabled();
  await deciding.getByLabel(en.seen).check();
  await looksRight(page);
  await approve.click();
  await expect(row).toHaveCount(0);
  await page.getByRole('tab', { name: en.officeStates.approved }).click();
  await expect(row).toContainText(name);

  await theirs.reload();
  await theirs.getByRole('link', { name: hi.open }).click();
  await expect(theirs.getByRole('heading', { level: 1, name })).toBeVisible();
  await theirs.goto(`/citizens/${citizen}?tab=vehicles`);
  await expect(theirs.getByText(registration.slice(-4)).first()).toBeVisible();
  await phone.close();
});
