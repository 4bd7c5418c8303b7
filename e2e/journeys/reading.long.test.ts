import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { officeDate } from '@rto-desk/contract/expiry';
import { kinds } from '@rto-desk/contract/kinds/index';
import { samples } from '@rto-desk/contract/reading/samples';
import { wordsFor } from '@rto-desk/contract/words/languages';
import { expect, input, looksRight, speak, test, topDialog } from '../browser.ts';
import { bombPdf, lockedPdf, longPdf, type PdfFile, pdfOf } from '../pdf-files.ts';
import { enterAs, freshMobile, newCitizen, newJob, newVehicle, theAdmin, unique } from '../people.ts';
import { photograph, qrPhotograph, scan } from '../uploads.ts';
import { weigh } from '../weight.ts';

const words = wordsFor('en');
const { reading } = words;

const aMark = () => `CG04MB${1000 + Math.floor(Math.random() * 9000)}`;

/** A document that is longer than a scan, as real ones are. */
function sampleOf(slug: keyof typeof samples, mark: string, number: string): PdfFile {
  const { title, lines } = samples[slug];
  const isMark = (text: string) => text.replace(/[- ]/g, '') === 'CG04MB1234';
  const rows = lines.map(
    ([label, text], at) =>
      [label, isMark(text) ? mark : at === 0 && /no\b/i.test(label) ? number : text] as const,
  );
  return pdfOf(`${slug}.pdf`, [
    [title, ''],
    ...rows,
    ['Issued under the Central Motor Vehicles Rules.', 'Transport Department of Chhattisgarh, Raipur'],
    ['This document was made by a computer.', 'It is valid without a signature.'],
  ]);
}

async function openQuickAdd(page: Page) {
  await enterAs(page, await theAdmin(), '/dashboard');
  await expect(page.getByRole('button', { name: 'Quick Add' })).toBeVisible();
  await page.keyboard.press('Alt+KeyN');
  const form = topDialog(page);
  await expect(form).toBeVisible();
  return { form, files: form.getByLabel('Files', { exact: true }).first() };
}

for (const kind of kinds) {
  test(`Quick Add reads a PDF: ${kind.type}`, async ({ page }) => {
    const { form, files } = await openQuickAdd(page);
    const mark = aMark();
    const end = samples[kind.slug].values[kind.until] ?? '';
    await files.setInputFiles(
      sampleOf(kind.slug, mark, `CG042018${unique().replace('K', '')}9`.slice(0, 15)),
    );
    await expect(form.locator('[name=document_type]')).toHaveValue(kind.type);
    await input(form, 'mobile').fill(freshMobile());
    if (kind.owner === 'vehicle') {
      await expect(input(form, 'registration_no')).toHaveValue(mark);
      await page.keyboard.press('Alt+KeyA');
      await expect(input(form, 'until')).toHaveValue(officeDate(end));
      await form.getByRole('button', { name: 'Save and next' }).click();
      await expect(page.getByText(`Saved for ${mark}.`)).toBeVisible();
    } else {
      await form.getByRole('button', { name: 'Save and next' }).click();
      await input(form, 'name').fill(`Ramesh ${unique()}`);
      await form.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(input(form, kind.until)).toBeVisible();
      await input(form, kind.from).fill('');
      await expect(form.getByRole('button', { name: reading.use(officeDate(end)) })).toBeVisible();
      await page.keyboard.press('Alt+KeyA');
      await expect(input(form, kind.until)).toHaveValue(officeDate(end));
      await form.getByRole('checkbox').first().check();
      await form.getByRole('button', { name: 'Save and next' }).click();
    }
    await expect(page.getByText(reading.queue.done(1))).toBeVisible();
  });
}

test('what cannot be read says so in a sentence and leaves the form empty', async ({ page }, info) => {
  const { form, files } = await openQuickAdd(page);
  for (const [file, sentence] of [
    [scan, reading.failed.scan],
    [lockedPdf('locked.pdf'), reading.failed.password],
    [{ ...scan, name: 'torn.pdf', buffer: Buffer.from('%PDF-1.4\ntorn') }, reading.failed.damaged],
    [longPdf('long.pdf', 31), reading.failed.pages],
    [photograph, reading.failed.picture],
  ] as const) {
    await files.setInputFiles(file);
    await expect(form.getByText(sentence), file.name).toBeVisible();
    await expect(input(form, 'registration_no')).toHaveValue('');
    await looksRight(page);
    await form.getByRole('button', { name: 'Remove this file' }).click();
    await expect(form.getByText(sentence)).toHaveCount(0);
  }
  // By its path: as content it is sent to the page letter by letter, which takes longer than a step may.
  const large = info.outputPath('large.pdf');
  await writeFile(large, Buffer.alloc(10 * 1024 * 1024 + 1, '%'));
  await files.setInputFiles(large);
  await expect(form.getByText(`large.pdf: ${words.validation.fileTooLarge}`)).toBeVisible();
  await files.setInputFiles(longPdf('thirty.pdf', 30));
  await expect(form.getByText(reading.nothing), 'thirty pages are read').toBeVisible();
});

