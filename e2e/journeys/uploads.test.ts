import type { Page } from '@playwright/test';
import { choose, expect, input, looksRight, test, toast } from '../browser.ts';
import { long } from '../form.ts';
import { completeUser, enterAs, newCitizen, newVehicle, theAdmin, unique } from '../people.ts';
import { waitUntilSettled } from '../rest.ts';
import { cameraPhoto, disguised, photograph, scan, snapshot } from '../uploads.ts';

/** The dialog with the insurances of a new vehicle that has one without a file. */
async function insurances(page: Page) {
  const admin = await theAdmin();
  const citizen = await newCitizen(admin, `Parvati ${unique()}`);
  const { id, registration } = await newVehicle(admin, citizen);
  const policy = `POL${unique()}`;
  await admin.call('POST', `/vehicles/${id}/insurances`, {
    insurance_type: 'Third Party',
    company_name: 'National',
    policy_number: policy,
    start_date: '2026-01-01',
    end_date: '2026-12-31',
  });
  await enterAs(page, admin, `/citizens/${citizen}?tab=vehicles`);
  await page.getByRole('button', { name: `Insurance of ${registration}` }).click();
  return { policy, list: page.getByRole('dialog', { name: /^Insurance of/ }) };
}

const chooseFile = (page: Page) => page.getByRole('dialog').last().locator('input[type=file]').first();

test('a file is added, replaced and removed without touching the other fields', async ({ page }) => {
  const { policy, list } = await insurances(page);
  const form = page.getByRole('dialog', { name: 'Edit Insurance' });
  const edit = () => choose(list, `Edit Insurance ${policy}`);
  const view = list.getByRole('button', { name: `View file of Insurance ${policy}` });
  const save = form.getByRole('button', { name: 'Save' });
  await expect(list.getByText('N/A')).toBeVisible();

  await edit();
  await chooseFile(page).setInputFiles(photograph);
  await expect(form.getByText('बीमा.png')).toBeVisible();
  await looksRight(page);
  await save.click();
  await expect(toast(page, 'Insurance record updated.')).toBeVisible();
  await view.click();
  const preview = page.getByRole('dialog', { name: `File of Insurance ${policy}` });
  const picture = preview.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  await page.keyboard.press('Escape');

  await edit();
  await expect(form.getByText('The current file is kept unless you choose another.')).toBeVisible();
  await chooseFile(page).setInputFiles(snapshot);
  await save.click();
  await expect(form).toBeHidden();
  // Until the list has come again its link is that of the document before.
  await waitUntilSettled(page);
  await view.click();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await page.keyboard.press('Escape');

  await edit();
  await form.getByRole('button', { name: 'Remove file' }).click();
  await expect(form.getByText('The current file will be removed when you save.')).toBeVisible();
  await looksRight(page);
  await save.click();
  await expect(form).toBeHidden();
  await expect(list.getByText('N/A')).toBeVisible();
  await expect(view).toBeHidden();
});

test(
  'a PDF previews in place, opens, and downloads under the name of its record',
  long,
  async ({ page, context }) => {
    const { policy, list } = await insurances(page);
    await choose(list, `Edit Insurance ${policy}`);
    const form = page.getByRole('dialog', { name: 'Edit Insurance' });
    await chooseFile(page).setInputFiles(scan);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await list.getByRole('button', { name: `View file of Insurance ${policy}` }).click();
    const preview = page.getByRole('dialog', { name: `File of Insurance ${policy}` });
    await expect(preview.locator('iframe, [role=alert]')).toBeVisible();
    const download = page.waitForEvent('download');
    await preview.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe(`Insurance ${policy}.pdf`);
    const link = await preview.getByRole('link', { name: 'Open' }).getAttribute('href');
    const opened = await context.request.get(link ?? '');
    expect(opened.headers()['content-type']).toBe('application/pdf');
    expect(opened.headers()['content-disposition']).toMatch(/^inline/);
    expect(Buffer.compare(await opened.body(), scan.buffer)).toBe(0);
  },
);

