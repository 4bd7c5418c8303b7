import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { textAt } from '@rto-desk/contract/words/languages';
import type { Language } from '@rto-desk/contract/words/words';
import { choose, input, topDialog } from './browser.ts';
import { enterAs, freshMobile, type Person, theAdmin, theKeeper } from './people.ts';

/*
 * The pictures of the guide, taken from the demo: WebP at the size of a phone or of a page of the guide, a file for each
 * language, and their sizes for the build. What the build does not find here it refuses.
 */
const folder = join(import.meta.dirname, '../web/src/guide/pictures');
/** Pixels of a picture for one of the page: sharp on most screens, and still small. */
const SCALE = 1.5;

interface Picture {
  by: 'admin' | 'keeper' | null;
  path: string;
  width: number;
  /** What is done before it is taken; what it answers is all that is taken, else the top of the window. */
  ready?: (page: Page, text: (place: string) => string) => Promise<Locator | undefined>;
  height?: number;
}

/** A list as a dealer sends it, whose columns are still to be checked. */
const dealersList = [
  'Vehicle No\tOwner Name\tMobile\tInsurance Upto\tPUC Upto\tPolicy Date',
  'CG04NA4101\tराजेश वर्मा\t9000004101\t05-03-2028\t04-09-2027\t06-03-2027',
  'CG04NA4102\tSunita Dewangan\t9000004102\t17-05-2028\t16-11-2027\t18-05-2027',
].join('\n');

/** What the pictures show, by their names. */
async function picturesOf(admin: Person, keeper: Person): Promise<Record<string, Picture>> {
  const own = `/citizens/${keeper.citizen_id}?tab=vehicles`;
  const { body: vehicles } = await admin.call('GET', `/citizens/${keeper.citizen_id}/vehicles`);
  const plate: string = vehicles.data[0].registration_no;
  const { body: lists } = await admin.call('GET', '/imports');
  const [checked] = lists.data;
  const { body: unmapped } = await admin.call('POST', '/imports', { text: dealersList });
  const { body: jobs } = await admin.call('GET', '/jobs?status=open');
  return {
    'my-work': {
      by: 'admin',
      path: '/dashboard',
      width: 720,
      ready: async (page, text) => page.getByRole('region', { name: text('jobs.work.title') }),
    },
    citizen: { by: 'admin', path: own, width: 720, height: 640 },
    'quick-add': {
      by: 'admin',
      path: '/dashboard',
      width: 720,
      ready: async (page, text) => {
        await page.getByRole('button', { name: text('quickAdd.title') }).click();
        await input(topDialog(page), 'registration_no').fill(plate);
        await page.keyboard.press('Enter');
        await topDialog(page).getByRole('status').filter({ hasText: plate }).waitFor();
        return topDialog(page);
      },
    },
    'list-choose': { by: 'admin', path: '/imports', width: 720, height: 480 },
    'list-columns': { by: 'admin', path: `/imports/${unmapped.id}`, width: 720, height: 640 },
    list: { by: 'admin', path: `/imports/${checked.id}`, width: 720, height: 640 },
    'list-rows': {
      by: 'admin',
      path: `/imports/${checked.id}?verdict=error`,
      width: 720,
      ready: async page => page.getByRole('table').last(),
    },
    job: { by: 'admin', path: `/jobs/${jobs.data[0].id}`, width: 720, height: 640 },
    report: { by: 'admin', path: '/reports/expiries', width: 720, height: 560 },
    transfer: {
      by: 'admin',
      path: own,
      width: 720,
      ready: async (page, text) => {
        await page.getByRole('main').getByText(plate, { exact: true }).first().waitFor();
        await choose(page.getByRole('main'), new RegExp(text('transfers.title')));
        await input(topDialog(page), 'name').waitFor();
        return topDialog(page);
      },
    },
    compare: {
      by: 'admin',
      path: '/citizens/duplicates',
      width: 720,
      ready: async (page, text) => {
        await page
          .getByRole('button', { name: new RegExp(`^${text('duplicates.compare')}`) })
          .first()
          .click();
        await topDialog(page)
          .getByRole('button', { name: text('duplicates.merge') })
          .waitFor();
        return topDialog(page);
      },
    },
    register: { by: null, path: '/register', width: 360, height: 560 },
    'own-dashboard': { by: 'keeper', path: '/dashboard', width: 360, height: 640 },
    reference: {
      by: null,
      path: '/ask-for-service?service=noc',
      width: 360,
      ready: async (page, text) => {
        await input(page, 'contact_name').fill('रामकुमार साहू');
        await input(page, 'contact_phone').fill(freshMobile());
        await page.getByRole('button', { name: text('requests.submit') }).click();
        const quote = page.getByText(text('requests.quote'));
        await quote.waitFor();
        return quote.locator('xpath=..');
      },
    },
    'own-papers': { by: 'keeper', path: own, width: 360, height: 640 },
  };
}

/** Takes all of them again. */
export async function takeGuidePictures(browser: Browser, languages: readonly Language[]): Promise<void> {
  const [admin, keeper] = await Promise.all([theAdmin(), theKeeper()]);
  const pictures = await picturesOf(admin, keeper);
  const sizes: Record<string, [width: number, height: number]> = {};
  for (const language of languages) {
    await rm(join(folder, language), { recursive: true, force: true });
    await mkdir(join(folder, language), { recursive: true });
    for (const [name, picture] of Object.entries(pictures)) {
      const by = picture.by === 'admin' ? admin : keeper;
      const page = await windowFor(browser, language, picture);
      if (picture.by === null) await page.goto(picture.path);
      else await enterAs(page, by, picture.path);
      const { bytes, size } = await taken(page, picture, language);
      await writeFile(join(folder, language, `${name}.webp`), bytes);
      sizes[`${language}/${name}`] = size;
      await page.context().close();
    }
  }
  const lines = Object.entries(sizes).map(([name, size]) => `  "${name}": [${size.join(', ')}]`);
  await writeFile(join(folder, 'sizes.json'), `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${folder}: ${lines.length} pictures`);
}

async function windowFor(browser: Browser, language: Language, picture: Picture): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.RTO_DESK_ADDRESS ?? '',
    locale: `${language}-IN`,
    timezoneId: 'Asia/Kolkata',
    viewport: { width: picture.width, height: picture.height ?? 800 },
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  return context.newPage();
}

/** Waits until no part of the screen is still to come. */
export async function allHasCome(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy=true], [class*=_coming]') === null);
}

/** A picture as WebP, with its width and height on the page. */
async function taken(page: Page, { ready }: Picture, language: Language) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await allHasCome(page);
  const part = await ready?.(page, place => textAt(place, language));
  await page.waitForLoadState('networkidle');
  const png = await (part ?? page).screenshot();
  const { base64, width, height } = await page.evaluate(toWebp, png.toString('base64'));
  const size: [number, number] = [Math.round(width / SCALE), Math.round(height / SCALE)];
  return { bytes: Buffer.from(base64, 'base64'), size };
}

/** The browser writes what Playwright cannot: a picture of a screen as WebP is a fifth of one as PNG. */
async function toWebp(png: string): Promise<{ base64: string; width: number; height: number }> {
  const bytes = Uint8Array.from(atob(png), character => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  const base64 = canvas.toDataURL('image/webp', 0.75).split(',')[1] ?? '';
  return { base64, width: bitmap.width, height: bitmap.height };
}
