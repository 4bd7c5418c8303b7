import { expect, input, looksRight, test, topDialog } from '../browser.ts';
import { long } from '../form.ts';
import { pdfOf } from '../pdf-files.ts';
import { enterAs, freshMobile, newCitizen, newVehicle, theAdmin, unique } from '../people.ts';
import { weigh } from '../weight.ts';

const torn = { name: 'torn.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\ntorn') };

test('a PDF proposes the values of a licence, and one key fills what is empty', async ({ page }) => {
  const admin = await theAdmin();
  const citizen = await newCitizen(admin, `Ramkali ${unique()}`, { dob: '1999-03-10' });
  await enterAs(page, admin, `/citizens/${citizen}?tab=dl`);
  await page.getByRole('button', { name: 'Add Driving License' }).first().click();
  const form = topDialog(page);
  const file = form.getByLabel('Document', { exact: true });
  await input(form, 'application_no').fill('TYPED-1');
  await file.setInputFiles(
    pdfOf('licence.pdf', [
      ['Driving Licence', 'Transport Department of Chhattisgarh'],
      ['Licence No', 'CG0420180001234'],
      ['Application No', '99887766'],
      ['Date of Issue', '12/03/2018'],
      ['Validity (NT)', '11/03/2038'],
      ['Validity (TR)', '11/03/2028'],
    ]),
  );
  await expect(form.getByRole('button', { name: 'Use CG0420180001234' })).toBeVisible();
  await expect(form.getByText('page 1, line 2')).toBeVisible();
  await expect(input(form, 'dl_no'), 'nothing is filled by itself').toHaveValue('');
  await looksRight(page);
  await page.keyboard.press('Alt+KeyA');
  await expect(input(form, 'dl_no')).toHaveValue('CG0420180001234');
  await expect(input(form, 'expiry_date')).toHaveValue('11-03-2038');
  await expect(input(form, 'transport_expiry_date')).toHaveValue('11-03-2028');
  await expect(input(form, 'application_no'), 'what was typed stays').toHaveValue('TYPED-1');

  await file.setInputFiles(torn);
  await expect(form.getByText('The file could not be read. Enter the values below.')).toBeVisible();
});

