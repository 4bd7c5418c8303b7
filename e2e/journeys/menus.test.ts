import type { Page } from '@playwright/test';
import { expect, looksRight, openMenu, test } from '../browser.ts';
import { long } from '../form.ts';
import { completeUser, enterAs, type Person, theStaff } from '../people.ts';

/** The menus of each role, in order. */
const start = [
  ['Dashboard', '/dashboard'],
  ['Citizens', '/citizens'],
  ['Ask For Service', '/ask-for-service'],
] as const;
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
  ['Import', '/imports'],
] as const;
const visitors = [
  ['Document Inquiry', '/document-inquiry'],
  ['Login', '/login'],
  ['Register', '/register'],
] as const;
const help = [['Help', '/help']] as const;

type Links = readonly (readonly [string, string])[];
const menus: Record<'visitor' | 'user' | 'manager' | 'admin', { main: Links; search: Links }> = {
  visitor: { main: [...visitors, ...help], search: [] },
  user: { main: [...start, ...help], search },
  manager: {
    main: [...start, ...office, ...help],
    search: [...search, ['Expiry Report', '/reports/expiries']],
  },
  admin: {
    main: [...start, ...office, ['Admin', '/admin'], ...help],
    search: [...search, ['Expiry Report', '/reports/expiries']],
  },
};

async function openedMenu(page: Page) {
  await page.goto('/');
  await openMenu(page);
  return page.getByRole('navigation', { name: 'Main menu' });
}

async function offers(page: Page, within: 'main' | 'search', expected: Links): Promise<void> {
  const menu = await openedMenu(page);
  if (within === 'search') await menu.getByRole('button', { name: 'Search' }).click();
  const links = menu.getByRole('link').filter({ visible: true });
  const inSearch = (label: string) => menus.admin.search.some(([one]) => one === label);
  // Those of staff come a little later than the first.
  await expect
    .poll(async () => {
      // Beside some of them stands how many wait there.
      const all = await links.evaluateAll(found =>
        found.map(link => [
          (link as HTMLElement).innerText.replace(/\s*[\d,]+$/, ''),
          link.getAttribute('href'),
        ]),
      );
      return all.filter(([label]) => inSearch(label ?? '') === (within === 'search'));
    })
    .toEqual(expected.map(link => [...link]));
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
      const menu = await openedMenu(page);
      await menu.getByRole('button', { name: `${person.name}, user menu` }).click();
      await expect(menu.getByText(person.phone)).toBeVisible();
      const shown = { user: 'User', manager: 'Manager', admin: 'Admin' }[role];
      await expect(menu.getByText(shown, { exact: true }).last()).toBeVisible();
      await looksRight(page);
      await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
      await menu.getByRole('link', { name: 'Account Settings' }).click();
      await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
      await expect(menu.getByRole('link', { name: 'Account Settings' }), 'it folds again').toBeHidden();
    },
  );
}

test('on a tablet the bar has room for its links: the last of them unfold', long, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await enterAs(page, await theStaff('admin'), '/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Import' })).toBeHidden();
  const more = menu.getByRole('button', { name: 'More' });
  const box = await more.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(768);
  await expect(more).toHaveCSS('box-shadow', 'none');
  await more.click();
  await looksRight(page);
  await menu.getByRole('link', { name: 'Import' }).click();
  await expect(page).toHaveURL(/\/imports$/);
  await expect(menu.getByRole('link', { name: 'Import' })).toBeHidden();
  await expect(more, 'it is underlined for the link that it hides').toHaveCSS('box-shadow', /inset/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menu.getByRole('link', { name: 'Messages' })).toBeVisible();
  await expect(more).toBeHidden();
});
