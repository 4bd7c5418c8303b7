import type { Page } from '@playwright/test';
import { expect, overflow, test } from '../browser.ts';
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
import { citizenScreens, officeScreens, ownScreens, parts, publicScreens } from '../screens.ts';

/*
 * A number plate, a date, a mobile number and an e-mail address stand in one line on every screen, at every width; an
 * address may go on before its @. A number that is longer than a phone is wide says so (`data-long`). Nor is any of the screens
 * wider than the window.
 */
const widths = [360, 768, 1024, 1366, 1920];

test.use({ viewport: { width: 1366, height: 768 }, isMobile: false });

for (const locale of ['en-IN', 'hi-IN'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('visitors read whole words', async ({ page }) => {
      expect(await brokenOn(page, publicScreens)).toEqual([]);
    });

    for (const part of parts) {
      test(`staff read whole words, part ${part.number}`, async ({ page }) => {
        test.setTimeout(300_000);
        const admin = await theAdmin();
        const citizen = await fullCitizen(admin);
        const { ids } = await newRecords(admin);
        await enterAs(page, admin, '/dashboard');
        const paths = part.of([...citizenScreens(citizen), ...officeScreens(ids)]);
        expect(await brokenOn(page, paths)).toEqual([]);
      });
    }

    test('users read whole words', async ({ page }) => {
      test.setTimeout(300_000);
      const user = await completeUser();
      await withJobDocuments(user, user.citizen_id ?? 0);
      await enterAs(page, user, '/dashboard');
      expect(await brokenOn(page, ownScreens(user.citizen_id))).toEqual([]);
    });
  });
}

async function fullCitizen(admin: Person): Promise<number> {
  const email = `bhagwati.prasad.chandrakar.${unique()}@transport.example.com`;
  const citizen = await newCitizen(admin, `Bhagwati Prasad ${unique()}`, { email, dob: '1984-05-02' });
  await withJobDocuments(admin, citizen);
  await admin.call('POST', `/citizens/${citizen}/send-message`, {
    message: 'Come by on 16-11-2026 with CG04AB1234',
  });
  return citizen;
}

async function withJobDocuments(by: Person, citizen: number): Promise<void> {
  const vehicle = await newVehicle(by, citizen);
  await by.call('POST', `/citizens/${citizen}/ll`, {
    ll_no: `CG04 2020${unique()}`,
    expiry_date: '2020-06-30',
  });
  await by.call('POST', `/citizens/${citizen}/dl`, {
    dl_no: `CG04 2019${unique()}`,
    expiry_date: '2099-06-30',
  });
  const dates = { valid_from: '2026-01-15', valid_until: '2026-07-14' };
  await by.call('POST', `/vehicles/${vehicle.id}/puccs`, { pucc_number: `CG004${unique()}`, ...dates });
}

async function brokenOn(page: Page, paths: readonly string[]): Promise<string[]> {
  const broken: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 768 });
      // A table takes the new width in a frame of its own.
      await page.evaluate(
        () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const found = await page.evaluate(brokenWords);
      if ((await overflow(page)) > 0) found.push('scrolls sideways');
      broken.push(...found.map(word => `${path} at ${width}: ${word}`));
    }
  }
  return broken;
}

/** The words in sight that go on in another line, as they read. Runs in the page. */
function brokenWords(): string[] {
  const whole = /\d\d-\d\d-\d{4}|\b[6-9]\d{9}\b|[\w.+-]+(?=@[\w-]+\.\w)|@[\w-]+(?:\.[\w-]+)+/g;
  const isBroken = (range: Range) => {
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    return lines.some(({ top, bottom }) => lines.some(other => other.top >= bottom || other.bottom <= top));
  };
  const found: string[] = [];
  for (const element of document.querySelectorAll('[data-number]:not([data-long])')) {
    const range = document.createRange();
    range.selectNodeContents(element);
    if (isBroken(range)) found.push(element.textContent ?? '');
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    // What is folded away is laid out in no width at all.
    const holder = node.parentElement;
    if (!holder?.checkVisibility({ contentVisibilityAuto: true }) || holder.closest('[data-long]')) continue;
    for (const match of (node.textContent ?? '').matchAll(whole)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      if (isBroken(range)) found.push(match[0]);
    }
  }
  return found;
}
