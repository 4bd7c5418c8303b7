import type { Locator } from '@playwright/test';
import { type AnyKind, kinds } from '@rto-desk/contract/kinds/index';
import { labelOf } from '@rto-desk/contract/sentences';
import { wordsFor } from '@rto-desk/contract/words/languages';
import { expect, looksRight, test, toast } from '../browser.ts';
import { disguised, photograph } from '../papers.ts';
import { enterAs, freshMobile, theAdmin, unique } from '../people.ts';

const words = wordsFor('en');

/** Fills every field of a kind's form as a person would. */
async function fillIn(form: Locator, kind: AnyKind, changes: Record<string, string> = {}): Promise<void> {
  for (const [name, field] of Object.entries(kind.fields)) {
    const input = form.locator(`[name=${name}]`);
    const value =
      changes[name] ?? (name === kind.from ? '2025-04-01' : name === kind.until ? '2099-03-31' : null);
    if (value !== null) await input.fill(value);
    else if (field.type === 'choice') await input.selectOption(field.options[0] ?? '');
    else if (field.type === 'money') await input.fill('1500.5');
    else if (field.type === 'number') await input.pressSequentially(`ab-${unique()}`);
    else if (field.type === 'text') await input.fill('New India');
  }
}

for (const kind of kinds) {
  const texts = words.kinds[kind.slug];

  test(`${kind.type}: added with a photograph, corrected and deleted`, async ({ page }) => {
    const admin = await theAdmin();
    const citizen = (
      await admin.call('POST', '/citizens', { name: `Ravi ${unique()}`, mobile: freshMobile() })
    ).body.id;
    const registration = `CG10${unique()}`;
    await admin.call('POST', `/citizens/${citizen}/vehicles`, { registration_no: registration });
    await enterAs(page, admin, `/citizens/${citizen}`);
    if (kind.owner === 'citizen') {
      await page.getByRole('tab', { name: texts.many }).click();
    } else {
      await page.getByRole('tab', { name: words.vehicles.many }).click();
      await page.getByRole('button', { name: words.documents.of(texts.short, registration) }).click();
    }
    await page.getByRole('button', { name: texts.add }).first().click();
    const form = page.locator('form').filter({ has: page.locator(`[name=${kind.until}]`) });
    await form.getByRole('button', { name: words.general.save, exact: true }).click();
    const required = Object.entries(kind.fields).filter(
      ([, field]) => field.required && !('preset' in field && field.preset),
    );
    for (const [name] of required) {
      await expect(form.getByText(words.validation.required(labelOf(name, words))).first()).toBeVisible();
    }
    await looksRight(page);

    await fillIn(form, kind);
    if (kind.number !== null) await expect(form.locator(`[name=${kind.number}]`)).toHaveValue(/^AB-/);
    await form.locator('input[type=file]').first().setInputFiles(photograph);
    await form.getByRole('button', { name: words.general.save, exact: true }).click();
    await expect(toast(page, texts.added)).toBeVisible();
    const table = page.getByRole('table', { name: texts.many });
    await expect(table.getByRole('button', { name: /^View/ })).toBeVisible();
    await expect(table.getByText('31-03-2099')).toBeVisible();

    await table.getByRole('button', { name: /^Edit/ }).click();
    const edit = page.getByRole('dialog', { name: texts.edit });
    await expect(edit.locator(`[name=${kind.until}]`)).toHaveValue('2099-03-31');
    await edit.locator(`[name=${kind.until}]`).fill('2098-12-31');
    await looksRight(page);
    await edit.getByRole('button', { name: words.general.save, exact: true }).click();
    await expect(toast(page, texts.updated)).toBeVisible();
    await expect(table.getByText('31-12-2098')).toBeVisible();

    await table.getByRole('button', { name: /^Delete/ }).click();
    await expect(page.getByText(texts.confirmDelete)).toBeVisible();
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: words.general.delete, exact: true })
      .click();
    await expect(toast(page, 'Record deleted.')).toBeVisible();
    await expect(page.getByText(texts.empty)).toBeVisible();
  });
}

