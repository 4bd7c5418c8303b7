import { defineConfig } from '@playwright/test';
import { isLong, long } from './form.ts';

/** Journeys that run on a phone in `npm test`; all others run at a desk. */
const onPhone = filesOf(
  ...['account', 'citizen', 'first-day', 'first-paint', 'help', 'hindi', 'installable', 'menus'],
  ...['own-data', 'uploads', 'requests', 'reset', 'session'],
);
/** A phone has no keys to go by; the others choose the size of the window themselves. */
const deskOnly = filesOf('keyboard', 'keyboard.long', 'clicks', 'forced-colours.long', 'whole-words.long');
const longFiles = '**/*.long.test.ts';
const phone = {
  viewport: { width: 360, height: 740 },
  colorScheme: 'dark',
  hasTouch: true,
  isMobile: true,
} as const;
const desk = { viewport: { width: 1280, height: 800 } };
const tagged = new RegExp(`${long.tag}\\b`);

/**
 * The journeys against one real server (`server.ts`): `npm test` tries one of each capability on a phone or at a desk,
 * `npm run test:long` the others there, all on the other size, and what is long on both. The phone is in the dark, the
 * desk in the light.
 */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'build/results',
  globalSetup: './server.ts',
  fullyParallel: true,
  // Journeys wait for the network to be idle: three keep two processors busy, two where the units run beside them.
  workers: isLong ? 3 : 2,
  retries: 0,
  forbidOnly: true,
  // A machine may be three times slower than usual.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.RTO_DESK_ADDRESS,
    actionTimeout: 20_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Each test would load all pages for the device to keep; the journey about that allows it.
    serviceWorkers: 'block',
    // No animations: a half-faded element would fail the contrast check.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces take as long again as the journey: `npm test -- --e2e PART --trace on` writes one.
    trace: 'off',
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
  projects: isLong
    ? [
        { name: 'phone', use: phone, testIgnore: [...onPhone, ...deskOnly] },
        { name: 'desk', use: desk, testMatch: [...onPhone, longFiles] },
        // The journeys that `npm test` leaves out, on the size they would have there.
        { name: 'phone too', use: phone, testMatch: onPhone, grep: tagged },
        { name: 'desk too', use: desk, testIgnore: [...onPhone, longFiles], grep: tagged },
      ]
    : [
        { name: 'phone', use: phone, testMatch: onPhone, grepInvert: tagged },
        { name: 'desk', use: desk, testIgnore: [...onPhone, longFiles], grepInvert: tagged },
      ],
});

function filesOf(...names: string[]): string[] {
  return names.map(name => `**/${name}.test.ts`);
}
