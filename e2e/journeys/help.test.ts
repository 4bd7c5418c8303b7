import { expect, input, looksRight, openMenu, screenLooksRight, test } from '../browser.ts';
import { enterAs, theAdmin } from '../people.ts';

test.use({ locale: 'hi-IN' });

test('help is found in the menu and behind the “?” of a screen, for each in their guide', async ({
  page,
}) => {
  await page.goto('/document-inquiry');
  await page.getByRole('main').getByRole('link', { name: 'मदद' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'सेवा के लिए आवेदन करें और स्थिति देखें' })).toBeVisible();
  await page.goBack();
  await expect(input(page, 'vehicle_no'), 'the way back is one step').toBeVisible();

  await input(page, 'vehicle_no').fill('CG04AB1234');
  const beside = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('link', { name: 'मदद, नए टैब में' }).click();
  const read = await beside;
  await expect(read.getByRole('heading', { level: 1, name: 'सेवा के लिए आवेदन करें और स्थिति देखें' })).toBeVisible();
  await read.close();
  await expect(input(page, 'vehicle_no'), 'what was typed is still there').toHaveValue('CG04AB1234');

  await openMenu(page, 'मेनू');
  await page.getByRole('navigation', { name: 'मुख्य मेनू' }).getByRole('link', { name: 'मदद' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['नागरिकों के लिए']);
  await page.getByRole('link', { name: 'अपने कागज़ात और फ़ोटो जोड़ें' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'अपने कागज़ात और फ़ोटो जोड़ें' })).toBeVisible();
  await page.getByRole('group', { name: 'भाषा' }).getByRole('button', { name: 'EN' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add your documents and photos' })).toBeVisible();
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'अपने कागज़ात और फ़ोटो जोड़ें' })).toBeVisible();

  await enterAs(page, await theAdmin(), '/imports');
  await page.getByRole('main').getByRole('link', { name: 'मदद' }).click();
  await expect(page).toHaveURL(/\/help\/list$/);
  await expect(page.getByRole('heading', { level: 1, name: 'एक्सेल फ़ाइल आयात करें' })).toBeVisible();
  await expect(page.locator('b', { hasText: /^जाँचें$/ })).toBeVisible();
  await screenLooksRight(page, 'in both themes');
  await page.keyboard.press('Alt+n');
  const dialog = page.getByRole('dialog');
  await input(dialog, 'registration_no').fill('CG04AB1234');
  await looksRight(page);
  const aboutDialog = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'मदद, नए टैब में' }).click();
  await expect(await aboutDialog).toHaveURL(/\/help\/pile$/);
  await expect(input(dialog, 'registration_no')).toHaveValue('CG04AB1234');
  await input(dialog, 'registration_no').fill('');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'सभी पेज' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['कार्यालय के लिए', 'नागरिकों के लिए']);
});
