import { officeDate, today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { wordsFor } from '@rto-desk/contract/words/languages';
import { expect, test } from '../browser.ts';
import { long } from '../form.ts';
import { pagesOf } from '../pdf.ts';
import { enterAs, newCitizen, newJob, newVehicle, theAdmin, unique } from '../people.ts';
import { waitUntilSettled } from '../rest.ts';

const words = wordsFor('en');
const inDays = (days: number) => addPeriod(today(), { days });

// Browsers that are no printers (a phone's) make no PDF.
test.use({ hasTouch: false, isMobile: false, viewport: { width: 1280, height: 800 } });

/** An owner of so many vehicles, each with the documents that most have; the plates, and the numbers of the documents. */
async function owner(vehicles: number) {
  const admin = await theAdmin();
  const name = `Budhiyarin Transport ${unique()}`;
  const citizen = await newCitizen(admin, name);
  const plates: string[] = [];
  for (let made = 0; made < vehicles; made += 1) {
    const { id, registration } = await newVehicle(admin, citizen);
    plates.push(registration);
    const add = (slug: string, values: object) => admin.call('POST', `/vehicles/${id}/${slug}`, values);
    const until = inDays(made - 20);
    const period = { issue_date: inDays(-400), expiry_date: until };
    await add('puccs', { pucc_number: `U${unique()}`, valid_from: inDays(-200), valid_until: until });
    await add('taxes', { tax_mode: 'Yearly', tax_from: inDays(-400), tax_upto: until });
    await add('fitnesses', { certificate_number: `F${unique()}`, ...period });
    await add('permits', { permit_number: `M${unique()}`, ...period });
    await add('speed-governors', { certificate_number: `S${unique()}`, ...period });
    await add('vltds', { certificate_number: `V${unique()}`, ...period });
    await add('insurances', {
      insurance_type: 'Third Party',
      company_name: 'New India',
      policy_number: `P${unique()}`,
      start_date: inDays(-400),
      end_date: until,
    });
  }
  return { admin, name, citizen, plates };
}

/** Numbers and names without their spaces: on paper their parts may be apart. */
const squeezed = (text: string) => text.replace(/\s/g, '');

test(
  'what is printed has every row and column, the head of the table on each page, and no buttons',
  long,
  async ({ page }) => {
    const { admin, citizen, plates, name } = await owner(24);
    await enterAs(page, admin, `/citizens/${citizen}/fleet`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await waitUntilSettled(page);
    const heads = await page.getByRole('columnheader').allInnerTexts();
    expect(heads.length).toBeGreaterThanOrEqual(7);
    const fleet = await pagesOf(await page.pdf({ preferCSSPageSize: true }));
    const all = squeezed(fleet.join(' '));
    expect(plates.filter(plate => !all.includes(plate))).toEqual([]);
    for (const sheet of fleet) {
      expect(heads.filter(head => !squeezed(sheet).includes(squeezed(head)))).toEqual([]);
      expect(sheet).toContain(officeDate(today()).slice(0, 2));
    }
    expect(fleet.join(' ')).not.toContain(words.fleet.csv);
    // As many dates as documents.
    expect(all.split(/\d\d-\d\d-\d{4}/).length - 1).toBeGreaterThanOrEqual(plates.length * 6);

    await page.goto(`/citizens/${citizen}/expired`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await waitUntilSettled(page);
    const expired = squeezed((await pagesOf(await page.pdf({ preferCSSPageSize: true }))).join(' '));
    const rows = await page.getByRole('row').count();
    expect(expired.split(/\d\d-\d\d-\d{4}/).length - 1).toBeGreaterThanOrEqual(rows - 1);
    for (const label of [words.expiries.type, words.expiries.identifier, words.expiries.details]) {
      expect(expired).toContain(squeezed(label));
    }

    await page.goto(`/reports/expiries?owner_name=${encodeURIComponent(name)}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await waitUntilSettled(page);
    const shown = await page.getByRole('row').count();
    const report = await pagesOf(await page.pdf({ preferCSSPageSize: true }));
    const text = squeezed(report.join(' '));
    expect(text.split(squeezed(name)).length - 1).toBe(shown - 1);
    for (const label of [words.expiries.ownerName, words.expiries.vehicleNo, words.expiries.expiryDate]) {
      expect(text).toContain(squeezed(label));
    }
    for (const button of [
      words.expiries.exportCsv,
      words.expiries.notifyAll,
      words.general.reset,
      words.general.actions,
    ]) {
      expect(text).not.toContain(squeezed(button));
    }
    // A sheet across is wider than a small desk, whose rail is not printed.
    await page.emulateMedia({ media: 'print' });
    const { x } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? { x: -1 };
    expect(x).toBe(0);
  },
);

test('the fees are printed whole where they are folded on the screen', async ({ page }) => {
  const admin = await theAdmin();
  const { total } = (await admin.call('GET', '/admin/fee-rules')).body.meta;
  await page.setViewportSize({ width: 360, height: 800 });
  await enterAs(page, admin, '/admin/fees');
  await expect(page.getByText(/^Renewal of registration \(\d+\)$/)).toBeVisible();
  const printed = (await pagesOf(await page.pdf())).join(' ');
  expect(total).toBeGreaterThan(50);
  // A fee of several services may be told with each.
  expect(printed.match(/\(Confidence: /g)?.length).toBeGreaterThanOrEqual(total);
});

test('a slip and a sheet are printed whole', long, async ({ page }) => {
  const { admin, citizen, plates, name } = await owner(1);
  const { id, reference } = await newJob(admin);
  await enterAs(page, admin, `/citizens/${citizen}/sheet`);
  await expect(page.getByRole('table')).toBeVisible();
  const sheet = squeezed((await pagesOf(await page.pdf({ preferCSSPageSize: true }))).join(' '));
  for (const text of [name, ...plates]) expect(sheet).toContain(squeezed(text));
  expect(sheet).not.toContain(squeezed(words.citizens.backToList));
  await page.goto(`/jobs/${id}?slip=due`);
  await expect(page.getByText(reference)).toBeVisible();
  const slip = squeezed((await pagesOf(await page.pdf({ preferCSSPageSize: true }))).join(' '));
  expect(slip).toContain(reference);
});
