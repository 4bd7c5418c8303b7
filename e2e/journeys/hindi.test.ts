import type { Page } from '@playwright/test';
import { kinds } from '@rto-desk/contract/kinds/index';
import { wordsFor } from '@rto-desk/contract/words/languages';
import {
  choose,
  expect,
  input,
  looksRight,
  openDocuments,
  screenLooksRight,
  test,
  toast,
  topDialog,
} from '../browser.ts';
import { isLong } from '../form.ts';
import {
  completeUser,
  enterAs,
  newCitizen,
  newRecords,
  newVehicle,
  type Person,
  theAdmin,
  theStaff,
  unique,
} from '../people.ts';
import { citizenScreens, officeScreens, ownScreens, parts, publicScreens } from '../screens.ts';
import { PUBLIC, weigh } from '../weight.ts';

test.use({ locale: 'hi-IN' });
const words = wordsFor('hi');

/** Written in Latin letters in Hindi offices, too: names of papers, marks and formats. */
const usual =
  /^(RTO|Desk|LL|DL|PUCC|VLTd|A4|PUC|RC|NOC|PSV|AEDL|SLD|CSV|ZIP|PDF|JPEG|PNG|WebP|MB|kB|QR|CG|CG04AB1234|English|WhatsApp|Excel|Chrome|Linux|MCWOG|MCWG|LMV|LGV|MGV|TRANS|HGV|Rikshaw|SR|K3M|QXD|hi|en|Alt|Enter|xlsx)$/;

/** What a person reads or hears on the screen, without what people and records are called (`data`). */
async function foreignWords(page: Page, data: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const seen: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (
        holder === null ||
        holder.closest(
          'script, style, [lang=en], [aria-hidden=true], [data-demo] :is([role=cell], [data-message])',
        )
      )
        continue;
      if (holder.closest('option') === null && !holder.checkVisibility()) continue;
      seen.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      if (element.closest('[aria-hidden=true], [data-demo] :is([role=cell], [data-message])')) continue;
      for (const name of ['aria-label', 'placeholder', 'title']) seen.push(element.getAttribute(name) ?? '');
    }
    return seen;
  });
  return (
    texts
      .map(text => data.reduce((rest, name) => rest.replaceAll(name, ' '), text))
      .flatMap(text => text.match(/[A-Za-z][A-Za-z0-9]*/g) ?? [])
      // Numbers of records are data.
      .filter(word => word.length > 1 && !usual.test(word) && !/\d{4}/.test(word))
  );
}

/** A whole screen of its own. */
async function isHindiScreen(page: Page, data: readonly string[] = []): Promise<void> {
  await speaksHindi(page, data);
  // Colours know no language: `screens.test.ts` sees the other theme.
  await screenLooksRight(page, isLong ? 'in both themes' : 'in this theme');
}

/** A screen that has been looked at already, with something on it. */
async function isHindi(page: Page, data: readonly string[] = []): Promise<void> {
  await speaksHindi(page, data);
  await looksRight(page);
}

async function speaksHindi(page: Page, data: readonly string[]): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await foreignWords(page, data), page.url()).toEqual([]);
}

test('what visitors see is Hindi, from the browser’s language on', async ({ page }) => {
  for (const path of [...publicScreens, '/nothing-here']) {
    const weight = weigh(page);
    await visit(page, path);
    expect.soft(await weight(), path).toBeLessThan(PUBLIC);
    await isHindiScreen(page);
  }
});

test.describe('what the server says', () => {
  test.use({ refusals: [422] });
  test('is Hindi, too', async ({ page }) => {
    await page.goto('/login');
    await input(page, 'login_identifier').fill('9800000000');
    await input(page, 'password').fill('not-the-password');
    await page.keyboard.press('Enter');
    await expect(page.getByText('मोबाइल/ईमेल या पासवर्ड गलत है').first()).toBeVisible();
    await isHindi(page);
  });
});

