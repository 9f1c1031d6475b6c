import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './test/support/chromium';
import { isDeep } from './test/support/deep';

export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '**/*.journey.ts',
  ...(!isDeep && { testIgnore: '**/*.deep.journey.ts', grepInvert: /@deep/ }),
  globalSetup: './test/support/cloud-setup.ts',
  // Long enough for a journey on a busy machine, so that only journeys that hang reach it.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  reporter: process.env.CI === undefined ? 'list' : [['line']],
  use: {
    // A navigation that never ends fails before the journey's own timeout.
    navigationTimeout: 300_000,
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    locale: 'en-GB',
    timezoneId: 'Europe/Malta',
    // Without a graphics card, animations take more CPU time than the page itself.
    contextOptions: { reducedMotion: 'reduce' },
    // For a journey that is run by itself. `npm test` records none.
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
