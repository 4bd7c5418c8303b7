import type { Browser, Page } from '@playwright/test';
import { wordsFor } from '@rto-desk/contract/words/languages';
import { choose, expect, input, looksRight, test, toast, topDialog } from '../browser.ts';
import { long } from '../form.ts';
import { tabTo, use } from '../keyboard.ts';
import { enterAs, freshMobile, newCitizen, newJob, theAdmin, theStaff, unique } from '../people.ts';

const hindi = wordsFor('hi');

/** A cheap phone whose owner reads Hindi. */
async function phoneOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'hi-IN',
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  return context.newPage();
}

test.use({ refusals: [409] });

test('a request from a phone is processed by keyboard and handed over, with a document missing at first', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const phone = await phoneOf(browser);
  const name = `बुधिया ${unique()}`;
  const mobile = freshMobile();
  await phone.goto('/');
  await phone.getByText(hindi.services.groups[5] ?? '').click();
  await phone.locator('a[href="/ask-for-service?service=noc"]').click();
  await input(phone, 'contact_name').fill(name);
  await input(phone, 'contact_phone').fill(mobile);
  await phone.getByRole('button', { name: hindi.requests.submit }).click();
  const reference = await phone.locator('output').innerText();
  await phone.getByRole('link', { name: hindi.requests.track }).click();
  const state = phone.locator('dl');
  await expect(state).toContainText('प्राप्त');

  await enterAs(page, await theAdmin(), '/jobs');
  await use(page, page.getByLabel('Name, mobile or job no.'));
  await page.keyboard.type(reference);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=SR/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await use(page, page.getByRole('button', { name: /^Assign to me: J-.*बुधिया/ }));
  await expect(toast(page, 'Assigned to you.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move to Documents missing/ })).toBeVisible();
  await looksRight(page);
  await use(page, page.getByRole('link', { name }));

  const facts = page.getByRole('region', { name: 'Details' });
  await expect(facts).toContainText('Anita Sharma');
  await expect(facts).toContainText('Application for NOC');
  await goesTo(page, 'Documents missing');
  await looksRight(page);
  const missing = page.getByRole('button', { name: /^Mark received: / });
  const papers = await missing.count();
  expect(papers).toBeGreaterThan(1);
  const label = (await missing.first().getAttribute('aria-label')) ?? '';
  await phone.reload();
  await expect(state).toContainText('दस्तावेज़ बाकी');
  await expect(state).toContainText(hindi.requests.tracking.missing);
  await looksRight(phone);

  for (let left = papers; left > 0; left -= 1) {
    await use(page, missing);
    await expect(missing).toHaveCount(left - 1);
  }
  await expect(page.getByRole('button', { name: label })).toHaveCount(0);
  for (const stage of ['Submitted', 'Approved', 'Ready']) await goesTo(page, stage);
  await phone.reload();
  await expect(state).toContainText('तैयार');
  await expect(state).not.toContainText(hindi.requests.tracking.missing);

  await expect(page.getByRole('button', { name: /^Move to Handed over/ })).toBeVisible();
  await page.keyboard.press('n');
  await expect(topDialog(page)).toContainText('Originals not yet returned');
  await looksRight(page);
  await page.keyboard.press('Enter');
  await expect(presentStage(page)).toHaveText('Handed over');
  await expect(page.getByRole('button', { name: /^Return: / })).toHaveCount(0);
  await phone.reload();
  await expect(state).toContainText('सुपुर्द किया गया');
  await phone.context().close();
});

/** Goes to the next stage by its key. */
async function goesTo(page: Page, stage: string): Promise<void> {
  await expect(page.getByRole('button', { name: `Move to ${stage}:` })).toBeVisible();
  await page.keyboard.press('n');
  await expect(presentStage(page)).toHaveText(stage);
}

/** The stage that a job's page shows filled. */
const presentStage = (page: Page) => page.getByRole('group', { name: 'Stage' }).locator('[data-present]');

test('a row of the list leads to any stage, and the page of the job back', long, async ({ page }) => {
  const admin = await theAdmin();
  const { id, reference } = await newJob(admin);
  await enterAs(page, admin, `/jobs?q=${reference}`);
  const row = page.getByRole('row').last();
  await expect(row).toContainText('Received');
  await choose(row, /^Change stage/);
  await topDialog(page).getByRole('button', { name: 'Ready' }).click();
  await expect(toast(page, 'Moved to Ready.')).toBeVisible();
  await expect(row).toContainText('Ready');
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${id}$`));
  await expect(presentStage(page)).toHaveText('Ready');
  const stages = page.getByRole('group', { name: 'Stage' });
  await expect(stages.getByRole('button', { name: 'Rejected' }), 'wants a reason').toHaveCount(0);
  await stages.getByRole('button', { name: 'Documents missing' }).click();
  await expect(presentStage(page)).toHaveText('Documents missing');
  await looksRight(page);
  await choose(page.getByRole('main'), /^Reject/);
  await input(topDialog(page), 'reason_code').selectOption({ index: 1 });
  await topDialog(page).getByRole('button', { name: 'Reject' }).click();
  await expect(toast(page, 'Rejected.')).toBeVisible();
  await expect(presentStage(page)).toHaveText('Rejected');
});

test('a job gets its citizen: a new profile, then another one', long, async ({ page }) => {
  const admin = await theAdmin();
  const other = `Sonmati ${unique()}`;
  await newCitizen(admin, other);
  const name = `Budhram ${unique()}`;
  const { id } = await newJob(admin, { contact_name: name });
  await enterAs(page, admin, `/jobs/${id}`);
  const facts = page.getByRole('region', { name: 'Details' });
  await facts.getByRole('button', { name: 'Create citizen' }).click();
  await expect(input(topDialog(page), 'name')).toHaveValue(name);
  await topDialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(facts.getByRole('link', { name })).toBeVisible();
  await facts.getByRole('button', { name: 'Unlink' }).click();
  await expect(facts.getByRole('button', { name: `Link to ${name}` })).toBeVisible();
  await facts.getByRole('button', { name: 'Link a citizen' }).click();
  await topDialog(page).getByRole('searchbox').fill(other);
  await page.keyboard.press('Enter');
  await topDialog(page).getByRole('button', { name: other }).click();
  await expect(facts.getByRole('link', { name: other })).toBeVisible();
  expect((await admin.call('GET', `/jobs/${id}`)).body.citizen.name).toBe(other);
});

test('work at the counter is taken in from anywhere, and its slips are printed', long, async ({ page }) => {
  await enterAs(page, await theAdmin(), '/dashboard');
  await expect(page.getByRole('button', { name: 'Quick Add' })).toBeVisible();
  await page.keyboard.press('Alt+n');
  await expect(input(topDialog(page), 'registration_no')).toBeFocused();
  await use(page, topDialog(page).getByRole('link', { name: 'New job' }));
  await expect(input(topDialog(page), 'contact_phone')).toBeFocused();
  const name = `Budhram ${unique()}`;
  await page.keyboard.type(freshMobile());
  await page.keyboard.press('Tab');
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Veh');
  await page.keyboard.press('Tab');
  await page.keyboard.type('noc');
  await page.keyboard.press('Enter');
  await expect(topDialog(page).getByRole('button', { name: 'Remove Application for NOC' })).toBeVisible();
  await looksRight(page);
  await tabTo(page, input(topDialog(page), 'given_by'));
  await page.keyboard.type('Sahu Motors');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jobs\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application for NOC');
  await expect(page.getByRole('main')).toContainText(name);
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Sahu Motors');

  await page
    .getByRole('button', { name: /^Actions: / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Acknowledgement', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Opens the tracking page' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const sheet = await page.pdf({ preferCSSPageSize: true });
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('radio', { name: '80 mm' }).click();
  await expect(page).toHaveURL(/size=roll/);
  await expect(page.getByRole('radio', { name: '80 mm' })).toBeChecked();
  const roll = await page.pdf({ preferCSSPageSize: true });
  expect(widthOf(sheet)).toBe(595);
  expect(widthOf(roll)).toBe(227);
});

/** The width of the pages of a PDF, in points. */
function widthOf(pdf: Buffer): number {
  const [, width] = /\/MediaBox \[0 0 ([\d.]+)/.exec(pdf.toString('latin1')) ?? [];
  return Math.round(Number(width));
}

test.describe('two clerks', () => {
  test('the second clerk reads who has the job; a rejection needs a reason', long, async ({ page }) => {
    const admin = await theAdmin();
    const { id } = await newJob(admin);
    await enterAs(page, admin, `/jobs/${id}`);
    const take = page.getByRole('button', { name: /^Assign to me: / });
    await expect(take).toBeVisible();
    const other = await theStaff('manager');
    await other.call('POST', `/jobs/${id}/take`);
    await take.click();
    await expect(toast(page, `${other.name} is already working on this.`)).toBeVisible();
    const facts = page.getByRole('region', { name: 'Details' });
    await expect(facts).toContainText(other.name);

    await page.getByRole('button', { name: /^Actions: J/ }).click();
    await page.getByRole('menuitem', { name: /^Reject/ }).click();
    await input(topDialog(page), 'reason_code').selectOption({ label: 'Other reason' });
    await input(topDialog(page), 'reason').fill('The chassis number does not match');
    await looksRight(page);
    await topDialog(page).getByRole('button', { name: 'Reject' }).click();
    await expect(facts).toContainText('The chassis number does not match');
    await page.getByRole('button', { name: /^Actions: J/ }).click();
    await page.getByRole('menuitem', { name: /^Reopen/ }).click();
    await expect(toast(page, 'Job reopened.')).toBeVisible();
    await expect(page.getByText('Rejected: Rejected')).toBeVisible();
  });
});
