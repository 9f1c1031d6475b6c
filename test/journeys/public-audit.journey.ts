import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect } from '@playwright/test';
import { checkDay } from '#domain/audit/check-day';
import { readDayFile } from '#domain/audit/day-file';
import { test } from '../support/journey';
import { inEveryTheme, inspector } from './inspector';

/** The newest day of the log on which a user was given a role. */
async function dayOfRole(request: APIRequestContext): Promise<string | undefined> {
  const read = async <Answer>(path: string) =>
    (await (await request.get(`/api/v1/audit/days${path}`)).json()) as Answer;
  const { open } = await read<{ open: readonly { day: string }[] }>('?limit=1');
  for (const { day } of open) {
    const { items } = await read<{ items: readonly { action: string }[] }>(`/${day}?limit=500`);
    if (items.some(({ action }) => action === 'GROUP_JOINED')) return day;
  }
  return undefined;
}

test('a visitor reads a day of the public audit log, verifies the chain and downloads the day', async ({
  page,
  request,
  givenAdmin,
}) => {
  await givenAdmin();
  // The day may end during this journey.
  await expect.poll(() => dayOfRole(request)).toBeDefined();
  await page.goto(`/static/Audit?day=${await dayOfRole(request)}`);
  await expect(page.getByText('A user was given a role').first()).toBeVisible();

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
