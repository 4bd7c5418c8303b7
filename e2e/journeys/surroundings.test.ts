import type { Page } from '@playwright/test';
import { expect, input, test, toast } from '../browser.ts';
import { enterAs, freshMobile, newCitizen, newVehicle, theAdmin, unique } from '../people.ts';

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
});

test('shortcuts work on a Hindi keyboard layout', async ({ page }) => {
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

test('screens go on while the browser translates them, and numbers stay as they are', async ({ page }) => {
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
  await expect(page.locator('[data-number] font')).toHaveCount(0);
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
});

test('a reference is selected to be copied where the page came by plain http', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('/ask-for-service');
  await page.getByRole('radio', { name: 'Driving License' }).check();
  await page.getByRole('checkbox', { name: 'RENEWAL OF DL' }).check();
  await page.locator('[name=contact_name]').fill('Geeta');
  await page.locator('[name=contact_phone]').fill(freshMobile());
  await page.getByRole('button', { name: 'Submit' }).click();
  const reference = await page.locator('output').innerText();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(toast(page, 'The reference is selected. Copy it now.')).toBeVisible();
  expect(await page.evaluate(() => String(window.getSelection()).trim())).toBe(reference);
});