test('what a user sees is Hindi', async ({ page }) => {
  test.setTimeout(300_000);
  const user = await completeUser(`सुनीता ${unique()}`);
  const { id } = await newVehicle(user, user.citizen_id ?? 0);
  await user.call('POST', `/vehicles/${id}/puccs`, {
    pucc_number: `P${unique()}`,
    valid_from: '2026-01-01',
    valid_until: '2026-12-31',
  });
  await enterAs(page, user, '/dashboard');
  for (const path of [...ownScreens(user.citizen_id), '/ask-for-service']) {
    await visit(page, path);
    await isHindi(page, dataOf(user));
  }
});

test('what staff see of a citizen is Hindi', async ({ page }) => {
  test.setTimeout(300_000);
  const admin = await theAdmin();
  const name = `हेमलता ${unique()}`;
  const id = await newCitizen(admin, name, { state: 'Chhattisgarh', city: 'Korba' });
  await newVehicle(admin, id);
  await admin.call('POST', `/citizens/${id}/send-message`, { message: 'नमस्ते' });
  await enterAs(page, admin, '/dashboard');
  for (const path of [...citizenScreens(id), `/citizens?q=${name}`]) {
    await visit(page, path);
    await isHindiScreen(page, dataOf(admin));
  }
});

for (const part of parts) {
  test(`what staff see of the office is Hindi, part ${part.number}`, async ({ page }) => {
    test.setTimeout(300_000);
    const admin = await theAdmin();
    await enterAs(page, admin, '/dashboard');
    // Rows of the demo, whose people have English names: only what is around them is looked at.
    const ofTheDemo =
      /^.(citizens(.duplicates)?|imports|jobs.*|search.*|my-requests|service-requests|reports.expiries|admin.(users|date-rules|messages|messages.manual|inbox|reminders|inquiries|history|deletion-requests|contact-requests|work.*))$/;
    const { ids, references } = await newRecords(admin);
    for (const path of part.of([...officeScreens(ids), '/reports/expiries?owner_name=zzzz'])) {
      await visit(page, path);
      if (ofTheDemo.test(path))
        await page.locator('body').evaluate(body => body.setAttribute('data-demo', ''));
      await isHindiScreen(page, [...dataOf(admin), ...references]);
    }
  });
}

test('the forms of every document are Hindi, with what is chosen from', async ({ page }) => {
  test.setTimeout(300_000);
  const manager = await theStaff('manager');
  const id = await newCitizen(await theAdmin(), `हेमलता ${unique()}`);
  const { registration } = await newVehicle(await theAdmin(), id);
  await enterAs(page, manager, `/citizens/${id}`);
  // Every third: a licence and three papers of a vehicle.
  for (const kind of kinds.filter((_, at) => isLong || at % 3 === 1)) {
    const { slug, owner, until } = kind;
    const { add } = words.kinds[slug];
    await visit(page, `/citizens/${id}?tab=${owner === 'citizen' ? slug : 'vehicles'}`);
    if (owner === 'vehicle') {
      await openDocuments(page, words, kind, registration);
      await expect(page.getByText(words.kinds[slug].empty)).toBeVisible();
    }
    await page.getByRole('button', { name: add }).first().click();
    await expect(input(topDialog(page), until)).toBeVisible();
    await isHindi(page, dataOf(manager));
  }
  await visit(page, `/citizens/${id}`);
  await choose(page, 'संशोधित करें');
  await expect(page.getByRole('dialog', { name: 'नागरिक का विवरण संशोधित करें' })).toBeVisible();
  await isHindi(page, dataOf(manager));
});

test('the language is switched without losing what was typed, and remembered', async ({ page }) => {
  await page.goto('/ask-for-service');
  await input(page, 'contact_name').fill('रमेश वर्मा');
  await page.getByRole('group', { name: 'भाषा' }).getByRole('button', { name: 'EN' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ask For Service' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(input(page, 'contact_name')).toHaveValue('रमेश वर्मा');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ask For Service' })).toBeVisible();
});

test('saving says so in Hindi', async ({ page }) => {
  const user = await completeUser();
  await enterAs(page, user, '/account');
  await page.getByRole('button', { name: 'प्रोफ़ाइल सहेजें' }).click();
  await expect(toast(page, 'प्रोफ़ाइल संशोधित हो गई।')).toBeVisible();
});

/** Goes to a screen and waits for all of it: some of it is loaded after its heading. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

const dataOf = (person: Person) => [person.name, ...person.name.split(' ')];
