import { expect, input, looksRight, openFilters, test, topDialog } from '../browser.ts';
import { long } from '../form.ts';
import { completeUser, enterAs, freshMobile, newCitizen, theStaff, unique } from '../people.ts';

test('the bars of the dashboard are as high as their numbers say', long, async ({ page }) => {
  const manager = await theStaff('branchManager');
  // Near one another, and more than all that the branch has besides: the highest bars are drawn where little room is left.
  const citizen = await newCitizen(manager, `Bhagwati ${unique()}`);
  for (const [week, count] of [7, 8, 9].entries()) {
    for (let made = 0; made < count; made += 1) {
      const day = new Date(Date.now() + (7 * week + 1) * 86_400_000).toISOString().slice(0, 10);
      await manager.call('POST', `/citizens/${citizen}/dl`, { dl_no: `BAR${unique()}`, expiry_date: day });
    }
  }
  await enterAs(page, manager, '/dashboard');
  const figure = page.getByRole('figure', {
    name: 'Expiring in the next 8 weeks',
    includeHidden: true,
  });
  await expect(figure).toBeAttached();
  test.skip(!(await figure.isVisible()), 'a phone has the numbers alone');
  const drawn = await figure.getByRole('link').evaluateAll(weeks =>
    weeks.map(week => {
      const [total, bar] = week.children;
      return { count: Number(total?.textContent), height: bar?.getBoundingClientRect().height ?? 0 };
    }),
  );
  const highest = drawn.reduce((one, other) => (other.count > one.count ? other : one));
  expect(new Set(drawn.map(({ count }) => count)).size, 'bars of several heights').toBeGreaterThan(2);
  for (const { count, height } of drawn) {
    expect.soft(Math.abs(height - (highest.height * count) / highest.count), `${count}`).toBeLessThan(1);
  }
});

test('an account without records is offered what to add, and shown no zeros', long, async ({ page }) => {
  await enterAs(page, await completeUser(), '/dashboard');
  const add = page.getByRole('button', { name: 'Add your vehicle' });
  await expect(add).toBeVisible();
  await expect(page.getByText('Registered Vehicles')).toBeHidden();
  await looksRight(page);
  await add.click();
  const registration = `CG04${unique()}`;
  await input(topDialog(page), 'registration_no').fill(registration);
  await topDialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(topDialog(page)).toBeHidden();
  await expect(
    page.getByRole('button', { name: `Insurance of ${registration}` }),
    'a vehicle of which nothing is recorded',
  ).toContainText('+ Add');
  await looksRight(page);
});

test('the dashboard shows each waiting task once, and expiring documents until their holder is notified', async ({
  page,
}) => {
  const manager = await theStaff('branchManager');
  const citizen = await newCitizen(manager, `Dukhiya ${unique()}`);
  const expiry_date = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await manager.call('POST', `/citizens/${citizen}/dl`, { dl_no: `END${unique()}`, expiry_date });
  await manager.call('POST', `/citizens/${citizen}/send-message`, { message: 'Namaste' });
  await manager.call('POST', '/document-inquiries', {
    ...{ name: 'Dukhiya', phone: freshMobile(), document_type: ['Tax'] },
  });
  await enterAs(page, manager, '/dashboard');
  const soon = page.getByRole('link', { name: /Expiring in 7 days, not notified/ });
  await expect(soon).toBeVisible();
  const work = page.getByRole('region', { name: 'My work' }).getByRole('link');
  await expect(work.filter({ hasText: 'Messages to send' })).toBeVisible();
  const addresses = await work.evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
  expect(addresses).toContain('/admin/inquiries?status=new');
  expect(new Set(addresses).size, addresses.join(' ')).toBe(addresses.length);
  await soon.click();
  await openFilters(page);
  await expect(page.getByLabel('Notified', { exact: true })).toHaveValue('1');
});
