import { beforeEach, expect, test, vi } from 'vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { DateRange } from '#domain/counters/date-range';
import { createQueryClient } from '../../platform/api/query-client';
import { useComparedDays } from './use-compared-days';

beforeEach(() => {
  vi.useFakeTimers();
});

const range = {
  from: '2026-11-08',
  to: '2026-11-14',
  previous: { from: '2026-11-01', to: '2026-11-07' },
};

test('reads the current period every minute, and the previous one every ten minutes', async () => {
  const queries = createQueryClient({ onSessionEnded: () => undefined });
  const reads: string[] = [];
  const read = ({ from }: DateRange) => {
    reads.push(from);
    return Promise.resolve({ from });
  };
  const { result } = renderHook(() => useComparedDays(['metrics'], range as never, read), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current.data).toEqual({ now: { from: range.from }, before: { from: range.previous.from } });
  await act(() => vi.advanceTimersByTimeAsync(9 * 60_000 + 30_000));
  const readsOf = (from: string) => reads.filter((each) => each === from).length;
  expect([readsOf(range.from), readsOf(range.previous.from)]).toEqual([10, 1]);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([readsOf(range.from), readsOf(range.previous.from)]).toEqual([11, 2]);
});

test('fails when an answer has no metrics', async () => {
  const queries = createQueryClient({ onSessionEnded: () => undefined });
  const { result } = renderHook(
    () => useComparedDays(['metrics'], range as never, () => Promise.resolve(null)),
    { wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider> },
  );
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(result.current.error?.message).toBe('The API returned no metrics.');
});
