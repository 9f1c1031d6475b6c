import { expect, test, vi } from 'vitest';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readDayFile } from '#domain/audit/day-file';
import { nextHead, type DayHead, type LinkedEntry } from '#domain/audit/public-day';
import { sampleDay } from '#domain/audit/testing/sample-day';
import { Unreachable } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { savedFiles } from '../../parts/wallet/testing/saved-files';
import { PublicAuditPage } from './public-audit-page';

const [first, second, today] = ['2026-11-21', '2026-11-22', '2026-11-23'];
const entries: Readonly<Record<string, readonly LinkedEntry[]>> = {
  [first]: sampleDay(first, 2),
  [second]: sampleDay(second, 3),
  [today]: sampleDay(today, 2),
};
const of = (day: string) => entries[day] ?? [];
const closedAt = '2026-11-24T03:13:00.000Z';
const firstHead = nextHead({ day: first, closedAt }, of(first), undefined);
const secondHead = nextHead({ day: second, closedAt }, of(second), firstHead);
const heads: Readonly<Record<string, DayHead>> = { [first]: firstHead, [second]: secondHead };
const befores: Readonly<Record<string, DayHead>> = { [second]: firstHead, [today]: secondHead };

const daysPath = '/v1/audit/days?limit=60';
const dayPath = (day: string) => `/v1/audit/days/${day}?limit=500`;
const dayAnswer = (day: string, items: readonly LinkedEntry[] = of(day)) => ({
  day,
  head: heads[day] ?? null,
  before: befores[day] ?? null,
  items,
  nextCursor: null,
});
const answers: Readonly<Record<string, unknown>> = {
  [daysPath]: {
    open: [{ day: today, count: 2, lastHash: of(today)[1]?.hash }],
    items: [secondHead, firstHead],
    nextCursor: null,
  },
  ...Object.fromEntries([first, second, today].map((day) => [dayPath(day), dayAnswer(day)])),
};

const watchers = new Set<() => void>();
let isReachable = true;
const connection = {
  isReachable: () => isReachable,
  watch: (changed: () => void) => {
    watchers.add(changed);
    return () => void watchers.delete(changed);
  },
  check: () => Promise.resolve(true),
};

const open = (changed: Readonly<Record<string, unknown>> = {}, address = '/static/Audit') => {
  const { platform } = fakePlatform();
  const asked: string[] = [];
  const given: Record<string, unknown> = { ...answers, ...changed };
  const get = (path: string) => {
    asked.push(path);
    const answer = given[path];
    return answer === undefined ? Promise.reject(new Unreachable('offline')) : Promise.resolve(answer);
  };
  openPage(
    PublicAuditPage,
    { ...platform, connection, rest: { ...platform.rest, get } },
    address,
    '/static/Audit',
  );
  return { asked, given };
};
const events = async (day: string) =>
  (await screen.findByRole('list', { name: `Events of ${day}, newest first` })).querySelectorAll('summary');
const verify = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Verify this chain in your browser' }));

test('shows the latest day with its events in words, newest first', async () => {
  open();
  const shown = [...(await events(today))].map(({ textContent }) => textContent);
  expect(shown).toEqual(['10:00Lantern Bay 2 was suspended#2', '10:00Lantern Bay 1 was suspended#1']);
  expect(screen.getByText('Open')).toBeVisible();
  await verify();
  expect(await screen.findByText('Verified')).toBeVisible();
  expect(screen.getByText('Verify this day again when it is closed.')).toBeVisible();
});

test('shows another day, and verifies its chain and its link to the previous day', async () => {
  open();
  await events(today);
  await userEvent.selectOptions(screen.getByLabelText('Day (UTC)'), second);
  expect([...(await events(second))][0]).toHaveTextContent('A game was suspended');
  expect(screen.getByText(secondHead.hash)).toBeVisible();
  await verify();
  const outcome = await screen.findByRole('status');
  expect(outcome).toHaveTextContent('All 3 entries are unchanged and in order.');
  expect(outcome).toHaveTextContent('The head matches the entries.');
  expect(outcome).toHaveTextContent('The head follows that of 2026-11-21.');
});

