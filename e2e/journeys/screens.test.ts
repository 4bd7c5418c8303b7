import type { Page } from '@playwright/test';
import { textAt } from '@rto-desk/contract/words/languages';
import { expect, screenLooksRight, speak, test } from '../browser.ts';
import { foreignWords } from '../foreign-words.ts';
import { isLong, long } from '../form.ts';
import { layoutFaults } from '../layout.ts';
import {
  completeUser,
  enterAs,
  newCitizen,
  newRecords,
  newVehicle,
  type Person,
  theAdmin,
  unique,
} from '../people.ts';
import { waitUntilSettled } from '../rest.ts';
import { citizenScreens, officeScreens, ownScreens, parts, publicScreens } from '../screens.ts';
import { PUBLIC, SIGNED_IN, weigh } from '../weight.ts';

/*
 * Every screen is laid out in English. In the long form each is also weighed, checked for accessibility and looked at in Hindi,
 * in both themes and on a phone; `npm test` does so for one screen of each sort.
 */
const themes = isLong ? 'in both themes' : 'in this theme';

/** A page of the public, the guide, a form, the dashboard, a list, a report, a record, a job and settings. */
const oneOfEachSort =
  /^\/($|help\/ask$|ask-for-service$|dashboard$|citizens\?q=|reports\/expiries$|citizens\/\d+$|jobs\/\d+$|admin\/work$)/;

/** Lists with rows of the demo and of templates, which have English names: only what is around them is read in Hindi. */
const ofTheDemo =
  /^.(citizens(.duplicates|.q=.*)?|imports|jobs.*|search.*|letters|register-entries|my-requests|service-requests|reports.expiries|admin.(templates|users|breaches|date-rules|fees|messages|messages.manual|inbox|reminders|inquiries|history|deletion-requests|privacy-requests|contact-requests|work.*))$/;

test('what visitors see is accessible, light enough for a cheap phone, and Hindi', async ({ page }) => {
  for (const path of [...publicScreens, '/nothing-here']) await look(page, path, PUBLIC);
});

test.describe('where the browser speaks Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('what visitors see comes in Hindi, and is light enough', long, async ({ page }) => {
    for (const path of [...publicScreens, '/nothing-here']) {
      expect.soft(await weightOf(page, path), path).toBeLessThan(PUBLIC);
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    }
  });

  test('what staff see comes in Hindi, and is light enough', async ({ page }) => {
    const admin = await theAdmin();
    await enterAs(page, admin, '/dashboard');
    const { ids } = await newRecords(admin);
    const id = await newCitizen(admin, `हेमलता ${unique()}`, { state: 'Chhattisgarh', city: 'Korba' });
    const all = [...citizenScreens(id), ...officeScreens(ids)];
    const heaviest = [
      `/citizens/${id}`,
      `/citizens/${id}?tab=all`,
      `/jobs/${ids.job}?slip=due`,
      '/reports/expiries',
    ];
    for (const path of isLong ? all : heaviest) {
      expect.soft(await weightOf(page, path), path).toBeLessThan(SIGNED_IN);
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    }
  });

  test('no text in English is loaded', async ({ page }) => {
    const admin = await theAdmin();
    const scripts: Promise<string>[] = [];
    page.on('response', answer => {
      if (answer.request().resourceType() === 'script') scripts.push(answer.text());
    });
    await page.goto('/privacy');
    await waitUntilSettled(page);
    await enterAs(page, admin, '/jobs');
    await waitUntilSettled(page);
    const loaded = (await Promise.all(scripts)).join('\n');
    for (const text of ['validation.passwordsDiffer', 'jobs.toReturn']) {
      expect(loaded).toContain(textAt(text, 'hi'));
      expect(loaded).not.toContain(textAt(text, 'en'));
    }
  });
});

