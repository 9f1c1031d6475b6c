import { beforeEach, expect, test, vi } from 'vitest';
import { act, screen } from '@testing-library/react';
import { waitingRefetchMs } from '../../platform/api/while-waiting';
import { openGames } from './testing/open-games';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
const laterOn = () => act(() => vi.advanceTimersByTimeAsync(waitingRefetchMs));

test('a version in review shows a new decision without a reload', async () => {
  const { anAdminDecides } = await openGames('/provider/Games/01G/versions/01V', {
    game: {},
    version: { status: 'IN_REVIEW' },
  });
  await screen.findByRole('button', { name: 'Withdraw' });
  anAdminDecides('APPROVED');
  await laterOn();
  expect(await screen.findByRole('button', { name: 'Go live' })).toBeInTheDocument();
});

test('the page of a game shows a new decision about its version without a reload', async () => {
  const { anAdminDecides } = await openGames('/provider/Games/01G', {
    game: {},
    version: { status: 'IN_REVIEW' },
  });
  await screen.findByText('In review');
  anAdminDecides('REJECTED');
  await laterOn();
  expect(screen.queryByText('In review')).not.toBeInTheDocument();
});
