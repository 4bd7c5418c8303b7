import { choose, expect, looksRight, test } from '../browser.ts';
import { long } from '../form.ts';
import { enterAs, newCitizen, newVehicle, theAdmin, unique } from '../people.ts';

/** A citizen with two vehicles, one of which has every kind of document. */
async function withEverything() {
  const admin = await theAdmin();
  const name = `Kumari Bai ${unique()}`;
  const citizen = await newCitizen(admin, name, { dob: '1990-01-05', address: 'Ward 4, Tilda' });
  await admin.call('POST', `/citizens/${citizen}/dl`, {
    dl_no: `CG04${unique()}`,
    expiry_date: '2031-01-04',
  });
  await admin.call('POST', `/citizens/${citizen}/ll`, { ll_no: `LL${unique()}`, expiry_date: '2024-01-04' });
  const [first, second] = [await newVehicle(admin, citizen), await newVehicle(admin, citizen)];
  const add = (slug: string, values: object) => admin.call('POST', `/vehicles/${first.id}/${slug}`, values);
  const period = { valid_from: '2026-01-01', valid_until: '2031-12-31' };
  await add('puccs', { pucc_number: `OLD${unique()}`, valid_from: '2024-01-01', valid_until: '2024-06-30' });
  await add('puccs', { pucc_number: `NEW${unique()}`, ...period });
  await add('taxes', { tax_mode: 'Yearly', tax_from: '2026-04-01', tax_upto: '2027-03-31' });
  await add('permits', {
    permit_number: `P${unique()}`,
    issue_date: '2026-01-01',
    expiry_date: '2031-01-01',
  });
  return { admin, name, citizen, first, second };
}

test('the sheet of a citizen fits one page of A4 and says what it is not', async ({ page, isMobile }) => {
  const { admin, name, citizen, first } = await withEverything();
  await enterAs(page, admin, `/citizens/${citizen}`);
  await page.getByRole('link', { name: 'Print Sheet' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const table = page.getByRole('table', { name: `Documents of ${first.registration}` });
  await expect(table.getByText(/^NEW/)).toBeVisible();
  await expect(table.getByText(/^OLD/), 'a superseded one').toHaveCount(0);
  await expect(page.getByText('not a legal document')).toBeVisible();
  await looksRight(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  // Dark grounds are not printed: what is written must not be light.
  const [red] = await page
    .getByText('not a legal document')
    .evaluate(element => (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number));
  expect(red).toBeLessThan(100);
  // Browsers that are no printers (a phone's) make no PDF here.
  if (!isMobile) expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
});

test('the sheet of one vehicle leaves out the others', long, async ({ page }) => {
  const { admin, citizen, first, second } = await withEverything();
  await enterAs(page, admin, `/citizens/${citizen}?tab=all`);
  await choose(page, `Print Sheet of ${first.registration}`);
  await expect(page).toHaveURL(/\/sheet\?vehicle=\d+$/);
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(first.registration);
  await page.getByLabel('Vehicle', { exact: true }).selectOption('');
  await expect(page.getByRole('table')).toHaveCount(2);
  await page.getByLabel('Vehicle', { exact: true }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/vehicle=\d+/);
  await expect(page.getByRole('table', { name: /Kumari Bai/ })).toHaveCount(0);
  const shown = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(shown).toHaveCount(1);
  expect([first.registration, second.registration]).toContain(await shown.innerText());
  await looksRight(page);
});

/** How many pages a PDF has, each of which is an object of its own. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
