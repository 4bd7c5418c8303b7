import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { choose, expect, input, test, toast, topDialog } from '../browser.ts';
import { long } from '../form.ts';
import { tabTo } from '../keyboard.ts';
import {
  enterAs,
  freshMobile,
  newCitizen,
  newJob,
  newUser,
  newVehicle,
  type Person,
  theAdmin,
  theStaff,
  unique,
} from '../people.ts';
import { waitUntilSettled } from '../rest.ts';

/*
 * The jobs of `docs/pages.md`: what each takes is counted in the browser, and both that and whether it is within the
 * aim must be what is told there. Staff sit at a desk, citizens hold a phone.
 */

interface Taken {
  keys: number;
  clicks: number;
  screens: number;
  scrolls: number;
}

/**
 * Counts from the beginning of each page; going to another page takes the counts along. A press on what had to be scrolled
 * into sight counts as a scroll; a scroll of the page itself does not count.
 */
async function counts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = sessionStorage.getItem('taken');
    const taken = kept === null ? { keys: 0, clicks: 0, screens: 0, scrolls: 0 } : JSON.parse(kept);
    const add = (what: 'keys' | 'clicks' | 'screens' | 'scrolls') => {
      taken[what] += 1;
      sessionStorage.setItem('taken', JSON.stringify(taken));
    };
    const held = ['Alt', 'Shift', 'Control'];
    addEventListener('keydown', event => !held.includes(event.key) && add('keys'), true);
    // How far the screen and its dialogs were scrolled when the page itself, a key or a press last had done something.
    const tops = new WeakMap<Element, number>();
    const scrolled = () => {
      const moved = [...document.querySelectorAll('html, dialog > section')].filter(
        one => Math.abs(one.scrollTop - (tops.get(one) ?? 0)) > 1,
      );
      for (const one of moved) tops.set(one, one.scrollTop);
      return moved.length > 0;
    };
    const own: [object, string][] = [
      [Element.prototype, 'scrollIntoView'],
      [HTMLElement.prototype, 'focus'],
      [window, 'scrollTo'],
    ];
    for (const [owner, name] of own) {
      const real = Reflect.get(owner, name);
      Reflect.set(owner, name, function (this: unknown, ...how: unknown[]) {
        real.apply(this, how);
        scrolled();
      });
    }
    addEventListener('keyup', scrolled, true);
    const press = () => {
      add('clicks');
      if (scrolled()) add('scrolls');
    };
    addEventListener('pointerdown', press, true);
    // Kept with the counts: a screen that comes as a page of its own is one, too.
    let path = sessionStorage.getItem('shown');
    let heading: Element | null = null;
    let dialogs = 0;
    const look = () => {
      const first = document.querySelector('h1');
      const open = document.querySelectorAll('dialog').length;
      // An address may lead on before anything of its own is shown, and a heading may change when its record has come.
      if (first !== null && first !== heading) {
        heading = first;
        if (path !== null && path !== location.pathname) add('screens');
        path = location.pathname;
        sessionStorage.setItem('shown', path);
      }
      if (open > dialogs) add('screens');
      dialogs = open;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
}

