import { defineConfig } from '@playwright/test';

/** What people do on a phone before all; everything else is done at a desk. */
const onPhone = filesOf(
  ...[
    'account',
    'citizen',
    'devices',
    'first-day',
    'first-paint',
    'hindi',
    'installable',
    'menus',
    'own-data',
  ],
  ...['papers', 'requests', 'reset', 'session', 'waiting'],
);
/** A phone has no keys to go by, and what a screen weighs is the same everywhere. */
const deskOnly = filesOf('keyboard', 'weight');
const long = '**/*.long.test.ts';
/** `npm test` tries each journey on one of the two, `npm run test:long` on the other, with what is long. */
const isLong = process.env.TEST_FORM === 'long';

/**
 * The journeys, on a phone and at a desk, against one real server (`server.ts`). Screens are looked at in the dark on
 * the phone and in the light at the desk.
 */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'build/results',
  globalSetup: './server.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.RTO_DESK_ADDRESS,
    actionTimeout: 20_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Each test would load all pages for the device to keep; the journey about that allows it.
    serviceWorkers: 'block',
    // What is half faded has half its contrast: nothing fades while it is looked at.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      // The language of the browser itself, which orders what is typed into its control for dates.
      env: { ...process.env, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US' } as Record<string, string>,
      ...(process.env.PW_CHROMIUM && { executablePath: process.env.PW_CHROMIUM }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  metadata: { isLong },
  projects: [
    {
      name: 'phone',
      ...(isLong ? { testIgnore: [...onPhone, ...deskOnly] } : { testMatch: onPhone }),
      use: { viewport: { width: 360, height: 740 }, colorScheme: 'dark', hasTouch: true, isMobile: true },
    },
    {
      name: 'desk',
      ...(isLong ? { testMatch: [...onPhone, long] } : { testIgnore: [...onPhone, long] }),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});

function filesOf(...names: string[]): string[] {
  return names.map(name => `**/${name}.test.ts`);
}
