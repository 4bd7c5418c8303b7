import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { wordsFor } from '@rto-desk/contract/words/languages';
import type { Words } from '@rto-desk/contract/words/words';
import { takeGuidePictures } from './guide-pictures.ts';
import {
  completeUser,
  enterAs,
  newCitizen,
  newRecords,
  newVehicle,
  type Person,
  theAdmin,
} from './people.ts';
import { takeReadmePictures } from './readme-pictures.ts';
import { citizenScreens, type OfficeRecords, officeScreens, ownScreens, publicScreens } from './screens.ts';
import startServer from './server.ts';

/*
 * Pictures of every screen, and of the dialogs that clerks live in, for people to look at: in English and Hindi, on a
 * phone, a tablet and at desks, small and large. They go to the folder that is named, one for each language and width. Those of the guide
 * and of README.md go to their own folders, and are all that is taken with `--guide` or `--readme`.
 */
const languages = ['en', 'hi'] as const;
const widths = [360, 768, 1024, 1366, 1920];
const { values, positionals } = parseArgs({
  options: { guide: { type: 'boolean' }, readme: { type: 'boolean' } },
  allowPositionals: true,
});
const [folder = 'build/pictures'] = positionals;

const stop = await startServer();
try {
  const browser = await chromium.launch({
    ...(process.env.PW_CHROMIUM && { executablePath: process.env.PW_CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const all = !values.guide && !values.readme;
  // First of all, while the demo is as it was filled.
  if (all || values.readme) await takeReadmePictures(browser);
  if (all || values.guide) await takeGuidePictures(browser, languages);
  if (all) await takeScreens(browser);
  await browser.close();
} finally {
  await stop();
}

async function takeScreens(browser: Browser): Promise<void> {
  const admin = await theAdmin();
  const citizen = await example(admin);
  const user = await completeUser('सुनीता वर्मा');
  await example(user, user.citizen_id);
  const { ids: office } = await newRecords(admin);
  for (const language of languages) {
    for (const width of widths) await takeAll(browser, language, width, { admin, citizen, user, office });
  }
}

/** A citizen with something of everything: a new one, unless one is given. */
async function example(by: Person, given: number | null = null): Promise<number> {
  const from = { state: 'Chhattisgarh', city: 'Raipur', dob: '1984-05-02' };
  const id = given ?? (await newCitizen(by, 'रामकुमार साहू', from));
  const vehicle = await newVehicle(by, id);
  await by.call('POST', `/citizens/${id}/dl`, { dl_no: 'CG04 20190001234', expiry_date: '2027-01-10' });
  await by.call('POST', `/vehicles/${vehicle.id}/puccs`, {
    pucc_number: 'CG00400112345',
    valid_from: '2026-01-15',
    valid_until: '2026-07-14',
  });
  return id;
}

interface Shown {
  admin: Person;
  citizen: number;
  user: Person;
  office: OfficeRecords;
}

async function takeAll(browser: Browser, language: string, width: number, shown: Shown) {
  const { admin, citizen, user, office } = shown;
  const to = join(folder, `${language}-${width}`);
  await mkdir(to, { recursive: true });
  const context = await browser.newContext({
    baseURL: process.env.RTO_DESK_ADDRESS ?? '',
    locale: `${language}-IN`,
    timezoneId: 'Asia/Kolkata',
    viewport: { width, height: width < 600 ? 740 : 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const open = [...publicScreens, '/nothing-here'];
  for (const path of open) await take(page, path, to);
  await enterAs(page, admin, '/dashboard');
  const paths = [...citizenScreens(citizen), ...officeScreens(office)];
  for (const path of paths) await take(page, path, to);
  const opened = Object.entries(dialogs(citizen, wordsFor(language)));
  for (const [name, { path, button }] of opened) {
    await page.goto(path);
    await page.getByRole('button', { name: button, exact: true }).first().click();
    await page.getByRole('dialog').locator('form, p').first().waitFor();
    await page.screenshot({ path: join(to, `dialog-${name}.png`) });
  }
  const own = ownScreens(user.citizen_id);
  await enterAs(page, user, '/dashboard');
  for (const path of own) await take(page, path, to, 'own-');
  await context.close();
  console.log(`${to}: ${open.length + paths.length + own.length + opened.length} pictures`);
}

/** The dialogs, by a name for each, with the button that opens it. */
function dialogs(citizen: number, words: Words): Record<string, { path: string; button: string }> {
  const of = (tab: string) => `/citizens/${citizen}?tab=${tab}`;
  return {
    'new-citizen': { path: '/citizens', button: words.citizens.newProfile },
    'quick-add': { path: '/dashboard', button: words.quickAdd.title },
    message: { path: of('ll'), button: words.citizens.sendMessage },
    vehicle: { path: of('vehicles'), button: words.vehicles.add },
    ll: { path: of('ll'), button: words.kinds.ll.add },
    dl: { path: of('dl'), button: words.kinds.dl.add },
  };
}

/** @param before what the names of the pictures begin with */
async function take(page: Page, path: string, to: string, before = ''): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const name = path === '/' ? 'home' : path.slice(1).replace(/\d+/, 'one').replace(/\W+/g, '-');
  await page.screenshot({ path: join(to, `${before}${name}.png`), fullPage: true });
}
