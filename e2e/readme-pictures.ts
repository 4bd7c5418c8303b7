import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { allHasCome } from './guide-pictures.ts';
import { enterAs, theAdmin, theKeeper } from './people.ts';

/** The pictures of README.md, taken from the demo: the list of citizens at a desk, and one of them on a phone. */
export async function takeReadmePictures(browser: Browser): Promise<void> {
  const [admin, keeper] = await Promise.all([theAdmin(), theKeeper()]);
  const folder = join(import.meta.dirname, '../docs/pictures');
  const pictures = [
    { name: 'citizens', path: '/citizens', look: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      path: `/citizens/${keeper.citizen_id}`,
      look: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ];
  for (const { name, path, look } of pictures) {
    const context = await browser.newContext({
      baseURL: process.env.RTO_DESK_ADDRESS ?? '',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...look,
    });
    const page = await context.newPage();
    await enterAs(page, admin, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await allHasCome(page);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    await context.close();
  }
  console.log(`${folder}: ${pictures.length} pictures`);
}
