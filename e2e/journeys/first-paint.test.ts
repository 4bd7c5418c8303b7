import { test as unwatched } from '@playwright/test';
import { screens } from '@rto-desk/contract/screens';
import { expect, test } from '../browser.ts';
import { isLong } from '../form.ts';

for (const colorScheme of isLong ? (['light', 'dark'] as const) : (['light'] as const)) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme, serviceWorkers: 'block' });

    test('the name is on the page before any script has loaded, and does not move', async ({ page }) => {
      let come: () => void = () => undefined;
      const awaited = new Promise<void>(resolve => {
        come = resolve;
      });
      await page.route('**/*.js', async route => {
        await awaited;
        await route.continue();
      });
      const looks = async (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate(async bar => {
            await document.fonts.ready;
            const mark = bar.querySelector('svg')?.getBoundingClientRect();
            const { color, fontSize, fontWeight } = getComputedStyle(bar.querySelector('a') ?? bar);
            const { borderBottomColor } = getComputedStyle(bar);
            const ground = getComputedStyle(document.body).backgroundColor;
            const { bottom } = bar.getBoundingClientRect();
            return { x: mark?.x, y: mark?.y, bottom, color, fontSize, fontWeight, borderBottomColor, ground };
          });
      await page.goto('/', { waitUntil: 'commit' });
      // Not what is there, which may still lack its style, but what has been painted.
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await expect(page.getByText('RTO Desk')).toBeVisible();
      const before = await looks('.first');
      come();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.first')).toHaveCount(0);
      expect(await looks('header')).toEqual(before);
    });
  });
}

// A browser without scripts complains of each of them.
unwatched.describe('without scripts', () => {
  unwatched.use({ javaScriptEnabled: false });

  unwatched('the page says in both languages what it needs', async ({ page }) => {
    await page.goto('/');
    const said = page.locator('noscript p');
    await expect(said).toHaveText(['RTO Desk works with JavaScript only.', /केवल JavaScript के साथ/]);
    for (const sentence of await said.all()) await expect(sentence).toBeVisible();
  });
});

// A visitor may be led to the login instead, and Chrome complains of styles that were preloaded and then not used.
test('no screen that asks who one is preloads styles, but brings its own', async ({ request }) => {
  const stylesOf = async (path: string) => {
    const html = await (await request.get(path.replaceAll(/:\w+/g, '1'))).text();
    const links = html.match(/<link [^>]*\.css"[^>]*>/g) ?? [];
    return { preloaded: links.filter(link => !link.includes('rel="stylesheet"')), all: links.length };
  };
  const common = (await stylesOf('/nothing/here')).all;
  for (const { path, audience } of screens) {
    if (audience === 'anyone') continue;
    const { preloaded, all } = await stylesOf(path);
    expect(preloaded, path).toEqual([]);
    expect(all, path).toBeGreaterThan(common);
  }
});
