import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './test/support/chromium';

export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '**/*.journey.ts',
  globalSetup: './test/support/cloud-setup.ts',
  // What hangs is a failure; what is slow, on a machine with much to do, is none.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  reporter: process.env.CI === undefined ? 'list' : [['line']],
  use: {
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    locale: 'en-GB',
    timezoneId: 'Europe/Malta',
    // Recording takes as long as the walk itself; where nobody will look at it, the picture of a failure is enough.
    trace: process.env.CI === undefined ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
