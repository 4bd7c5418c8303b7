import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { choose, expect, input, looksRight, test, topDialog } from '../browser.ts';
import { isLong, long } from '../form.ts';
import { completeUser, enterAs, freshMobile, newCitizen, newVehicle, theAdmin, unique } from '../people.ts';

const inDays = (days: number) => addPeriod(today(), { days });
const MINUTE = 60_000;

test('a vehicle with its documents is transferred within a minute, and its former owner can no longer open them', async ({
  page,
  browser,
}) => {
  const [admin, seller] = [await theAdmin(), await completeUser()];
  const { id, registration } = await newVehicle(admin, seller.citizen_id ?? 0);
  const period = { valid_from: inDays(-30), valid_until: inDays(300) };
  await admin.call('POST', `/vehicles/${id}/insurances`, {
    insurance_type: 'Comprehensive',
    company_name: 'New India',
    policy_number: `P${unique()}`,
    start_date: inDays(-30),
    end_date: inDays(300),
  });
  await admin.call('POST', `/vehicles/${id}/permits`, {
    permit_number: `N${unique()}`,
    permit_type: 'National Permit',
    issue_date: inDays(-30),
    expiry_date: inDays(1700),
  });
  await admin.call('POST', `/vehicles/${id}/authorisations`, { authorisation_no: `A${unique()}`, ...period });
  const buyer = { name: `Gokul Prasad ${unique()}`, mobile: freshMobile() };

  await enterAs(page, admin, `/citizens/${seller.citizen_id}?tab=vehicles`);
  const row = page.getByRole('tabpanel').getByRole('row').filter({ hasText: registration });
  await expect(row).toBeVisible();
  const begun = Date.now();
  await choose(row, `Transfer ownership of ${registration}`);
  const form = topDialog(page);
  await input(form, 'name').fill(buyer.name);
  await input(form, 'mobile').fill(buyer.mobile);
  await form.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(page.getByText(`${registration} transferred to ${buyer.name}.`)).toBeVisible();
  if (isLong) expect(Date.now() - begun, 'milliseconds').toBeLessThan(MINUTE);
  await expect(row).toHaveCount(0);
  await expect(page.getByText(`Transferred out: ${registration} on`)).toBeVisible();
  await looksRight(page);

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await enterAs(theirs, seller, `/citizens/${seller.citizen_id}?tab=vehicles`);
  await expect(theirs.getByText(`Transferred out: ${registration} on`)).toBeVisible();
  await expect(theirs.getByText('No vehicles yet.')).toBeVisible();
  await other.close();

  const found = await admin.call('GET', `/search/vehicle?vehicle_no=${registration}`);
  const owner = found.body.data[0].citizen.id;
  await page.goto(`/citizens/${owner}?tab=vehicles`);
  await expect(page.getByRole('heading', { level: 1, name: buyer.name })).toBeVisible();
  await expect(row.getByRole('button', { name: `NP Auth. of ${registration}` })).toContainText('20');
  await choose(row, `Ownership history of ${registration}`);
  const owners = topDialog(page);
  await expect(owners.getByRole('link', { name: seller.name })).toBeVisible();
  await looksRight(page);
  await owners.getByRole('button', { name: 'Undo transfer' }).click();
  await topDialog(page).getByRole('button', { name: 'Undo transfer' }).click();
  await expect(page.getByText('Transfer undone.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a vehicle that has left is marked, and comes back', long, async ({ page }) => {
  const admin = await theAdmin();
  const owner = await newCitizen(admin, `Jagdish ${unique()}`);
  const { registration } = await newVehicle(admin, owner);
  await enterAs(page, admin, `/citizens/${owner}?tab=vehicles`);
  const row = page.getByRole('tabpanel').getByRole('row').filter({ hasText: registration });
  await choose(row, `Mark as moved out (NOC) of ${registration}`);
  const form = topDialog(page);
  await input(form, 'to_office').fill('Nagpur');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Moved to Nagpur on')).toBeVisible();
  await looksRight(page);
  await choose(row, `Cancel NOC of ${registration}`);
  await expect(row.getByText('Moved to Nagpur on')).toHaveCount(0);
});
