import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DateRange } from '#domain/counters/date-range';
import { ServerFault } from '../../platform/api/faults';
import type { ShownRange } from './date-range';

/** How often a dashboard that is looked at reads its figures again. */
const everyMs = 60_000;

/** The figures of the shown days, and of as many days before them. */
export const useComparedDays = <Figures>(
  key: readonly unknown[],
  { from, to, previous }: ShownRange,
  read: (days: DateRange, signal: AbortSignal) => Promise<Figures | null>,
) =>
  useQuery({
    queryKey: [...key, from, to],
    queryFn: async ({ signal }) => {
      const [now, before] = await Promise.all([
        read({ from, to }, signal),
        read({ from: previous.from, to: previous.to }, signal),
      ]);
      // Neither is null in an answer without errors.
      if (now === null || before === null) throw new ServerFault('The API answered without metrics.');
      return { now, before };
    },
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
  });
