import { expect, input, looksRight, test, topDialog } from '../browser.ts';
import { enterAs, newCitizen, theAdmin, unique } from '../people.ts';

test('a PDF proposes the values of a licence, and one key fills what is empty', async ({ page }) => {
  const admin = await theAdmin();
  const citizen = await newCitizen(admin, `Ramkali ${unique()}`, { dob: '1999-03-10' });
  await enterAs(page, admin, `/citizens/${citizen}?tab=dl`);
  await page.getByRole('button', { name: 'Add Driving License' }).first().click();
  const form = topDialog(page);
  await input(form, 'application_no').fill('TYPED-1');
  await form.getByLabel('Document', { exact: true }).setInputFiles({
    name: 'licence.pdf',
    mimeType: 'application/pdf',
    buffer: pdfOf([
      ['Driving Licence', 'Transport Department of Chhattisgarh'],
      ['Licence No', 'CG0420180001234'],
      ['Application No', '99887766'],
      ['Date of Issue', '12/03/2018'],
      ['Validity (NT)', '11/03/2038'],
      ['Validity (TR)', '11/03/2028'],
    ]),
  });
  const proposals = form.getByRole('region', { name: 'Found in the file' });
  await expect(proposals.getByRole('button', { name: 'Use CG0420180001234' })).toBeVisible();
  await expect(proposals.getByText('page 1, line 2')).toBeVisible();
  await expect(input(form, 'dl_no'), 'nothing is filled by itself').toHaveValue('');
  await looksRight(page);
  await page.keyboard.press('Alt+KeyA');
  await expect(input(form, 'dl_no')).toHaveValue('CG0420180001234');
  await expect(input(form, 'expiry_date')).toHaveValue('11-03-2038');
  await expect(input(form, 'transport_expiry_date')).toHaveValue('11-03-2028');
  await expect(input(form, 'application_no'), 'what was typed stays').toHaveValue('TYPED-1');

  await form.getByLabel('Document', { exact: true }).setInputFiles({
    name: 'torn.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\ntorn'),
  });
  await expect(form.getByText('The file could not be read. Enter the values below.')).toBeVisible();
});

/** A PDF with a row of text for each pair, the second part drawn apart from the first. */
function pdfOf(rows: readonly (readonly [string, string])[]): Buffer {
  const at = (x: number, y: number, text: string) =>
    `BT /F1 11 Tf ${x} ${y} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`;
  const content = rows
    .map(([label, text], row) => `${at(50, 780 - 20 * row, label)}\n${at(300, 778 - 20 * row, text)}`)
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const starts: number[] = [];
  let pdf = '%PDF-1.4\n';
  for (const [index, object] of objects.entries()) {
    starts.push(pdf.length);
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = starts.map(start => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${pdf}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF`,
  );
}
