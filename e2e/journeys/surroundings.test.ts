import type { Page } from '@playwright/test';
import { expect, input, test, toast } from '../browser.ts';
import { long } from '../form.ts';
import {
  completeUser,
  enterAs,
  freshMobile,
  newCitizen,
  newVehicle,
  type Person,
  theAdmin,
  theStaff,
  unique,
} from '../people.ts';
import { scan } from '../uploads.ts';

test.describe('a session that ends', () => {
  // The call with the ended session, and a wrong password.
  test.use({ refusals: [401, 422] });

  test('a session that ends while a form is filled in is renewed over it, and what was typed is saved', async ({
    page,
  }) => {
    const admin = await theAdmin();
    const name = `Ramkali ${unique()}`;
    const id = await newCitizen(admin, name);
    // A session of its own: the other is shared by all journeys.
    await page.goto('/login');
    await input(page, 'login_identifier').fill(admin.phone);
    await input(page, 'password').fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto(`/citizens/${id}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await input(page, 'name').fill(`${name} Sahu`);
    await page.evaluate(async () => {
      const token = localStorage.getItem('rto-desk.token');
      await fetch('/api/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    });
    await input(page, 'name').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.locator('[name=password]').fill('not the password');
    await page.keyboard.press('Enter');
    await expect(dialog.locator('form').getByRole('alert')).toHaveText('Invalid credentials');
    await dialog.locator('[name=password]').fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: `${name} Sahu` })).toBeVisible();
  });

  test(
    'the same holds for a form in a dialog, and for the file that was chosen in it',
    long,
    async ({ page }) => {
      const user = await completeUser();
      await enterAs(page, user, `/citizens/${user.citizen_id}`);
      await page.getByRole('button', { name: 'Add Learner License' }).click();
      const form = page.getByRole('dialog', { name: 'Add Learner License' });
      const number = `CG04/${unique()}/2026`;
      await input(form, 'll_no').fill(number);
      await form.locator('[type=file]').first().setInputFiles(scan);
      await user.call('POST', '/logout');
      await form.getByRole('button', { name: 'Save' }).click();
      const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
      await dialog.locator('[name=password]').fill(user.password);
      await page.keyboard.press('Enter');
      await expect(toast(page, 'LL record added')).toBeVisible();
      await expect(form).toBeHidden();
      await expect(
        page.getByRole('button', { name: `View file of Learner License ${number}` }),
      ).toBeVisible();
    },
  );

  /** A form with input whose session has ended meanwhile. */
  async function typed(page: Page, admin: Person) {
    const id = await newCitizen(admin, `Ramkali ${unique()}`);
    await enterAs(page, admin, `/citizens/${id}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const secret = `Phulmati ${unique()}`;
    await input(page, 'name').fill(secret);
    await admin.call('POST', '/logout');
    await input(page, 'name').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog).toBeVisible();
    return { id, secret, dialog };
  }

  test('another person who signs in finds nothing of what was typed', async ({ page }) => {
    const manager = await theStaff('manager');
    const { id, secret, dialog } = await typed(page, await theAdmin());
    await dialog.getByRole('button', { name: 'Use another account' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await input(page, 'login_identifier').fill(manager.phone);
    await input(page, 'password').fill(manager.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/citizens/${id}$`));
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(input(page, 'name')).toHaveValue(/^Ramkali /);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept, 'nothing stays in the browser').not.toContain(secret);
  });

  test('another person who signs in on another tab finds nothing of what was typed', async ({
    page,
    context,
  }) => {
    const manager = await theStaff('manager');
    const { secret } = await typed(page, await theAdmin());
    const other = await context.newPage();
    await other.goto('/icon.svg');
    await other.evaluate(token => localStorage.setItem('rto-desk.token', token), manager.token);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('button', { name: `${manager.name}, user menu` })).toBeVisible();
    await expect(page.getByText(secret)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /^Ramkali / })).toBeVisible();
    await expect(page.locator(`[value="${secret}"]`)).toHaveCount(0);
  });
});

test('shortcuts work on a Hindi keyboard layout, and with Caps Lock', async ({ page }) => {
  await enterAs(page, await theAdmin(), '/dashboard');
  const search = page.getByRole('combobox').first();
  await expect(search).toBeVisible();
  const keys = await page.context().newCDPSession(page);
  const press = async (key: string, code: string, windowsVirtualKeyCode: number, modifiers = 0) => {
    const event = { key, code, windowsVirtualKeyCode, modifiers };
    await keys.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
    await keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  };
  await press('य', 'Slash', 191);
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await page.locator('h1').first().click();
  await press('क', 'KeyK', 75, 2);
  await expect(search).toBeFocused();
  // Caps Lock has a Latin layout write capitals without Shift.
  await page.keyboard.press('Escape');
  await page.locator('h1').first().click();
  await press('K', 'KeyK', 75, 2);
  await expect(search).toBeFocused();
});

test('Enter and Escape that belong to a word that is composed neither go on nor close anything', async ({
  page,
}) => {
  await enterAs(page, await theAdmin(), '/dashboard');
  await expect(page.getByRole('button', { name: 'Quick Add' })).toBeVisible();
  await page.keyboard.press('Alt+n');
  const dialog = page.getByRole('dialog');
  const plate = input(dialog, 'registration_no');
  await expect(plate).toBeFocused();
  const keys = await page.context().newCDPSession(page);
  await keys.send('Input.imeSetComposition', { text: 'क', selectionStart: 1, selectionEnd: 1 });
  // An input method keeps the key: the page gets its event, with 229 for a code, and no sign.
  for (const key of ['Enter', 'Escape'])
    await keys.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key,
      code: key,
      windowsVirtualKeyCode: 229,
    });
  await expect(plate).toBeFocused();
  await keys.send('Input.insertText', { text: 'क' });
  await page.keyboard.press('Enter');
  await expect(input(dialog, 'document_type')).toBeFocused();
});

/** What Chrome does with the texts of a page that it translates, again whenever one changes. */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const replace = (node: Node) => {
      const within = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (within.nextNode()) texts.push(within.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || !text.data.trim() || parent.closest('font, script, style, [translate=no]')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = `¡${text.data}!`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    const look = () => {
      new MutationObserver(changes => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node.parentNode) replace(node.parentNode);
      }).observe(document.body, { childList: true, subtree: true });
      replace(document.body);
    };
    document.addEventListener('DOMContentLoaded', look);
  });
}

test(
  'screens go on while the browser translates them, and numbers stay as they are',
  long,
  async ({ page }) => {
    const admin = await theAdmin();
    const id = await newCitizen(admin, `Budhram ${unique()}`);
    const { registration } = await newVehicle(admin, id);
    const failures: string[] = [];
    page.on('pageerror', error => failures.push(error.message));
    await translate(page);
    await enterAs(page, admin, `/citizens/${id}?tab=vehicles`);
    await expect(
      page
        .locator('[data-number]')
        .filter({ hasText: registration.slice(-4) })
        .first(),
    ).toBeVisible();
    await expect(page.locator('[data-number] font, a[href^="tel:"] font')).toHaveCount(0);
    for (const tab of [2, 3, 0, 1]) await page.getByRole('tab').nth(tab).click();
    for (const path of [
      '/dashboard',
      '/jobs',
      '/reports/expiries',
      '/service-requests',
      '/admin/reminders',
      '/imports',
    ]) {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      const box = page.getByRole('main').getByRole('checkbox').first();
      if (await box.isVisible()) await box.click({ force: true });
      for (const tab of await page.getByRole('main').getByRole('tab').all()) await tab.click();
      await page.goBack();
      await page.goForward();
    }
    expect(failures).toEqual([]);
  },
);

test.describe('a page that came by plain http', () => {
  const selected = (page: Page) => page.evaluate(() => String(window.getSelection()).trim());
  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      // What browsers keep for https.
      for (const name of ['clipboard', 'share', 'locks', 'storage', 'mediaDevices', 'serviceWorker'])
        Reflect.deleteProperty(Navigator.prototype, name);
      for (const name of ['subtle', 'randomUUID']) Reflect.deleteProperty(Crypto.prototype, name);
    }),
  );

  test('selects a reference to be copied', async ({ page }) => {
    await page.goto('/ask-for-service');
    await page.getByRole('radio', { name: 'Driving License' }).check();
    await page.getByRole('checkbox', { name: 'RENEWAL OF DL' }).check();
    await page.locator('[name=contact_name]').fill('Geeta');
    await page.locator('[name=contact_phone]').fill(freshMobile());
    await page.getByRole('button', { name: 'Submit' }).click();
    const reference = await page.locator('output').innerText();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(toast(page, 'It is selected. Copy it now.')).toBeVisible();
    expect(await selected(page)).toBe(reference);
  });

  test('selects the tag of a letter to be copied', long, async ({ page }) => {
    await enterAs(page, await theAdmin(), '/admin/templates');
    await page.getByText(/^Owner \(\d+\)$/).click();
    await page.getByRole('button', { name: 'Copy tag {owner.name_hi}' }).click();
    await expect(toast(page, 'It is selected. Copy it now.')).toBeVisible();
    expect(await selected(page)).toBe('{owner.name_hi}');
  });

  test('selects what is shown only once to be copied', long, async ({ page }) => {
    await enterAs(page, await completeUser(), '/account');
    await page.getByRole('button', { name: 'Add calendar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create calendar' }).click();
    const made = page.getByRole('dialog', { name: 'Calendar created' });
    const shown = await made.getByRole('status').innerText();
    await made.getByRole('button', { name: /^Copy/ }).click();
    await expect(toast(page, 'It is selected. Copy it now.')).toBeVisible();
    expect(await selected(page)).toBe(shown);
  });
});
