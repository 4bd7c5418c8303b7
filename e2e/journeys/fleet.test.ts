import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { fleet as words } from '@rto-desk/contract/words/en/fleet';
import { expect, looksRight, test, topDialog } from '../browser.ts';
import { enterAs, newCitizen, newVehicle, theAdmin, unique } from '../people.ts';

const inDays = (days: number) => addPeriod(today(), { days });

test('a fleet’s vehicles are shown in a grid, printed in landscape, renewed and notified', async ({
  page,
}) => {
  const admin = await theAdmin();
  const name = `Mahamaya Transport ${unique()}`;
  const owner = await newCitizen(admin, name);
  const plates: string[] = [];
  for (const days of [40, -5, 12, 90, 200, 300]) {
    const { id, registration } = await newVehicle(admin, owner);
    plates.push(registration);
    await admin.call('POST', `/vehicles/${id}/puccs`, {
      ...{ pucc_number: `PUC${unique()}`, valid_from: inDays(days - 180), valid_until: inDays(days) },
    });
    await admin.call('POST', `/vehicles/${id}/fitnesses`, {
      certificate_number: `F${unique()}`,
      issue_date: inDays(-30),
      expiry_date: inDays(400),
    });
  }
  await enterAs(page, admin, `/citizens/${owner}?tab=vehicles`);
  await page.getByRole('link', { name: 'Fleet view' }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.title(name) })).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  // The one that has expired, and then the one that ends next.
  await expect(rows.nth(1)).toContainText(words.states.expired);
  await expect(rows.nth(2)).toContainText(words.states.soon);
  await looksRight(page);
  const paper = await page.pdf({ preferCSSPageSize: true });
  const [, width = 0, height = 0] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper.toString('latin1')) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));

  for (const row of [1, 2]) await rows.nth(row).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: words.tell, exact: true }).click();
  await expect(topDialog(page).getByRole('button', { name: /^Queue/ })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const row of [1, 2]) await rows.nth(row).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: words.renew, exact: true }).click();
  await expect(topDialog(page)).toContainText(words.ofMany(1, 2));
  await looksRight(page);
  await page.keyboard.press('Escape');
  await expect(topDialog(page)).toContainText(words.ofMany(2, 2));
  await page.keyboard.press('Escape');
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.csv, exact: true }).click(),
  ]);
  expect(csv.suggestedFilename()).toBe(`vehicles-${owner}.csv`);
  await page.setViewportSize({ width: 360, height: 780 });
  await looksRight(page);
});
