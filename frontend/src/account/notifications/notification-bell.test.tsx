import { expect, test } from 'vitest';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { focusManager } from '@tanstack/react-query';
import { Refused } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { Toasts } from '../../ui/toasts';
import type { ListedNotification } from './list-notifications';
import { NotificationBell } from './notification-bell';

const at = (hour: number) => `2026-11-22T0${hour}:00:00.000Z`;
const item = (hour: number, more: Partial<ListedNotification>): ListedNotification => ({
  id: `${at(hour)}#E${hour}`,
  at: at(hour),
  action: 'COMPANY_APPROVED',
  unread: true,
  name: 'Ada Games',
  semver: null,
  reason: null,
  gameId: null,
  versionId: null,
  casinoId: null,
  brandId: null,
  promotionId: null,
  group: null,
  testRunStatus: null,
  ...more,
});
const version = item(3, {
  action: 'VERSION_REJECTED',
  name: 'Frogs',
  semver: '1.2.0',
  gameId: 'G1',
  versionId: 'V1',
  reason: 'The paytable has no wild.',
});
const company = item(2, {});
const read = item(1, { action: 'COMPLIANCE_REVOKED', unread: false });

const Bell = () => (
  <>
    <NotificationBell />
    <Toasts />
  </>
);

async function open(...given: readonly ListedNotification[]) {
  let items = [...given];
  const mark = (isRead: (id: string) => boolean) => {
    items = items.map((one) => (isRead(one.id) ? { ...one, unread: false } : one));
    return true;
  };
  const fake = fakePlatform({
    listNotifications: () => ({ items, nextToken: null }),
    markNotificationRead: ({ id }) => mark((one) => one === id),
    markNotificationsRead: ({ upTo }) => mark((one) => one <= upTo),
  });
  await fake.arrive('maria@novalink.test', ['PROVIDERS']);
  const page = openPage(Bell, fake.platform, '/provider');
  return {
    ...page,
    /** The tab becomes visible after an event. */
    arrive: (one: ListedNotification) => {
      items = [one, ...items];
      act(() => {
        focusManager.setFocused(false);
        focusManager.setFocused(true);
      });
    },
    unread: () => items.filter((one) => one.unread).length,
  };
}

const bell = (name: string) => screen.findByRole('button', { name });

test('announces the number of unread notifications', async () => {
  await open(version, company, read);
  expect(await bell('Notifications, 2 unread')).toHaveTextContent('2');
});

test('lists the newest first, each with a link to its page', async () => {
  await open(version, company, read);
  await userEvent.click(await bell('Notifications, 2 unread'));
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/provider/Games/G1/versions/V1',
    '/Company',
    '/Compliance',
  ]);
  expect(links[0]).toHaveTextContent('Unread: Changes requested: Frogs 1.2.0');
  expect(links[0]).toHaveTextContent('The paytable has no wild.');
  expect(links[2]).not.toHaveTextContent('Unread');
});

test('marks an opened notification as read, and opens its page', async () => {
  const { here } = await open(version, company);
  await userEvent.click(await bell('Notifications, 2 unread'));
  await userEvent.click(await screen.findByRole('link', { name: /Frogs/ }));
  expect(here()).toBe('/provider/Games/G1/versions/V1');
});

test('marks a notification as read and keeps the focus in the list', async () => {
  const { unread } = await open(version, company);
  await userEvent.click(await bell('Notifications, 2 unread'));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as read: Ada Games was approved' }));
  expect(await bell('Notifications, 1 unread')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Ada Games was approved/ })).toHaveFocus();
  await waitFor(() => expect(unread()).toBe(1));
});

test('marks all as read', async () => {
  const { unread } = await open(version, company);
  await userEvent.click(await bell('Notifications, 2 unread'));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await bell('Notifications')).toBeInTheDocument();
  await waitFor(() => expect(unread()).toBe(0));
});

test('closes with Escape and returns the focus to the bell', async () => {
  await open(company);
  await userEvent.click(await bell('Notifications, 1 unread'));
  await screen.findByRole('heading', { name: 'Notifications' });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('heading', { name: 'Notifications' })).not.toBeInTheDocument();
  expect(await bell('Notifications, 1 unread')).toHaveFocus();
});

test('shows a toast for new notifications, but not for those from before the page was opened', async () => {
  const { arrive, here } = await open(company);
  await bell('Notifications, 1 unread');
  arrive(version);
  expect(await screen.findByText('Changes requested: Frogs 1.2.0')).toBeInTheDocument();
  expect(screen.queryByText('Ada Games was approved')).not.toBeInTheDocument();
  // jsdom has no pointer capture, which the toast takes when it is pressed.
  act(() => screen.getByRole('button', { name: 'View' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(here()).toBe('/provider/Games/G1/versions/V1');
});

test('shows a message if there are no notifications', async () => {
  await open();
  await userEvent.click(await bell('Notifications'));
  expect(await screen.findByText(/No notifications yet/)).toBeInTheDocument();
});

test('offers a retry when the list cannot be read', async () => {
  const fake = fakePlatform({
    listNotifications: () => {
      throw new Refused('caller.rights-withdrawn', {});
    },
  });
  await fake.arrive('maria@novalink.test', ['PROVIDERS']);
  openPage(Bell, fake.platform, '/provider');
  await userEvent.click(await bell('Notifications'));
  const panel = within(await screen.findByRole('region', { name: 'Notifications' }));
  expect(await panel.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
