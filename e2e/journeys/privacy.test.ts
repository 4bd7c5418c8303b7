import { expect, input, looksRight, test, toast } from '../browser.ts';
import { long } from '../form.ts';
import { completeUser, enterAs, newCitizen, theAdmin, unique } from '../people.ts';

test('an admin writes the privacy notice, and visitors read it with the contact', async ({
  page,
  browser,
}) => {
  await enterAs(page, await theAdmin(), '/admin/privacy');
  const contact = page.getByRole('region', { name: 'Privacy contact' });
  await input(contact, 'contact_name').fill('रेखा साहू');
  await input(contact, 'contact_phone').fill('0771 2443555');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Contact saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Write privacy notice' }).click();
  const form = page.getByRole('dialog', { name: 'New version of the privacy notice' });
  await input(form, 'en').fill('We keep your licenses to remind you.');
  await looksRight(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'New version saved.')).toBeVisible();
  await looksRight(page);

  const visitor = await browser.newPage();
  await visitor.goto('/privacy');
  await expect(visitor.getByText('We keep your licenses to remind you.')).toBeVisible();
  await expect(visitor.getByRole('contentinfo')).toContainText('रेखा साहू');
  await looksRight(visitor);
  await visitor.close();
});

test('a citizen agrees in the account, and staff withdraw it at the counter', long, async ({ page }) => {
  const user = await completeUser(`Ganesh ${unique()}`);
  await enterAs(page, user, '/account');
  await page.getByRole('button', { name: 'Agree: Sharing data with others' }).click();
  await expect(toast(page, 'Your consent is saved.')).toBeVisible();
  const own = page.getByRole('list', { name: 'My consents' });
  await expect(own).toContainText('Sharing data with others: Given');
  await looksRight(page);

  await enterAs(page, await theAdmin(), `/citizens/${user.citizen_id}?tab=privacy`);
  const tab = page.getByRole('tabpanel');
  await tab.getByRole('button', { name: 'Record that the notice was given' }).click();
  const form = page.getByRole('dialog', { name: 'Record that the notice was given' });
  await input(form, 'how').selectOption({ label: 'Read at the counter' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(tab.getByRole('table', { name: 'Privacy notices given' })).toContainText('Version');
  await tab.getByRole('button', { name: 'Withdraw: Sharing data with others' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('complementary')).toContainText('Consent to share data withdrawn');
  await looksRight(page);
});

test('staff enter the guardian of a child', long, async ({ page }) => {
  const admin = await theAdmin();
  const dob = `${new Date().getFullYear() - 12}-01-05`;
  const id = await newCitizen(admin, `Kiran ${unique()}`, { dob });
  await enterAs(page, admin, `/citizens/${id}?tab=privacy`);
  await expect(page.getByRole('complementary')).toContainText('Guardian’s consent missing (under 18).');
  const guardian = page.getByRole('tabpanel').getByRole('region', { name: 'Guardian' });
  await guardian.getByRole('button', { name: 'Enter guardian' }).click();
  const form = page.getByRole('dialog', { name: 'Enter guardian' });
  await input(form, 'guardian_name').fill('Phoolmati Sahu');
  await input(form, 'guardian_relation').selectOption('Mother');
  await input(form, 'guardian_consent_on').fill('05-01-2026');
  await looksRight(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(guardian).toContainText('Guardian’s consent on record');
  await expect(guardian).toContainText('Phoolmati Sahu');
  await expect(page.getByRole('complementary')).not.toContainText('Guardian’s consent missing');
  await looksRight(page);
});

test('an admin enters a breach, adds the persons and notes that the Board was told', async ({ page }) => {
  await enterAs(page, await theAdmin(), '/admin/breaches');
  await page.getByRole('button', { name: 'Add data breach' }).click();
  const form = page.getByRole('dialog', { name: 'Add data breach' });
  await input(form, 'nature').fill('A phone was lost');
  await input(form, 'extent').fill('Names and mobiles of three people');
  await input(form, 'place').fill('Counter 2');
  await looksRight(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Data breach report' })).toContainText('71 hours left');
  await page.getByRole('button', { name: 'Add people' }).click();
  const persons = page.getByRole('dialog', { name: 'Add people' });
  await persons.getByRole('radio', { name: 'Branch and document' }).check();
  await input(persons, 'kind').selectOption('learner_licenses');
  await looksRight(page);
  await persons.getByRole('button', { name: 'Add people' }).click();
  await expect(page.getByRole('table', { name: 'People affected' }).getByRole('link').first()).toBeVisible();
  await looksRight(page);
  await page.getByRole('button', { name: 'Record report to the Board' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record report to the Board' }).click();
  await expect(page.getByRole('region', { name: 'Data breach report' })).toContainText('Reported');
});
