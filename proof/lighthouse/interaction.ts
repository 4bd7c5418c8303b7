import type { Browser, Locator, Page } from '@playwright/test';
import { vehicleKinds } from '@rto-desk/contract/kinds/index';
import { enterAs, newCitizen, newVehicle, type Person, theAdmin } from '../../e2e/people.ts';

/** How many times slower than this machine's the processor of a cheap phone is taken to be. */
const SLOWER = 4;
/** How often each is done. */
const ROUNDS = 9;
/** What is typed, a letter each time. */
const TYPED = 'Dukhiya V';
/** From so many letters on the box has shown hits. */
const HITS = 3;

/** The goal, and what the quickest of all may take, in milliseconds. On a slow machine whole screens miss theirs: their quickest took 50 to 229. */
const limits = {
  letter: { goal: 50, most: 80 },
  part: { goal: 100, most: 165 },
  screen: { goal: 100, most: 300 },
};
/** Vehicles of a citizen whose page is opened with all documents of each. */
const FLEET = 4;
/** Rows of a page of the report. */
const ROWS = 15;

declare global {
  interface Window {
    /** How long what was waited for took to show, in milliseconds. */
    shown: Promise<number>;
  }
}

export interface Interaction {
  what: string;
  /** Milliseconds from the key or the finger to the frame that shows what it does: the median. */
  time: number;
  /** The same, the quickest of all: other work of the machine can only have made the others slower. */
  quickest: number;
  /** What the median should take, and the quickest may take at most. */
  goal: number;
  most: number;
}

/** What people do most on the screens of those who are signed in, as a cheap phone shows it. */
export async function interactions(browser: Browser, address: string): Promise<Interaction[]> {
  const admin = await theAdmin();
  const citizen = await newCitizen(admin, 'Dukhiya Verma');
  const { registration } = await newVehicle(admin, citizen);
  const page = await browser.newPage({ baseURL: address, viewport: { width: 360, height: 740 } });
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await enterAs(page, admin, '/citizens');
  const search = page.getByRole('combobox', { name: 'Search name, mobile or vehicle no.' });
  const open = page.getByRole('button', { name: '+ New Profile' });
  await search.focus();
  const typing = await repeated(async round => {
    const time = await timed(page, 'keydown', null, () => page.keyboard.press(TYPED[round] ?? ''));
    if (round >= HITS) await page.getByRole('option', { name: 'Dukhiya Verma' }).waitFor();
    return time;
  });
  await search.clear();
  const opening = (button: Locator, shown: string) =>
    repeated(async () => {
      const time = await timed(page, 'click', shown, () => button.click());
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      return time;
    });
  const form = await opening(open, 'dialog input[name=name]');
  const quickAdd = await opening(
    page.getByRole('button', { name: 'Quick Add' }),
    'dialog input[name=registration_no]',
  );
  await page.goto(`/citizens/${citizen}?tab=all`);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const switching = await repeated(async () => {
    await tab('All Details').click();
    await page.getByRole('tabpanel', { name: 'All Details' }).waitFor();
    return timed(page, 'click', '[role=tab][aria-selected=true][id$=vehicles]', () =>
      tab('Vehicles').click(),
    );
  });
  const cell = await opening(page.getByRole('button', { name: `Insurance of ${registration}` }), 'dialog h2');
  const owner = await ownerOfFleet(admin);
  // What is drawn is here already: a screen that one comes back to.
  const comingBack = async (path: string, shown: string) => {
    await page.goto(path);
    await page.locator(shown).waitFor();
    await page.getByRole('link', { name: 'RTO Desk' }).first().click();
    await page.locator(shown).waitFor({ state: 'detached' });
    return repeated(async () => {
      const time = await timed(page, 'popstate', shown, async () => {
        await page.evaluate(() => history.back());
      });
      await page.evaluate(() => history.forward());
      await page.locator(shown).waitFor({ state: 'detached' });
      return time;
    });
  };
  const details = await comingBack(
    `/citizens/${owner.id}?tab=all`,
    `table[aria-label="Documents of ${owner.last}"] tr:nth-child(5)`,
  );
  const report = await comingBack('/reports/expiries?start_date=2020-01-01', `tbody tr:nth-child(${ROWS})`);
  await page.close();
  return [
    { what: 'a letter in the search box', ...typing, ...limits.letter },
    { what: 'opening the form of a citizen', ...form, ...limits.part },
    { what: 'opening Quick Add', ...quickAdd, ...limits.part },
    { what: 'switching to another tab of a citizen', ...switching, ...limits.part },
    { what: 'opening the documents of a vehicle', ...cell, ...limits.part },
    {
      what: `drawing a citizen with ${FLEET * vehicleKinds.length} documents of vehicles`,
      ...details,
      ...limits.screen,
    },
    { what: `drawing a page of the expiry report, ${ROWS} rows`, ...report, ...limits.screen },
  ];
}

/** A citizen with some vehicles that have a document of each kind; and the registration of the last one. */
async function ownerOfFleet(by: Person): Promise<{ id: number; last: string }> {
  const id = await newCitizen(by, 'Santram Dewangan');
  let last = '';
  for (let at = 0; at < FLEET; at += 1) {
    last = (await newVehicle(by, id)).registration;
    for (const { slug } of vehicleKinds) {
      await by.call('POST', '/quick-entries', { kind: slug, registration_no: last, until: '2031-03-05' });
    }
  }
  return { id, last };
}

/** From an event of the person's to the first frame after it that shows what is looked for (any, where nothing is). */
async function timed(
  page: Page,
  kind: string,
  shown: string | null,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(
    ([event = '', selector]) => {
      window.shown = new Promise(resolve => {
        window.addEventListener(
          event,
          async ({ timeStamp }) => {
            do await new Promise(requestAnimationFrame);
            while (selector && document.querySelector(selector) === null);
            // The state at the beginning of a frame is painted at its end.
            await new Promise(requestAnimationFrame);
            resolve(performance.now() - timeStamp);
          },
          { capture: true, once: true },
        );
      });
    },
    [kind, shown] as const,
  );
  await act();
  return page.evaluate(() => window.shown);
}

async function repeated(
  measure: (round: number) => Promise<number>,
): Promise<Pick<Interaction, 'time' | 'quickest'>> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await measure(round));
  times.sort((one, other) => one - other);
  return { time: times[Math.floor(ROUNDS / 2)] ?? 0, quickest: times[0] ?? 0 };
}
