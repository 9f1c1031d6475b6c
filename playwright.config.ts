import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './test/support/chromium';

export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '**/*.journey.ts',
  globalSetup: './test/support/cloud-setup.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  reporter: process.env.CI === undefined ? 'list' : [['line']],
  use: {
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    locale: 'en-GB',
    timezoneId: 'Europe/Malta',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
