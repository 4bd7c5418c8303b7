import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser.ts';
import { enterAs, newCitizen, newVehicle, theAdmin, unique } from '../people.ts';
import { waitUntilSettled } from '../rest.ts';

/*
 * Where the system chooses all colours, grounds and shadows are gone: what is chosen, switched on or open must differ from
 * what is not by something else. It is looked at with and without its state, and the two pictures must differ.
 */

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

const states =
  '[aria-current], [aria-pressed=true], [aria-selected=true], [data-present], :checked:not(option)';

test('what is chosen is told from what is not, whatever colours the system has', async ({ page }) => {
  const admin = await theAdmin();
  const id = await newCitizen(admin, `Ramkali ${unique()}`);
  const vehicle = await newVehicle(admin, id);
  await admin.call('POST', `/vehicles/${vehicle.id}/puccs`, {
    pucc_number: `P${unique()}`,
    valid_from: '2026-01-01',
    valid_until: '2026-06-30',
  });
  await enterAs(page, admin, '/dashboard');
  const paths = ['/dashboard', `/citizens/${id}`, '/reports/expiries', '/service-requests', '/admin/users'];
  for (const path of [...paths, '/admin/reminders', '/account', '/help/keys']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitUntilSettled(page);
    // Without its state it is not found by that any more.
    const count = await page.locator(states).evaluateAll(found => {
      const seen = found.filter(element => element.checkVisibility()).slice(0, 12);
      for (const [at, element] of seen.entries()) element.setAttribute('data-tried', String(at));
      return seen.length;
    });
    expect(count, path).toBeGreaterThan(0);
    for (let at = 0; at < count; at += 1) {
      const one = page.locator(`[data-tried="${at}"]`);
      const name = await one.evaluate(element => element.outerHTML.slice(0, 200));
      expect.soft(await differsWithout(one, unset), `${path}: ${name}`).toBe(true);
    }
  }
});

test('bars are drawn, and where the focus is', async ({ page }) => {
  await enterAs(page, await theAdmin(), '/dashboard');
  await waitUntilSettled(page);
  const bars = page.getByRole('main').locator('figure ol');
  const hide = (element: Element) => {
    for (const bar of element.querySelectorAll<HTMLElement>('a > span:last-child')) bar.style.height = '0';
  };
  expect(await differsWithout(bars, hide)).toBe(true);
  await page.goto('/reports/expiries');
  await waitUntilSettled(page);
  for (const focused of [
    page.locator('main [data-rows] > tbody > tr[tabindex]').first(),
    page.getByRole('button', { name: 'Notify all' }),
    page.getByRole('combobox').first(),
  ]) {
    await focused.evaluate((element: HTMLElement) => element.focus({ focusVisible: true } as FocusOptions));
    expect(await hasEdge(focused), String(focused)).toBe(true);
  }
  // A filter has the sign of its focus around its label as well.
  const owner = page.locator('[name=owner_name]');
  await owner.focus();
  expect(await hasEdge(page.locator('[data-labelled]').filter({ has: owner }))).toBe(true);
  await page.locator('main [data-rows] input[type=checkbox]').nth(1).check();
  expect(await hasEdge(page.getByText('1 selected').locator('..')), 'the bar of what is selected').toBe(true);
});

test('the ground behind the text of a badge leaves its border be', async ({ page }) => {
  await enterAs(page, await theAdmin(), '/imports/1');
  await waitUntilSettled(page);
  const badges = page.getByRole('main').locator('td span[data-tone]');
  await expect(badges.first()).toBeVisible();
  const paddings = await badges.evaluateAll(found =>
    found.map(one => getComputedStyle(one).paddingInlineEnd),
  );
  expect([...new Set(paddings)]).toEqual(['8px']);
});

test('a dialog, a menu and a toast have an edge', async ({ page }) => {
  await enterAs(page, await theAdmin(), '/citizens');
  await waitUntilSettled(page);
  await page.getByRole('button', { name: '+ New Profile' }).click();
  const dialog = page.getByRole('dialog');
  expect(await hasEdge(dialog.locator('> section'))).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /, user menu$/ }).click();
  const menu = page.getByRole('link', { name: 'Account Settings' }).locator('xpath=ancestor::div[1]');
  await expect(menu).toBeVisible();
  await page.goto('/search/ll?ll_no=zzzz');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.locator('[data-toast]')).toBeVisible();
  expect(await hasEdge(page.locator('[data-toast]'))).toBe(true);
});

/** Takes away what says that an element is chosen. */
function unset(element: Element): void {
  for (const name of ['aria-current', 'aria-pressed', 'aria-selected', 'data-present'])
    element.removeAttribute(name);
  if (element instanceof HTMLInputElement) element.checked = false;
}

/** Whether an element and what stands around it look otherwise once something about it has changed. */
async function differsWithout(one: Locator, change: (element: Element) => void): Promise<boolean> {
  await one.scrollIntoViewIfNeeded();
  const box = await one.boundingBox();
  if (box === null) throw new Error(`${one} is not drawn`);
  const edge = 4;
  const clip = {
    ...{ x: Math.max(box.x - edge, 0), y: Math.max(box.y - edge, 0) },
    ...{ width: box.width + 2 * edge, height: box.height + 2 * edge },
  };
  const shot = (page: Page) => page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  const before = await shot(one.page());
  const handle = await one.elementHandle();
  await handle?.evaluate(change);
  return !before.equals(await shot(one.page()));
}

/** Whether an element has a border or an outline that is drawn. */
function hasEdge(one: Locator): Promise<boolean> {
  return one.evaluate(element =>
    [element, ...element.querySelectorAll(':scope > *'), element.parentElement ?? element].some(part => {
      const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth, borderBottomWidth } =
        getComputedStyle(part);
      const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      return (
        outlined ||
        (borderTopStyle !== 'none' &&
          Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0)
      );
    }),
  );
}