test('a photograph chosen by mistake is taken off again before it is sent', long, async ({ page }) => {
  const { list, policy } = await insurances(page);
  await choose(list, `Edit Insurance ${policy}`);
  const form = page.getByRole('dialog', { name: 'Edit Insurance' });
  await chooseFile(page).setInputFiles(photograph);
  await form.getByRole('button', { name: 'Remove this file' }).click();
  await expect(form.getByText('बीमा.png')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(form, 'nothing was changed, so nothing is asked').toBeHidden();
});

test.describe('a file that is no document', () => {
  test.use({ refusals: [422] });

  test('a page called .pdf is refused with a sentence at the document', long, async ({ page }) => {
    const user = await completeUser();
    await enterAs(page, user, `/citizens/${user.citizen_id}`);
    await page.getByRole('button', { name: 'Add Learner License' }).click();
    const form = page.getByRole('dialog', { name: 'Add Learner License' });
    await input(form, 'll_no').fill(`CG04/${unique()}/2026`);
    await chooseFile(page).setInputFiles(disguised);
    await form.getByRole('button', { name: 'Save' }).click();
    const sentence = 'Only PDF, JPEG, PNG and WebP files are allowed.';
    await expect(form.getByRole('group', { name: 'Document' }).getByText(sentence)).toBeVisible();
    await expect(toast(page, sentence)).toBeVisible();
    await looksRight(page);
    await chooseFile(page).setInputFiles(photograph);
    await expect(form.getByText(sentence)).toBeHidden();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'LL record added')).toBeVisible();
  });

  test('a file of more than 10 MB is refused before it is sent', long, async ({ page }) => {
    const { list, policy } = await insurances(page);
    await choose(list, `Edit Insurance ${policy}`);
    const form = page.getByRole('dialog', { name: 'Edit Insurance' });
    // Ten megabytes take their time to the browser.
    await chooseFile(page).setInputFiles(
      { ...scan, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
      { timeout: 90_000 },
    );
    await expect(form.getByText('The file is larger than 10 MB.')).toBeVisible();
  });
});

test('a photograph from a camera is made light on the device, and stays readable', long, async ({ page }) => {
  const { policy, list } = await insurances(page);
  const form = page.getByRole('dialog', { name: 'Edit Insurance' });
  await choose(list, `Edit Insurance ${policy}`);
  await chooseFile(page).setInputFiles(cameraPhoto);
  await expect(form.getByText(/^IMG_2048\.jpg \(\d+ kB\)$/)).toBeVisible();
  const sent = page.waitForRequest(request => request.method() === 'POST');
  await form.getByRole('button', { name: 'Save' }).click();
  const size = Number((await (await sent).allHeaders())['content-length']);
  expect(size).toBeLessThan(1024 * 1024 + 4096);
  expect(cameraPhoto.buffer.length).toBeGreaterThan(4 * 1024 * 1024);
  await expect(toast(page, 'Insurance record updated.')).toBeVisible();
  await list.getByRole('button', { name: `View file of Insurance ${policy}` }).click();
  const picture = page.getByRole('dialog', { name: `File of Insurance ${policy}` }).locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThanOrEqual(1000);
});

test.describe('a dropped network', () => {
  test.use({ goesOffline: true });

  test('keeps the photograph and the input; Save sends them again', async ({ page, context }) => {
    const { policy, list } = await insurances(page);
    const form = page.getByRole('dialog', { name: 'Edit Insurance' });
    await choose(list, `Edit Insurance ${policy}`);
    await input(form, 'company_name').fill('New India');
    await chooseFile(page).setInputFiles(photograph);
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText(/^The connection dropped before the file was uploaded\./)).toBeVisible();
    await looksRight(page);
    await context.setOffline(false);
    await expect(input(form, 'company_name')).toHaveValue('New India');
    await expect(form.getByText('बीमा.png')).toBeVisible();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Insurance record updated.')).toBeVisible();
    await expect(list.getByText('New India')).toBeVisible();
  });
});