test(
  'a PDF of another kind and of another vehicle asks, and one key changes the kind',
  long,
  async ({ page }) => {
    const admin = await theAdmin();
    const citizen = await newCitizen(admin, `Sonkuwar ${unique()}`);
    const { registration } = await newVehicle(admin, citizen);
    const slip = `CG0040012000${1000 + Math.floor(Math.random() * 9000)}`;
    await enterAs(page, admin, `/citizens/${citizen}`);
    await page.getByRole('button', { name: `${registration}, Add Insurance`, exact: true }).click();
    const form = topDialog(page);
    await form.getByRole('checkbox').first().check();
    await input(form, 'end_date').fill('01-02-2030');
    await form.getByLabel('Document', { exact: true }).setInputFiles(
      pdfOf('puc.pdf', [
        ['Pollution Under Control Certificate', 'Transport Department of Chhattisgarh, Raipur'],
        ['Certificate SL. No.', slip],
        ['Registration No.', 'CG04MB1234'],
        ['Date', '05/08/2026'],
        ['Valid upto', '04/08/2027'],
      ]),
    );
    await expect(
      form.getByText(`The file is for vehicle CG04MB1234, but this form is for ${registration}.`),
    ).toBeVisible();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(
      page.getByText('The file is for another vehicle. First choose which number to use.'),
    ).toBeVisible();
    await form.getByRole('button', { name: `Keep ${registration}` }).click();
    await expect(form.getByText('This looks like another document type: PUCC.')).toBeVisible();
    await looksRight(page);
    await page.keyboard.press('Alt+KeyK');
    await expect(form.getByRole('heading', { name: 'Add PUCC' })).toBeVisible();
    await expect(input(form, 'valid_until'), 'what was typed goes along').toHaveValue('01-02-2030');
    await page.keyboard.press('Alt+KeyA');
    await expect(input(form, 'pucc_number')).toHaveValue(slip);
    await expect(input(form, 'valid_until')).toHaveValue('01-02-2030');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('files on Quick Add stand beside the form, one after the other', async ({ page }) => {
  const admin = await theAdmin();
  const [mark, mobile] = [`CG04MB${1000 + Math.floor(Math.random() * 9000)}`, freshMobile()];
  const insurance = pdfOf('policy.pdf', [
    ['Bharat Suraksha General Insurance Co. Ltd.', 'Goods Carrying Vehicle, Package Policy'],
    ['Policy No.', `BSG-${mark}`],
    ['Insured Name', 'RAMESH KUMAR VERMA'],
    ['Mobile', mobile],
    ['Registration mark', mark],
    ['Own damage', '27/11/2026 to 26/11/2027 midnight'],
    ['Third party', '27/11/2026 to 26/11/2029 midnight'],
  ]);
  const pucc = pdfOf('puc.pdf', [
    ['Pollution Under Control Certificate', 'Transport Department of Chhattisgarh, Raipur'],
    ['Certificate SL. No.', `PU-${mark}`],
    ['Registration No.', mark],
    ['Date', '05/08/2026'],
    ['Valid upto', '04/08/2027'],
  ]);
  await enterAs(page, admin, '/dashboard');
  await expect(page.getByRole('button', { name: 'Quick Add' })).toBeVisible();
  const before = weigh(page);
  await page.keyboard.press('Alt+KeyN');
  await expect(topDialog(page)).toBeVisible();
  const form = topDialog(page);
  const files = form.getByLabel('Files', { exact: true }).first();
  expect(await before(), 'what reads files is not loaded before one is chosen').toBeLessThan(60_000);
  const engine = weigh(page, /assets\/pdf/);
  await files.setInputFiles([insurance, torn, pucc]);

  const panel = form.getByRole('region', { name: 'Files' });
  await expect(panel.getByRole('button', { name: 'Ready 2' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Unreadable 1' })).toBeVisible();
  await expect(panel.getByText('1 of 3')).toBeVisible();
  await expect(input(form, 'registration_no')).toHaveValue(mark);
  await expect(input(form, 'name')).toHaveValue('RAMESH KUMAR VERMA');
  await expect(input(form, 'mobile')).toHaveValue(mobile);
  await expect(input(form, 'until'), 'dates are proposed, not filled').toHaveValue('');
  await expect(panel.getByRole('img', { name: 'Picture of policy.pdf' })).toBeVisible();
  const weight = await engine();
  expect(weight, 'the PDF reader').toBeGreaterThan(100_000);
  expect(weight, 'the PDF reader').toBeLessThan(540_000);
  await looksRight(page);
  await page.keyboard.press('Alt+KeyA');
  await expect(input(form, 'until')).toHaveValue('26-11-2027');
  await expect(input(form, 'tp_end_date')).toHaveValue('26-11-2029');

  await panel.getByRole('button', { name: 'Next file' }).click();
  await expect(form.getByText('The file could not be read. Enter the values below.')).toBeVisible();
  await panel.getByRole('button', { name: 'Previous file' }).click();
  await expect(input(form, 'until'), 'going to another file loses nothing').toHaveValue('26-11-2027');
  await form.getByRole('button', { name: 'Save and next' }).click();
  await expect(page.getByText(`Saved for ${mark}.`)).toBeVisible();

  await expect(form.getByText(`${mark} belongs to RAMESH KUMAR VERMA.`)).toBeVisible();
  await page.keyboard.press('Alt+KeyA');
  await expect(input(form, 'until')).toHaveValue('04-08-2027');
  await form.getByRole('button', { name: 'Save and next' }).click();

  await expect(panel.getByText('torn.pdf')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    topDialog(page).getByText(/1 file is not saved yet and will be lost:\s+torn.pdf/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const found = await admin.call('GET', `/search/vehicle?vehicle_no=${mark}`);
  const [{ id }] = found.body.data;
  const list = async (kind: string) => (await admin.call('GET', `/vehicles/${id}/${kind}`)).body.data;
  expect(await list('insurances')).toMatchObject([
    {
      policy_number: `BSG-${mark}`,
      start_date: '2026-11-27',
      end_date: '2027-11-26',
      tp_end_date: '2029-11-26',
      file_type: 'application/pdf',
    },
  ]);
  expect(await list('puccs')).toMatchObject([{ valid_until: '2027-08-04', file_type: 'application/pdf' }]);
});
