import { choose, expect, input, looksRight, test, toast } from '../browser.ts';
import { completeUser, enterAs, freshMobile, newCitizen, newVehicle, theAdmin, unique } from '../people.ts';

const screens = ['/', '/login', '/register', '/nothing'];

async function richCitizen() {
  const admin = await theAdmin();
  const id = await newCitizen(admin, `Venkatanarasimharajuvaripeta Suryanarayana ${unique()}`, {
    email: 'a.very.long.address.that.does.not.break@subdomain.example.com',
    address: 'Housenumber123456789012345678901234567890 without any space at all',
  });
  const { id: vehicle } = await newVehicle(admin, id);
  await admin.call('POST', `/citizens/${id}/dl`, {
    dl_no: `CG04 ${unique()}`,
    vehicle_class: 'MCWOG, MCWG, LMV, TRANS, E-Rikshaw',
    expiry_date: '2020-01-01',
  });
  await admin.call('POST', `/vehicles/${vehicle}/taxes`, {
    tax_mode: 'OneTime',
    tax_from: '2026-01-01',
    tax_upto: '2099-12-31',
    amount: '99999999.99',
  });
  return { admin, id };
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('every screen keeps its contrast', async ({ page }) => {
    const { admin, id } = await richCitizen();
    for (const path of screens) {
      await page.goto(path);
      await looksRight(page);
    }
    await enterAs(page, admin, '/account');
    await looksRight(page);
    for (const path of ['/dashboard', '/citizens', `/citizens/${id}?tab=dl`, `/citizens/${id}?tab=all`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await looksRight(page);
    }
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await looksRight(page);
  });
});

test.describe('magnified to 400 %, which leaves 320 points', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('nothing scrolls sideways, whatever names and addresses are like', async ({ page }) => {
    const { admin, id } = await richCitizen();
    for (const path of screens) {
      await page.goto(path);
      await looksRight(page);
    }
    await enterAs(page, admin, '/account');
    for (const path of ['/citizens', `/citizens/${id}?tab=dl`, `/citizens/${id}?tab=all`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading')).toBeHidden();
      await looksRight(page);
    }
    await choose(page, /^Manage Taxes/);
    await expect(page.getByText('₹ 9,99,99,999.99')).toBeVisible();
    await looksRight(page);
  });
});

test.describe('without a network', () => {
  test.use({ goesOffline: true });

  test('the page says so, what was typed stays, and is saved once it is back', async ({ page, context }) => {
    const user = await completeUser();
    await enterAs(page, user, `/citizens/${user.citizen_id}`);
    await page.getByRole('button', { name: 'Add Learner License' }).click();
    const form = page.getByRole('dialog', { name: 'Add Learner License' });
    const number = `CG04/${unique()}/2026`;
    await input(form, 'll_no').fill(number);
    await context.setOffline(true);
    await expect(page.getByText('You are offline. Your entries are kept.')).toBeVisible();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Failed to save.')).toBeVisible();
    await expect(input(form, 'll_no')).toHaveValue(number);
    await context.setOffline(false);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'LL record added')).toBeVisible();
  });
});

test.describe('on a network that loses an answer', () => {
  test.use({ goesOffline: true });

  test('saving again stores nothing twice', async ({ page }) => {
    const admin = await theAdmin();
    const mobile = freshMobile();
    await enterAs(page, admin, '/citizens');
    let lost = 0;
    await page.route('**/api/citizens', async route => {
      if (route.request().method() !== 'POST' || lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort('internetdisconnected');
    });
    await page.getByRole('button', { name: '+ New Profile' }).click();
    const form = page.getByRole('dialog', { name: 'New Citizen Profile' });
    await input(form, 'name').fill('Manbodh');
    await input(form, 'mobile').fill(mobile);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => lost).toBe(1);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Citizen profile created successfully.')).toBeVisible();
    const { body } = await admin.call('GET', `/citizens?mobile=${mobile}`);
    expect(body.meta.total).toBe(1);
  });
});

test.describe('on a network that goes early', () => {
  test.use({ goesOffline: true });

  test('a form that could not be sent keeps its input', async ({ page, context }) => {
    await page.goto('/register');
    await input(page, 'name').fill('Mohan Sahu');
    await input(page, 'phone').fill(freshMobile());
    await input(page, 'password').fill('monsoon-raipur-7');
    await input(page, 'password_confirmation').fill('monsoon-raipur-7');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.locator('form').getByRole('alert')).toHaveText('Registration failed');
    await expect(toast(page, 'Registration failed')).toBeVisible();
    await expect(input(page, 'name')).toHaveValue('Mohan Sahu');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('a clerk adds a licence without touching the mouse', async ({ page }) => {
  const admin = await theAdmin();
  const id = await newCitizen(admin, `Ghasi ${unique()}`);
  await enterAs(page, admin, `/citizens/${id}`);
  await expect(page.getByRole('button', { name: 'Add Learner License' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const add = page.getByRole('button', { name: 'Add Learner License' });
  for (
    let step = 0;
    step < 20 && !(await add.evaluate(button => button === document.activeElement));
    step += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(input(page, 'll_no')).toBeFocused();
  const number = unique();
  await page.keyboard.type(`cg04/${number}`);
  await expect(input(page, 'll_no')).toHaveValue(`CG04/${number}`);
  await page.keyboard.press('Home');
  await page.keyboard.type('x');
  await expect(input(page, 'll_no'), 'the caret stays where one types').toHaveValue(`XCG04/${number}`);
  await page.keyboard.type('y');
  await expect(input(page, 'll_no')).toHaveValue(`XYCG04/${number}`);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'LL record added')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
