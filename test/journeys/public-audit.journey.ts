import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { checkDay } from '#domain/audit/check-day';
import { readDayFile } from '#domain/audit/day-file';
import { test } from '../support/journey';
import { inEveryTheme, inspector } from './inspector';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a visitor reads today’s public audit log, verifies the chain and downloads the day', async ({
  page,
  givenAdmin,
}) => {
  await givenAdmin();
  await expect(async () => {
    await page.goto('/static/Audit');
    await expect(page.getByText('A user was given a role').first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });

  await page.getByRole('button', { name: 'Verify this chain in your browser' }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByText(/unchanged and in order\.$/)).toBeVisible();
  const { inspect, faults } = inspector(page, inEveryTheme(360, 1440));
  await inspect('the public audit log');
  expect(faults).toEqual([]);

  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download this day' }).click();
  const path = test.info().outputPath('day.json');
  await (await downloads).saveAs(path);
  const read = readDayFile(readFileSync(path, 'utf8'));
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  expect(checkDay(read.file).holds).toBe(true);
  expect(read.file.entries.length).toBeGreaterThan(0);
});
