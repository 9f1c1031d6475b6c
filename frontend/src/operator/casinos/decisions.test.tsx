import { beforeEach, expect, test, vi } from 'vitest';
import { act, screen } from '@testing-library/react';
import { waitingRefetchMs } from '../../platform/api/while-waiting';
import { openCasinos } from './testing/casino-server';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
const laterOn = () => act(() => vi.advanceTimersByTimeAsync(waitingRefetchMs));

test.each(['/operator/Casinos/01K', '/operator/Casinos'])(
  '%s shows a new decision about a casino without a reload',
  async (path) => {
    const { somebodyElseSavesTheCasino } = await openCasinos(path, { casino: { status: 'IN_REVIEW' } });
    await screen.findByText('In review', { selector: 'span' });
    somebodyElseSavesTheCasino({ status: 'ACTIVE' });
    await laterOn();
    expect(await screen.findByText('Active', { selector: 'span' })).toBeInTheDocument();
  },
);
