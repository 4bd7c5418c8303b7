import type { Page } from '@playwright/test';
import { expect, looksRight, openMenu, test } from '../browser.ts';
import { long } from '../form.ts';
import { completeUser, enterAs, type Person, theStaff } from '../people.ts';
import { waitUntilSettled } from '../rest.ts';

/** The menus of each role, in order. */
const start = [
  ['Dashboard', '/dashboard'],
  ['Citizens', '/citizens'],
] as const;
const ask = [['Ask For Service', '/ask-for-service']] as const;
const search = [
  ['LL', '/search/ll'],
  ['DL', '/search/dl'],
  ['Vehicle', '/search/vehicle'],
] as const;
const office = [
  ['Jobs', '/jobs'],
  ['Service Requests', '/service-requests'],
  ['Document Inquiries', '/admin/inquiries'],
  ['Messages', '/admin/messages'],
  ...ask,
  ['Letters', '/letters'],
  ['Inward and outward', '/register-entries'],
  ['Import', '/imports'],
] as const;
const help = [['Help', '/help']] as const;
const visitors = [
  ['Document Inquiry', '/document-inquiry'],
  ...help,
  ['Login', '/login'],
  ['Register', '/register'],
] as const;

type Links = readonly (readonly [string, string])[];
const menus: Record<'visitor' | 'user' | 'manager' | 'admin', { main: Links; search: Links }> = {
  visitor: { main: visitors, search: [] },
  user: { main: [...start, ...ask, ...help], search },
  manager: {
    main: [...start, ...office, ['Users', '/admin/users'], ...help],
    search: [...search, ['Expiry Report', '/reports/expiries']],
  },
  admin: {
    main: [...start, ...office, ['Admin', '/admin'], ...help],
    search: [...search, ['Expiry Report', '/reports/expiries']],
  },
};

async function openedMenu(page: Page) {
  await page.goto('/');
  // Who is signed in has another frame than visitors, which folds what was unfolded.
  await waitUntilSettled(page);
  await openMenu(page);
  return page.getByRole('navigation', { name: 'Main menu' });
}

/** Of staff the Search group is open from the start; others unfold it. */
async function offers(page: Page, within: 'main' | 'search', expected: Links): Promise<void> {
  const menu = await openedMenu(page);
  const fold = menu.getByRole('button', { name: 'Search' });
  if (within === 'search' && (await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  // On a phone some places of staff are under the thumb instead.
  const foot = page.getByRole('navigation', { name: 'Quick links' });
  const links = (expected === menus.user.main ? menu : menu.or(foot)).getByRole('link');
  const inSearch = (label: string) => menus.admin.search.some(([one]) => one === label);
  // Those of staff come a little later than the first.
  await expect
    .poll(async () => {
      // Beside some of them stands how many wait there.
      const all = await links.evaluateAll(found =>
        found
          .filter(link => link.checkVisibility())
          .map(link => [
            (link as HTMLElement).innerText.replace(/\s*[\d,]+$/, ''),
            link.getAttribute('href') ?? '',
          ]),
      );
      return all.filter(([label]) => inSearch(label ?? '') === (within === 'search')).sort();
    })
    .toEqual(expected.map(link => [...link]).sort());
}

test('a visitor is offered what visitors may use', async ({ page }) => {
  await offers(page, 'main', menus.visitor.main);
  await looksRight(page);
});

const people: Record<Exclude<keyof typeof menus, 'visitor'>, () => Promise<Person>> = {
  user: () => completeUser(),
  manager: () => theStaff('manager'),
  admin: () => theStaff('admin'),
};

for (const role of ['user', 'manager', 'admin'] as const) {
  test(
    `the menus of the role ${role}: links, search, and the user menu`,
    role === 'manager' ? long : {},
    async ({ page }) => {
      const person = await people[role]();
      await enterAs(page, person, '/dashboard');
      await offers(page, 'main', menus[role].main);
      await offers(page, 'search', menus[role].search);
      await looksRight(page);
      await openedMenu(page);
      const bar = page.getByRole('banner');
      await bar.getByRole('button', { name: `${person.name}, user menu` }).click();
      await expect(bar.getByText(person.phone)).toBeVisible();
      const shown = { user: 'User', manager: 'Manager', admin: 'Admin' }[role];
      await expect(bar.getByText(shown, { exact: true }).last()).toBeVisible();
      await looksRight(page);
      await expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible();
      await bar.getByRole('link', { name: 'Account Settings' }).click();
      await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
      await expect(bar.getByRole('link', { name: 'Account Settings' }), 'it folds again').toBeHidden();
    },
  );
}

test('on a tablet the rail is behind a button, at a desk beside the screen', long, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await enterAs(page, await theStaff('admin'), '/dashboard');
  // What was unfolded folds when the frame of visitors gives way to that of staff, at the first visit only.
  await waitUntilSettled(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const link = menu.getByRole('link', { name: 'Import' });
  await expect(link).toBeHidden();
  await openMenu(page);
  await looksRight(page);
  await link.click();
  await expect(page).toHaveURL(/\/imports$/);
  await expect(link, 'it folds again').toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(link).toBeVisible();
  const [rail, screen] = [await menu.boundingBox(), await page.getByRole('main').boundingBox()];
  expect((rail?.x ?? 0) + (rail?.width ?? 0), 'nothing of the screen lies under it').toBeLessThanOrEqual(
    screen?.x ?? 0,
  );
});

test('the Search group stays as it was left', long, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterAs(page, await theStaff('admin'), '/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'LL' })).toBeVisible();
  await menu.getByRole('button', { name: 'Search' }).click();
  await expect(menu.getByRole('link', { name: 'LL' })).toBeHidden();
  await page.reload();
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'LL' })).toBeHidden();
});