test('a learner licence ends six months less two days after its issue, unless the person says otherwise', async ({
  page,
}) => {
  const admin = await theAdmin();
  const citizen = (
    await admin.call('POST', '/citizens', { name: `Mohan ${unique()}`, mobile: freshMobile() })
  ).body.id;
  await enterAs(page, admin, `/citizens/${citizen}`);
  await page.getByRole('button', { name: 'Add Learner License' }).click();
  const form = page.getByRole('dialog', { name: 'Add Learner License' });
  await form.getByLabel('Issue Date').fill('2025-08-31');
  await expect(form.getByLabel('Expiry Date')).toHaveValue('2026-02-26');
  await form.getByLabel('Expiry Date').fill('2026-03-01');
  await form.getByLabel('LL No').fill(`cg04/${unique()}/2025`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'LL record added')).toBeVisible();
  await expect(page.getByRole('table').getByText('01-03-2026')).toBeVisible();
});

test.describe('what the server refuses', () => {
  test.use({ refusals: [409, 422] });

  test('is said beside its field, and what was typed stays', async ({ page }) => {
    const admin = await theAdmin();
    const citizen = (
      await admin.call('POST', '/citizens', { name: `Geeta ${unique()}`, mobile: freshMobile() })
    ).body.id;
    const taken = `CG04 ${unique()}`;
    await admin.call('POST', `/citizens/${citizen}/dl`, { dl_no: taken });
    await enterAs(page, admin, `/citizens/${citizen}?tab=dl`);
    await page.getByRole('button', { name: 'Add Driving License' }).click();
    const form = page.getByRole('dialog', { name: 'Add Driving License' });
    await form.getByLabel('DL No').fill(taken.replace(' ', '-'));
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('DL No is already on record.').first()).toBeVisible();
    await form.getByLabel('DL No').fill(`CG04 ${unique()}`);
    await form.locator('input[type=file]').first().setInputFiles(disguised);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Only PDF, JPEG, PNG or WebP files can be stored.').first()).toBeVisible();
    await looksRight(page);
    await expect(form.getByLabel('DL No')).toHaveValue(/^CG04 /);
    // An accidental Escape does not throw it away.
    await page.keyboard.press('Escape');
    await expect(page.getByText('Close without saving?')).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(form.getByLabel('DL No')).toHaveValue(/^CG04 /);
  });

  test('the later of two clerks sees both versions', async ({ page }) => {
    const admin = await theAdmin();
    const values = { name: `Kamla ${unique()}`, mobile: freshMobile() };
    const citizen = (await admin.call('POST', '/citizens', values)).body.id;
    await enterAs(page, admin, `/citizens/${citizen}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Edit Citizen Details' });
    await form.getByLabel('Name', { exact: true }).or(form.locator('[name=name]')).first().fill('Kamla Bai');
    await admin.call('PUT', `/citizens/${citizen}`, { ...values, name: 'Kamla Devi' });
    await form.getByRole('button', { name: 'Save' }).click();
    const both = page.getByRole('dialog', { name: 'Changed by someone else' });
    await expect(both.getByText('Kamla Bai')).toBeVisible();
    await expect(both.getByText('Kamla Devi')).toBeVisible();
    await looksRight(page);
    await both.getByRole('button', { name: 'Save my version' }).click();
    await expect(toast(page, 'Citizen updated successfully.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Kamla Bai' })).toBeVisible();
  });

  test('a vehicle with documents is not deleted', async ({ page }) => {
    const admin = await theAdmin();
    const citizen = (
      await admin.call('POST', '/citizens', { name: `Vijay ${unique()}`, mobile: freshMobile() })
    ).body.id;
    const registration = `CG12${unique()}`;
    const vehicle = (
      await admin.call('POST', `/citizens/${citizen}/vehicles`, { registration_no: registration })
    ).body.id;
    await admin.call('POST', `/vehicles/${vehicle}/permits`, {
      permit_number: unique(),
      issue_date: '2025-01-01',
      expiry_date: '2026-01-01',
    });
    await enterAs(page, admin, `/citizens/${citizen}?tab=vehicles`);
    await page.getByRole('button', { name: `Delete ${registration}` }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(
      toast(page, 'Delete vehicle failed. Linked records exist. Remove dependent records first.'),
    ).toBeVisible();
  });
});
