import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DateRange } from '#domain/counters/date-range';
import { ServerError } from '../../platform/api/errors';
import type { ShownRange } from './date-range';

/** How often a visible dashboard reads its current period again. */
const everyMs = 60_000;

/**
 * How long the previous period is cached: its days are over, and only late rounds and corrections change
 * them.
 */
const previousMs = 10 * 60_000;

/** The metrics of the selected days, and of the same number of days before them. */
export const useComparedDays = <Metrics>(
  key: readonly unknown[],
  { from, to, previous }: ShownRange,
  read: (days: DateRange, signal: AbortSignal) => Promise<Metrics | null>,
) => {
  const readDays = async (days: DateRange, signal: AbortSignal): Promise<Metrics> => {
    const metrics = await read(days, signal);
    // A response without errors is never null.
    if (metrics === null) throw new ServerError('The API returned no metrics.');
    return metrics;
  };
  return useQuery({
    queryKey: [...key, from, to],
    queryFn: async ({ signal, client }) => {
      const [now, before] = await Promise.all([
        readDays({ from, to }, signal),
        client.query({
          queryKey: [...key, 'previous', previous.from, previous.to],
          queryFn: (asked) => readDays({ from: previous.from, to: previous.to }, asked.signal),
          staleTime: previousMs,
          gcTime: previousMs,
        }),
      ]);
      return { now, before };
    },
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
  });
};
