import { defineConfig } from '@playwright/test';

/** The journeys, each on a phone and at a desk, against one real server (`server.ts`). */
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
  projects: [
    // Screens are looked at in the dark on the phone and in the light at the desk. A phone has no keys to go by, and
    // what a screen weighs is the same everywhere.
    {
      name: 'phone',
      testIgnore: ['keyboard.test.ts', 'weight.test.ts'],
      use: { viewport: { width: 360, height: 740 }, colorScheme: 'dark', hasTouch: true, isMobile: true },
    },
    { name: 'desk', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
