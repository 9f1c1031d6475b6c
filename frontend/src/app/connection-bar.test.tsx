import { expect, test, vi } from 'vitest';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakePlatform } from '../platform/fake-platform';
import { openPage } from '../platform/open-page';
import { ConnectionBar } from './connection-bar';

const show = () => {
  let isReachable = true;
  const watchers = new Set<() => void>();
  const connection = {
    isReachable: () => isReachable,
    watch: (changed: () => void) => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    check: vi.fn(() => Promise.resolve(isReachable)),
  };
  openPage(ConnectionBar, { ...fakePlatform().platform, connection }, '/');
  const become = (reachable: boolean) =>
    act(() => {
      isReachable = reachable;
      for (const notify of watchers) notify();
    });
  return { connection, become };
};

test('shows that the device is offline until it is online again', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('shows that the server does not respond, and offers a retry', async () => {
  const { connection, become } = show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  become(false);
  expect(screen.getByRole('status')).toHaveTextContent('NovaLink is not responding.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry now' }));
  expect(connection.check).toHaveBeenCalledTimes(1);
  become(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