/** Forgets what led here: the job begins now. */
async function begin(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('taken'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens a screen as a signed-in person, and begins when it has loaded. */
async function beginAt(page: Page, who: Person, path: string): Promise<void> {
  await counts(page);
  await enterAs(page, who, path);
  await begin(page);
  // What comes later moves what is clicked; keys are answered from the search box on.
  await waitUntilSettled(page);
  await expect(page.getByRole('combobox').first()).toBeVisible();
}

/**
 * Compares with the row of the job: what it took, and whether that is within the numbers of its aim.
 * @param further whether it is met as far as it is no number of keys, clicks or screens
 */
async function isDocumented(page: Page, job: string, further?: boolean): Promise<void> {
  const taken: Taken = await page.evaluate(() => JSON.parse(sessionStorage.getItem('taken') ?? '{}'));
  const told = await readFile(new URL('../../docs/pages.md', import.meta.url), 'utf8');
  const row = told.split('\n').find(line => line.startsWith(`| ${job} |`));
  const [, , keys, clicks, screens, scrolls, seconds, , aim = '', met] =
    row?.split('|').map(cell => cell.trim()) ?? [];
  const { keys: pressed, clicks: clicked, screens: shown, scrolls: moved } = taken;
  const took = (pressed * 3 + clicked * 12 + shown * 20 + moved * 10) / 10;
  expect(`${pressed} keys, ${clicked} clicks, ${shown} screens, ${moved} scrolls, ${took.toFixed(1)}`).toBe(
    `${keys} keys, ${clicks} clicks, ${screens} screens, ${scrolls} scrolls, ${seconds}`,
  );
  const did: Record<string, number> = {
    ...{ key: pressed, click: clicked, tap: clicked, screen: shown, scroll: moved, second: took },
  };
  const limits = [...aim.matchAll(/(\d+) (key|click|tap|screen|scroll|second)/g)];
  if (further === undefined) expect(limits, 'the aim in numbers').not.toEqual([]);
  const isMet = further !== false && limits.every(([, most, what = '']) => (did[what] ?? 0) <= Number(most));
  expect(isMet ? 'yes' : '**no**', `${job}: ${aim}`).toBe(met);
}

/** The reference of one of the oldest open requests, with which the list opens; it is unassigned. */
async function waiting(by: Person): Promise<string> {
  const { body } = await by.call('GET', '/service-requests?status=pending&sort=oldest');
  for (const { id, reference } of body.data) {
    const { assignee, originals_here } = (await by.call('GET', `/jobs/${id}`)).body;
    if (assignee === null && originals_here === 0) return reference;
  }
  throw new Error('Somebody has every request that waits');
}

/** Six digits that no other test has, as a document's number. */
const digits = () => unique().replace('K', '');

/** The end of a mark that no vehicle on record has: the letters of a series and a number. */
async function freeEnding(by: Person): Promise<string> {
  for (let number = Number(digits()) % 10_000; number < 10_000; number += 37) {
    const last = String(number).padStart(4, '0');
    const { body } = await by.call('GET', `/search/vehicle?vehicle_no=${last}`);
    if (number > 0 && body.meta.total === 0) return `ZA${last}`;
  }
  throw new Error('Vehicles have every number');
}

async function standInForWhatsApp(page: Page): Promise<void> {
  await page.context().route('https://wa.me/**', route =>
    route.fulfill({
      contentType: 'text/html',
      body: '<link rel="icon" href="data:,"><title>WhatsApp</title>',
    }),
  );
}

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('a walk-in gives a phone number', long, async ({ page }) => {
    const admin = await theAdmin();
    const mobile = freshMobile();
    const citizen = await newCitizen(admin, `Phoolbai ${unique()}`, { mobile });
    await admin.call('POST', `/citizens/${citizen}/dl`, {
      dl_no: `DL${unique()}`,
      expiry_date: '2020-06-30',
    });
    await beginAt(page, admin, '/dashboard');
    await page.keyboard.press('/');
    // The last digits do; those of other tests differ within eight.
    await page.keyboard.type(mobile.slice(-8));
    await expect(page.getByRole('option').first()).toContainText('1 expired');
    await page.keyboard.press('Enter');
    await expect(page.getByText('30-06-2020').first(), 'without scrolling').toBeInViewport();
    await isDocumented(page, 'A walk-in gives a phone number: what expires');
  });

  test('a new vehicle comes with its insurance and its PUCC', long, async ({ page }) => {
    const clerk = await theStaff('branchManager');
    const ending = await freeEnding(clerk);
    await beginAt(page, clerk, '/dashboard');
    await page.keyboard.press('Alt+n');
    const dialog = topDialog(page);
    await expect(input(dialog, 'registration_no')).toBeFocused();
    // The mark begins as those of the office do; a year has two digits.
    await page.keyboard.type(ending);
    await page.keyboard.press('Enter');
    await expect(input(dialog, 'registration_no')).toHaveValue(`CG04${ending}`);
    for (const text of ['I', '050131', freshMobile(), 'Budhwara Bai', digits()]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    }
    await expect(toast(page, `Saved for CG04${ending}.`)).toBeVisible();
    await expect(input(dialog, 'registration_no'), 'kept').toHaveValue('');
    await page.keyboard.press('Alt+v');
    await expect(input(dialog, 'document_type')).toBeFocused();
    await expect(dialog.getByText(`CG04${ending} belongs to Budhwara Bai`)).toBeVisible();
    // Its insurance, kept a moment ago, is not renewed.
    await expect(input(dialog, 'until')).toHaveValue('');
    for (const text of ['PU', '050730', digits()]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    }
    await expect(input(dialog, 'registration_no'), 'kept').toHaveValue('');
    await isDocumented(page, 'A new vehicle with its insurance and its PUCC');
    const { body } = await clerk.call('GET', `/search/vehicle?vehicle_no=CG04${ending}`);
    for (const [kind, until] of [
      ['insurances', 'end_date'],
      ['puccs', 'valid_until'],
    ]) {
      const kept = await clerk.call('GET', `/vehicles/${body.data[0].id}/${kind}`);
      expect(kept.body.data, kind).toMatchObject([
        { [until ?? '']: kind === 'puccs' ? '2030-07-05' : '2031-01-05' },
      ]);
    }
  });

  test('renew a PUCC by keyboard', long, async ({ page }) => {
    const admin = await theAdmin();
    const ending = await freeEnding(admin);
    const owner = await newCitizen(admin, `Dhaneshwari ${unique()}`);
    const plate = `CG07${ending}`;
    const { id } = (await admin.call('POST', `/citizens/${owner}/vehicles`, { registration_no: plate })).body;
    const dates = { valid_from: '2026-01-15', valid_until: '2026-07-14' };
    await admin.call('POST', `/vehicles/${id}/puccs`, { pucc_number: `P${unique()}`, ...dates });
    await beginAt(page, admin, '/dashboard');
    await page.keyboard.press('Alt+n');
    await expect(input(topDialog(page), 'registration_no')).toBeFocused();
    // The number alone is that of the only vehicle on record that has it.
    await page.keyboard.type(ending.slice(-4));
    await page.keyboard.press('Enter');
    await expect(topDialog(page).getByText(`${plate} belongs to`)).toBeVisible();
    await page.keyboard.type('PU');
    await expect(input(topDialog(page), 'until')).not.toHaveValue('');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(input(topDialog(page), 'number')).toBeFocused();
    const number = `Q${unique()}`;
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
    const link = page.getByRole('status').getByRole('link', { name: 'Open' });
    await expect(link, 'the way to the new record').toBeVisible();
    await isDocumented(page, "Renew a PUCC, from its vehicle's number");
    await link.click();
    await expect(page.locator('[data-highlighted]')).toContainText(number);
  });

  test('who owns a vehicle of which the last digits are known', long, async ({ page }) => {
    const admin = await theAdmin();
    const name = `Rajmati ${unique()}`;
    const citizen = await newCitizen(admin, name);
    // Those of other tests end otherwise.
    const last = `9${unique().slice(2, 3)}${unique().slice(-2)}`;
    await admin.call('POST', `/citizens/${citizen}/vehicles`, { registration_no: `CG04ZX${last}` });
    await beginAt(page, admin, '/dashboard');
    await page.keyboard.press('/');
    await page.keyboard.type(`CG04 ${last}`);
    await expect(page.getByRole('option').first()).toContainText(name);
    await isDocumented(page, 'Who owns CG04 …1234');
  });

  test('notify all whose insurance ends next week', long, async ({ page }) => {
    const admin = await theAdmin();
    const name = `Tirathram ${unique()}`;
    const { id } = await newVehicle(admin, await newCitizen(admin, name));
    await admin.call('POST', `/vehicles/${id}/insurances`, {
      insurance_type: 'Comprehensive',
      company_name: 'New India',
      policy_number: `I${unique()}`,
      start_date: '2026-01-01',
      end_date: addPeriod(today(), { days: 5 }),
    });
    // Notices to people of other tests are held back.
    await page.route('**/notify-all', route =>
      route.continue({
        postData: JSON.stringify({ ...route.request().postDataJSON(), owner_name: name }),
      }),
    );
    await beginAt(page, admin, '/dashboard');
    await page.getByRole('link', { name: /^\d+\+? Next 7 days/ }).click();
    await page.locator('label').filter({ hasText: 'Document Type' }).click();
    await page.keyboard.type('Ins');
    await expect(page).toHaveURL(/doc_type=Insurance/);
    await page.getByRole('button', { name: 'Notify all' }).click();
    await topDialog(page).getByRole('button', { name: 'Queue 1 message' }).click();
    await expect(topDialog(page).getByRole('link', { name: 'Send manually' })).toBeVisible();
    await isDocumented(page, 'Notify all whose insurance expires next week');
  });

  test('a request comes to its end from the list', long, async ({ page }) => {
    const admin = await theAdmin();
    const reference = await waiting(admin);
    await beginAt(page, admin, '/dashboard');
    await page.getByRole('link', { name: /^Pending Service Requests/ }).click();
    for (const status of ['Contacted', 'Completed']) {
      await page.getByRole('button', { name: `Set ${reference} to ${status}` }).click();
      await expect(toast(page, `Status set to ${status}.`)).toBeVisible();
    }
    await isDocumented(page, 'A request from the dashboard to its end');
  });

  test('a request is taken on by name and handed over', long, async ({ page }) => {
    const admin = await theAdmin();
    // Nothing of another journey is due so soon.
    const { id } = await newJob(admin, { due_on: '2001-01-01' });
    await beginAt(page, admin, '/dashboard');
    await page.getByRole('link', { name: 'Start next job' }).click();
    await expect(page).toHaveURL(new RegExp(`/jobs/${id}$`));
    await page.getByRole('button', { name: /^Assign to me: / }).click();
    await expect(toast(page, 'Assigned to you.')).toBeVisible();
    const stages = page.getByRole('group', { name: 'Stage' });
    await stages.getByRole('button', { name: 'Handed over' }).click();
    await expect(stages.locator('[data-present]')).toHaveText('Handed over');
    const { assignee, status } = (await admin.call('GET', `/jobs/${id}`)).body;
    expect([assignee.id, status]).toEqual([admin.id, 'completed']);
    await isDocumented(page, 'The same, taken on by name and handed over');
  });

  test.describe('with originals that go back', () => {
    // The server asks where they are.
    test.use({ refusals: [409] });
    test(
      'a request of a stranger becomes a job of a citizen, and comes to its end',
      long,
      async ({ page }) => {
        const admin = await theAdmin();
        const asked = { contact_name: 'Sukhram Yadav', contact_phone: freshMobile() };
        const services = { category: 'vehicle', services: ['noc'] };
        const { body } = await admin.call('POST', '/service-requests', { ...asked, ...services });
        await beginAt(page, admin, '/dashboard');
        await page.keyboard.press('/');
        await page.keyboard.type(body.reference.slice(3, 7));
        await expect(page.getByRole('option').first()).toContainText(body.reference);
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'Create citizen' }).click();
        await expect(input(topDialog(page), 'mobile')).toHaveValue(asked.contact_phone);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', { name: 'Unlink' })).toBeVisible();
        await page.getByRole('button', { name: 'Mark all received' }).click();
        await expect(page.getByRole('button', { name: 'Mark all received' })).toBeHidden();
        await page.keyboard.press('t');
        await expect(toast(page, 'Assigned to you.')).toBeVisible();
        const present = page.getByRole('group', { name: 'Stage' }).locator('[data-present]');
        for (const stage of ['Submitted', 'Approved', 'Ready']) {
          await page.keyboard.press('n');
          await expect(present).toHaveText(stage);
        }
        await page.keyboard.press('n');
        // The originals go back with it.
        await expect(topDialog(page).getByRole('button', { name: 'Save' })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(present).toHaveText('Handed over');
        await isDocumented(page, 'A web request of a stranger: citizen, documents, hand-over');
      },
    );
  });

  test('a list of 20 vehicles with 3 wrong rows is imported', long, async ({ page }) => {
    const admin = await theAdmin();
    const wrong = ['31-02-2099', '45-01-2099', '30-02-2099'];
    const rows = Array.from(
      { length: 20 },
      (_, at) => `CG04${unique()},Ramesh ${unique()},${freshMobile()},${wrong[at - 5] ?? '05-03-2099'}`,
    );
    const csv = ['Vehicle No.,Owner Name,Mobile No.,Insurance Upto', ...rows].join('\n');
    await beginAt(page, admin, '/dashboard');
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByText('Choose a file').click();
    await (await choosing).setFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByRole('button', { name: 'Review import' }).click();
    await page.getByRole('group', { name: 'Rows shown' }).getByRole('button', { name: 'Errors' }).click();
    // The row of the headings is one, too.
    await expect(page.getByRole('row')).toHaveCount(wrong.length + 1);
    await page.getByLabel('Insurance: Valid until').first().click();
    for (const value of wrong) {
      await expect(page.locator('input:focus')).toHaveValue(value);
      await page.keyboard.press('Control+A');
      await page.keyboard.type('5/3/2040');
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Import 20 rows' }).click();
    await expect(page.getByText('Imported: 20 added.')).toBeVisible();
    await isDocumented(page, 'An Excel list of 20 vehicles with 3 wrong rows');
  });

  test('a clerk resets the password of a user without an email address', long, async ({ page }) => {
    const admin = await theAdmin();
    const user = await newUser(`Lata ${unique()}`);
    await standInForWhatsApp(page);
    await page.goto('/forgot-password');
    await expect(page.getByText('No email on your account? Ask the office')).toBeVisible();
    await beginAt(page, admin, '/dashboard');
    await page.getByRole('link', { name: /^Total Users/ }).click();
    await expect(page.getByLabel('Name, mobile or email')).toBeFocused();
    await page.keyboard.type(user.phone.slice(-8));
    await expect(page.getByRole('row')).toHaveCount(2);
    await choose(page.getByRole('row').last(), 'Send Reset Link');
    const link = page.getByRole('region', { name: `Send Reset Link: ${user.name}` });
    await expect(link).toContainText(user.phone);
    await expect(link.getByRole('button', { name: /^View/ }), 'in sight').toBeInViewport();
    await isDocumented(page, 'Reset the password of a user without an email address');
    await link.getByRole('button', { name: /^View/ }).click();
    await link.getByRole('link', { name: 'Open in WhatsApp' }).click();
    await link.getByRole('button', { name: /^Mark as sent/ }).click();
    await expect(toast(page, `Message sent to ${user.name}.`)).toBeVisible();
  });

  test('an admin adds a manager of a branch', long, async ({ page }) => {
    await standInForWhatsApp(page);
    await beginAt(page, await theAdmin(), '/dashboard');
    await page.getByRole('link', { name: /^Total Users/ }).click();
    await page.getByRole('button', { name: '+ Add User' }).click();
    const form = topDialog(page);
    await expect(input(form, 'name')).toBeFocused();
    const name = `Mangal ${unique()}`;
    for (const [field, typed] of [
      ['name', name],
      ['phone', freshMobile()],
      ['role', 'M'],
    ] as const) {
      await tabTo(page, input(form, field));
      await page.keyboard.type(typed);
    }
    const branch = form.getByLabel('Branch');
    const isOpen = (await branch.inputValue()) === '';
    const asksPassword = (await input(form, 'password').count()) > 0;
    await tabTo(page, branch);
    await page.keyboard.type('CG-04');
    await page.keyboard.press('Enter');
    await expect(toast(page, `${name} added as Manager.`)).toBeVisible();
    await topDialog(page).getByRole('button', { name: /^View/ }).click();
    await topDialog(page).getByRole('link', { name: 'Open in WhatsApp' }).click();
    await topDialog(page)
      .getByRole('button', { name: /^Mark as sent/ })
      .click();
    await expect(topDialog(page)).toBeHidden();
    await isDocumented(page, 'Add a manager of a branch', isOpen && !asksPassword);
  });

  test("print a citizen's sheet", long, async ({ page }) => {
    const admin = await theAdmin();
    const mobile = freshMobile();
    const name = `Sukhmati ${unique()}`;
    await newCitizen(admin, name, { mobile });
    await beginAt(page, admin, '/dashboard');
    await page.keyboard.press('/');
    await page.keyboard.type(mobile.slice(-8));
    await expect(page.getByRole('option').first()).toContainText(name);
    await page.keyboard.press('Shift+Enter');
    await expect(page).toHaveURL(/\/sheet$/);
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.keyboard.press('p');
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    await isDocumented(page, "Print a citizen's sheet");
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test(
    'a citizen registers, adds a document, requests its renewal and tracks the request',
    long,
    async ({ page }) => {
      await counts(page);
      await page.goto('/');
      await begin(page);
      await waitUntilSettled(page);
      await page.getByRole('link', { name: /^My documents/ }).click();
      // The bar of the page before has a link to the registration, too.
      await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
      await page
        .getByRole('link', { name: /Create an account/ })
        .last()
        .click();
      await input(page, 'name').fill('गीता साहू');
      await input(page, 'phone').fill(freshMobile());
      await input(page, 'password').fill('monsoon-raipur-7');
      await input(page, 'password_confirmation').fill('monsoon-raipur-7');
      await page.getByRole('button', { name: 'Register' }).click();
      await input(topDialog(page), 'dob').fill('15081990');
      await topDialog(page).getByRole('button', { name: 'Save' }).click();
      await expect(topDialog(page)).toBeHidden();
      // A click on what still moves is made twice.
      await waitUntilSettled(page);
      await page.getByRole('link', { name: 'Add your license' }).click();
      await waitUntilSettled(page);
      await page.getByRole('button', { name: 'Add Driving License' }).first().click();
      await input(topDialog(page), 'dl_no').fill(`CG04 2019${unique()}`);
      await input(topDialog(page), 'expiry_date').fill('30062020');
      await topDialog(page).getByRole('button', { name: 'Save' }).click();
      await expect(topDialog(page)).toBeHidden();
      await waitUntilSettled(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Apply for renewal/ })
        .first()
        .click();
      await waitUntilSettled(page);
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('link', { name: 'Track request' }).click();
      await expect(page.getByText('Pending')).toBeVisible();
      await isDocumented(page, 'A citizen registers, keeps a paper, asks for its renewal, tracks that');
    },
  );
});