test('so is what staff see of a citizen', async ({ page }) => {
  test.setTimeout(300_000);
  const admin = await theAdmin();
  const name = `हेमलता श्रीवास्तवनारायणस्वामी वेंकटेश्वरप्रसाद ${unique()}`;
  const id = await newCitizen(admin, name, { state: 'Chhattisgarh', city: 'Korba' });
  // Long numbers: a table must not overlap what is beside it.
  for (const until of ['2026-12-01', '2099-12-31']) {
    const { id: vehicle } = await newVehicle(admin, id);
    await admin.call('POST', `/vehicles/${vehicle}/insurances`, {
      insurance_type: 'Third Party',
      company_name: 'न्यू इंडिया',
      policy_number: `P${'0123456789'.repeat(4)}${unique()}`,
      start_date: '2026-01-01',
      end_date: until,
    });
    await admin.call('POST', `/vehicles/${vehicle}/permits`, {
      permit_number: `NP/CG/2025/${'0417'.repeat(8)}${unique()}`,
      issue_date: '2020-01-01',
      expiry_date: '2025-01-01',
    });
  }
  await admin.call('POST', `/citizens/${id}/ll`, { ll_no: `LL${unique()}`, expiry_date: '2020-06-30' });
  await admin.call('POST', `/citizens/${id}/dl`, { dl_no: `DL${unique()}`, expiry_date: '2099-06-30' });
  await admin.call('POST', `/citizens/${id}/send-message`, { message: 'नमस्ते' });
  await enterAs(page, admin, '/dashboard');
  for (const path of [...citizenScreens(id), `/citizens?q=${name}`])
    await look(page, path, SIGNED_IN, dataOf(admin));
});

for (const part of parts) {
  test(`so is what staff see of the office, part ${part.number}`, async ({ page }) => {
    test.setTimeout(300_000);
    const admin = await theAdmin();
    await enterAs(page, admin, '/dashboard');
    const { ids, references, letterTexts } = await newRecords(admin);
    for (const path of part.of([...officeScreens(ids), '/reports/expiries?owner_name=zzzz'])) {
      const shown = path.startsWith('/letters/') ? letterTexts : references;
      await look(page, path, SIGNED_IN, [...dataOf(admin), ...shown, 'zzzz']);
    }
  });
}

test('so is what a citizen sees of their own', async ({ page }) => {
  test.setTimeout(300_000);
  const user = await completeUser(`सुनीता ${unique()}`);
  const { id } = await newVehicle(user, user.citizen_id ?? 0);
  await user.call('POST', `/vehicles/${id}/puccs`, {
    pucc_number: `P${unique()}`,
    valid_from: '2026-01-01',
    valid_until: '2026-12-31',
  });
  await enterAs(page, user, '/dashboard');
  for (const path of [...ownScreens(user.citizen_id), '/ask-for-service'])
    await look(page, path, SIGNED_IN, dataOf(user));
});

/** @param data what people and records are called on it, in whatever letters */
async function look(page: Page, path: string, limit: number, data: readonly string[] = []): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const isWhole = isLong || oneOfEachSort.test(path);
  if (isWhole) {
    expect.soft(await weightOf(page, path), path).toBeLessThan(limit);
    await screenLooksRight(page, themes);
  } else await follow(page, path);
  expect.soft(await layoutFaults(page), path).toEqual([]);
  if (!isWhole) return;
  await speak(page, 'hi');
  await page.emulateMedia({ colorScheme: 'dark' });
  if (ofTheDemo.test(path)) await page.locator('body').evaluate(body => body.setAttribute('data-demo', ''));
  await waitUntilSettled(page);
  await expect.poll(() => foreignWords(page, data), path).toEqual([]);
  await screenLooksRight(page, themes);
  if (isLong) expect.soft(await layoutFaults(page), `${path} in Hindi`).toEqual([]);
  await speak(page, 'en');
}

/** Goes to another screen as a link does, a second sooner than by loading the page again. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await waitUntilSettled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function weightOf(page: Page, path: string): Promise<number> {
  const weight = weigh(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return weight();
}

const dataOf = (person: Person) => [person.name, ...person.name.split(' ')];