test('a file that unpacks without end is given up after 15 seconds, and the page stays usable', async ({
  page,
}) => {
  const { form, files } = await openQuickAdd(page);
  await files.setInputFiles(bombPdf('bomb.pdf'));
  await expect(form.getByText(reading.reading)).toBeVisible();
  const begun = Date.now();
  await input(form, 'registration_no').fill('CG04AB1234');
  expect(Date.now() - begun, 'typing meanwhile').toBeLessThan(2_000);
  await expect(form.getByText(reading.failed.time)).toBeVisible({ timeout: 20_000 });
});

test('a browser without workers says that it is too old', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const { form, files } = await openQuickAdd(page);
  await files.setInputFiles(sampleOf('puccs', aMark(), 'PU-1'));
  await expect(form.getByText(reading.failed.browser)).toBeVisible();
});

for (const turned of [0, 11]) {
  test(`the QR code in a photograph is read, turned by ${turned} degrees`, async ({ page }) => {
    const { form, files } = await openQuickAdd(page);
    const mark = aMark();
    const reader = weigh(page, /decode/);
    await files.setInputFiles(qrPhotograph(`https://insurer.example/p?policy=BSG-1&reg=${mark}`, turned));
    await expect(input(form, 'registration_no')).toHaveValue(mark);
    await expect(form.getByText(reading.taken(reading.code))).toBeVisible();
    const weight = await reader();
    expect(weight).toBeGreaterThan(5_000);
    expect(weight).toBeLessThan(60_000);
  });
}

test('the browser’s own detector of QR codes is used where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    class BarcodeDetector {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => [{ rawValue: 'DL: CG04 20180001234' }];
    }
    Object.assign(window, { BarcodeDetector });
  });
  const { form, files } = await openQuickAdd(page);
  const reader = weigh(page, /decode/);
  await files.setInputFiles(photograph);
  await expect(form.locator('[name=document_type]')).toHaveValue('Driving License');
  expect(await reader()).toBe(0);
});

test('fifty files are a queue, and more are left out', async ({ page }) => {
  const { form, files } = await openQuickAdd(page);
  const mark = aMark();
  await files.setInputFiles(
    Array.from({ length: 51 }, (_, at) => ({
      ...sampleOf('puccs', mark, `PU-${at}`),
      name: `file-${at}.pdf`,
    })),
  );
  await expect(form.getByText(reading.queue.tooMany)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Ready 50' })).toBeVisible({ timeout: 120_000 });
  await page.keyboard.press('Escape');
  await expect(
    topDialog(page).getByText(/^50 files are not saved yet[\s\S]*file-4\.pdf\s+and 45 more$/),
  ).toBeVisible();
});

test('a new vehicle with insurance and PUCC from two PDFs takes seconds', async ({ page }) => {
  const { form, files } = await openQuickAdd(page);
  const mark = aMark();
  const begun = Date.now();
  await files.setInputFiles([
    sampleOf('insurances', mark, `BSG-${mark}`),
    sampleOf('puccs', mark, `PU-${mark}`),
  ]);
  await expect(input(form, 'registration_no')).toHaveValue(mark);
  await input(form, 'mobile').fill(freshMobile());
  for (const end of ['26-11-2027', '04-08-2027']) {
    await expect(form.getByRole('button', { name: reading.use(end) })).toBeVisible();
    await page.keyboard.press('Alt+KeyA');
    await expect(input(form, 'until')).toHaveValue(end);
    await page.keyboard.press('Control+Enter');
  }
  await expect(form.getByRole('region', { name: 'Files' }), 'both are saved').toHaveCount(0);
  // The goal is 10 s on a quiet machine; build machines are slower.
  expect(Date.now() - begun).toBeLessThan(20_000);
});

test('a required document of a job says for which vehicle and of which kind its file is', async ({
  page,
}) => {
  const admin = await theAdmin();
  const citizen = await newCitizen(admin, `Budhram ${unique()}`);
  const { id, registration } = await newVehicle(admin, citizen);
  const job = await newJob(admin, { citizen_id: citizen, vehicle_id: id });
  await enterAs(page, admin, `/jobs/${job.id}`);
  await page.getByRole('button', { name: 'Add document' }).click();
  const form = topDialog(page);
  await form.getByLabel('Document', { exact: true }).setInputFiles(sampleOf('puccs', aMark(), 'PU-1'));
  await form.getByRole('button', { name: `Keep ${registration}` }).click();
  await form.getByRole('button', { name: 'Use PUCC' }).click();
  await expect(input(form, 'name')).toHaveValue('PUCC');
  await looksRight(page);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Document saved.')).toBeVisible();
});

test('the queue speaks Hindi', async ({ page }) => {
  const { files } = await openQuickAdd(page);
  await page.keyboard.press('Escape');
  await speak(page, 'hi');
  await page.keyboard.press('Alt+KeyN');
  await expect(topDialog(page)).toBeVisible();
  await topDialog(page)
    .getByLabel('फ़ाइलें', { exact: true })
    .first()
    .setInputFiles([sampleOf('insurances', aMark(), 'P-1'), sampleOf('puccs', aMark(), 'PU-1')]);
  await expect(topDialog(page).getByRole('button', { name: 'तैयार 2' })).toBeVisible();
  await looksRight(page);
  await expect(files).toHaveCount(0);
});