test('verifies the first day of the log', async () => {
  open({}, `/static/Audit?day=${first}`);
  await verify();
  expect(await screen.findByText('This is the first day of the log.')).toBeVisible();
});

test('reports a changed entry with its position', async () => {
  const changed = of(second).map((entry, place) => (place === 1 ? { ...entry, name: 'Another' } : entry));
  open({ [dayPath(second)]: dayAnswer(second, changed) }, `/static/Audit?day=${second}`);
  await verify();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Not verified');
  expect(alert).toHaveTextContent('Entry 2: the entry was changed, or does not follow the one before.');
});

test('reads all pages of a day', async () => {
  const pages = {
    [dayPath(second)]: { ...dayAnswer(second, of(second).slice(0, 2)), nextCursor: '2' },
    [`${dayPath(second)}&cursor=2`]: dayAnswer(second, of(second).slice(2)),
  };
  open(pages, `/static/Audit?day=${second}`);
  expect(await events(second)).toHaveLength(3);
  await verify();
  expect(await screen.findByText('All 3 entries are unchanged and in order.')).toBeVisible();
});

test('accepts pages that were read before and after the day was closed', async () => {
  const pages = {
    [dayPath(second)]: { ...dayAnswer(second, of(second).slice(0, 1)), nextCursor: '1' },
    [`${dayPath(second)}&cursor=1`]: { ...dayAnswer(second, of(second).slice(1, 2)), head: null },
  };
  open(pages, `/static/Audit?day=${second}`);
  await verify();
  expect(await screen.findByText('Verified')).toBeVisible();
  expect(screen.getByText('Open')).toBeVisible();
});

test('downloads a day as a file that can be verified', async () => {
  const files = savedFiles();
  open({}, `/static/Audit?day=${second}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Download this day' }));
  const [kept] = files;
  expect(kept?.name).toBe('audit-2026-11-22.json');
  expect(readDayFile((await kept?.text()) ?? '')).toEqual({
    file: {
      schema: 'novalink.audit-day/1',
      ...{ day: second, entries: of(second), head: secondHead, before: firstHead },
    },
  });
});

test('lists earlier days on request', async () => {
  const { given } = open({
    [daysPath]: { open: [], items: [secondHead], nextCursor: second },
    [`${daysPath}&cursor=${second}`]: { open: [], items: [firstHead], nextCursor: null },
  });
  expect(given).toHaveProperty([daysPath]);
  const days = () => within(screen.getByLabelText('Day (UTC)')).getAllByRole('option');
  await userEvent.click(await screen.findByRole('button', { name: 'List earlier days' }));
  expect(await screen.findByRole('option', { name: '2026-11-21 · 2 events' })).toBeInTheDocument();
  expect(days()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'List earlier days' })).toBeNull();
});

test('shows a message for a log without events', async () => {
  open({ [daysPath]: { open: [], items: [], nextCursor: null } });
  expect(await screen.findByText('No events yet')).toBeVisible();
});

test('shows a message for a day without events', async () => {
  const empty = { day: today, head: null, before: null, items: [], nextCursor: null };
  open({ [dayPath(today)]: empty }, `/static/Audit?day=${today}`);
  expect(await screen.findByText('No public events on this day.')).toBeVisible();
});

test('can retry after a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { given, asked } = open({ [daysPath]: undefined });
  expect(await screen.findByText('Could not load the log.')).toBeVisible();
  given[daysPath] = answers[daysPath];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await events(today)).toHaveLength(2);
  expect(asked.filter((path) => path === daysPath)).toHaveLength(2);
});

test('shows a message without a connection, and loads when the connection is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  isReachable = false;
  const { given } = open({ [dayPath(today)]: undefined });
  const reported = 'Could not load this day. You are offline; it loads when the connection is back.';
  expect(await screen.findByText(reported)).toBeVisible();
  given[dayPath(today)] = dayAnswer(today);
  isReachable = true;
  act(() => {
    for (const notify of watchers) notify();
  });
  expect(await events(today)).toHaveLength(2);
});
