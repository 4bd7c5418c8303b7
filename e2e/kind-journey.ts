import type { Locator, Page } from '@playwright/test';
import { officeDate } from '@rto-desk/contract/expiry';
import type { Field } from '@rto-desk/contract/fields';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { addPeriod } from '@rto-desk/contract/period';
import { labelOf } from '@rto-desk/contract/sentences';
import { wordsFor } from '@rto-desk/contract/words/languages';
import { choose, expect, input, looksRight, openDocuments, test, toast, topDialog } from './browser.ts';
import { enterAs, newCitizen, newVehicle, theAdmin, unique } from './people.ts';
import { photograph } from './uploads.ts';

const words = wordsFor('en');
const FROM = '2025-04-01';
const UNTIL = '2099-03-31';
/** Of the other ends, where there are some. */
const FURTHER = '2100-01-31';

/** Fills every field of a kind's form as a person would; answers what the record should have then. */
async function fillIn(form: Locator, kind: AnyKind): Promise<Record<string, string>> {
  const expected: Record<string, string> = {};
  for (const [name, field] of Object.entries(kind.fields)) {
    expected[name] = await fillField(form, kind, name, field);
  }
  return expected;
}

async function fillField(form: Locator, kind: AnyKind, name: string, field: Field): Promise<string> {
  const control = input(form, name);
  switch (field.type) {
    case 'date': {
      const date = name === kind.from ? FROM : name === kind.until ? UNTIL : FURTHER;
      if (name === kind.until && kind.validity !== null) {
        await expect(control).toHaveValue(officeDate(addPeriod(FROM, kind.validity)));
      }
      await control.fill(date);
      return date;
    }
    case 'suggestion': {
      const offered = form.locator(`datalist option[value="${field.options.at(-1)}"]`);
      await expect(offered).toHaveCount(1);
      await control.fill('RTO: Nagpur');
      return 'RTO: Nagpur';
    }
    case 'choice': {
      const option = field.options.at(-1) ?? '';
      await control.selectOption(option);
      return option;
    }
    case 'classes': {
      const chosen = [field.options[1] ?? '', field.options[0] ?? ''];
      for (const option of chosen) await form.locator(`input[type=checkbox][value="${option}"]`).check();
      return chosen.reverse().join(', ');
    }
    case 'money':
      await control.fill('₹ 1,500.5');
      return '1500.50';
    case 'number': {
      const typed = `ab-${unique()}`;
      await control.pressSequentially(typed);
      await expect(control, 'upper case as typed').toHaveValue(typed.toUpperCase());
      return typed.toUpperCase();
    }
    default:
      await control.fill('New India');
      return 'New India';
  }
}

/** How much of the window is below an element, in CSS pixels. */
async function distanceToFoot(page: Page, element: Locator): Promise<number> {
  const { bottom } = await element.evaluate(one => one.getBoundingClientRect());
  return page.evaluate(lowest => window.innerHeight - lowest, bottom);
}

/** The journey of a record of a kind: added with a photograph, corrected and deleted. */
export function journeyOf(kind: AnyKind): void {
  const texts = words.kinds[kind.slug];

  test(`${kind.type}: added with a photograph, corrected and deleted`, async ({ page, isMobile }) => {
    const admin = await theAdmin();
    const holder = `Ravi ${unique()}`;
    const citizen = await newCitizen(admin, holder);
    const { id: vehicle, registration } = await newVehicle(admin, citizen);
    await enterAs(page, admin, `/citizens/${citizen}`);
    if (kind.owner === 'citizen') {
      await page.getByRole('tab', { name: texts.many }).click();
    } else {
      await page.getByRole('tab', { name: words.vehicles.many }).click();
      await openDocuments(page, words, kind, registration);
    }
    await expect(page.getByText(texts.empty)).toBeVisible();
    // Of a vehicle the form is open where there is none.
    if (kind.owner === 'citizen') {
      await page.getByRole('tabpanel').getByRole('button', { name: texts.add }).first().click();
    }
    const form = page.locator('form').filter({ has: page.locator(`[name=${kind.until}]`) });
    await form.getByRole('button', { name: words.general.save, exact: true }).click();
    for (const [name, field] of Object.entries(kind.fields)) {
      const label = form
        .locator('label:not(:has([type=checkbox])), legend')
        .filter({ hasText: labelOf(name, words) })
        .first();
      const mark = label.getByText('*');
      await expect(mark).toHaveCount(field.required ? 1 : 0);
      if (!field.required || ('preset' in field && field.preset !== null)) continue;
      await expect(form.getByText(words.validation.required(labelOf(name, words))).first()).toBeVisible();
    }
    await looksRight(page);

    const expected = await fillIn(form, kind);
    await form.locator('input[type=file]').first().setInputFiles(photograph);
    await form.getByRole('button', { name: words.general.save, exact: true }).click();
    await expect(toast(page, texts.added)).toBeVisible();
    const table = page.getByRole('table', { name: texts.many });
    await expect(table.getByRole('button', { name: /^View/ })).toBeVisible();
    // Each of its ends is this day.
    await expect(table.getByText('31-03-2099').first()).toBeVisible();
    const owner = kind.owner === 'citizen' ? `/citizens/${citizen}` : `/vehicles/${vehicle}`;
    const stored = (await admin.call('GET', `${owner}/${kind.slug}`)).body.data[0];
    expect(stored).toMatchObject(expected);

    await choose(table, /^Edit/);
    const edit = page.getByRole('dialog', { name: texts.edit });
    await expect(input(edit, kind.until), 'opening an edit recomputes nothing').toHaveValue(
      officeDate(UNTIL),
    );
    await input(edit, kind.until).fill('2024-01-01');
    const save = edit.getByRole('button', { name: words.general.save, exact: true });
    // However short the form: a toast lies right above its last buttons.
    if (isMobile) expect(await distanceToFoot(page, save)).toBeLessThan(20);
    await save.click();
    const [from, until] = [labelOf(kind.from, words), labelOf(kind.until, words)];
    await expect(edit.getByText(words.validation.endBeforeStart(until, from)).first()).toBeVisible();
    await input(edit, kind.until).fill('2098-12-31');
    await looksRight(page);
    await save.click();
    await expect(toast(page, texts.updated)).toBeVisible();
    await expect(table.getByText('31-12-2098')).toBeVisible();
    await expect(table.getByRole('button', { name: /^View/ }), 'the paper stays').toBeVisible();

    await choose(table, /^Delete/);
    const question = topDialog(page).getByText(texts.confirmDelete);
    await expect(question, 'names whose it is').toContainText(holder);
    if (kind.owner === 'vehicle') await expect(question).toContainText(registration);
    await topDialog(page).getByRole('button', { name: words.general.delete, exact: true }).click();
    await expect(toast(page, 'Record deleted.')).toBeVisible();
    await expect(page.getByText(texts.empty)).toBeVisible();
  });
}
