import { expect, input, openMenu, screenLooksRight, test } from '../browser.ts';
import { enterAs, theAdmin } from '../people.ts';

test.use({ locale: 'hi-IN' });

test('help is found in the menu and behind the “?” of a screen, for each in their guide', async ({
  page,
}) => {
  await page.goto('/document-inquiry');
  await page.getByRole('main').getByRole('link', { name: 'मदद' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'सेवा माँगें, और स्थिति देखें' })).toBeVisible();
  await page.goBack();
  await expect(input(page, 'vehicle_no'), 'the way back is one step').toBeVisible();

  await openMenu(page, 'मेनू');
  await page.getByRole('navigation', { name: 'मुख्य मेनू' }).getByRole('link', { name: 'मदद' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['नागरिकों के लिए']);
  await page.getByRole('link', { name: 'अपने कागज़ और फ़ोटो' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'अपने कागज़ और फ़ोटो' })).toBeVisible();
  await page.getByRole('group', { name: 'भाषा' }).getByRole('button', { name: 'EN' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your own papers and photographs' }),
  ).toBeVisible();
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'अपने कागज़ और फ़ोटो' })).toBeVisible();

  await enterAs(page, await theAdmin(), '/imports');
  await page.getByRole('main').getByRole('link', { name: 'मदद' }).click();
  await expect(page).toHaveURL(/\/help\/list$/);
  await expect(page.getByRole('heading', { level: 1, name: 'एक्सेल की सूची' })).toBeVisible();
  await expect(page.locator('b', { hasText: 'देखें क्या होगा' })).toBeVisible();
  await screenLooksRight(page, 'in both themes');
  await page.getByRole('link', { name: 'सभी पेज' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['कार्यालय के लिए', 'नागरिकों के लिए']);
});
