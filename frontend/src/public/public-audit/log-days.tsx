import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePlatform } from '../../platform/platform';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { inputShape } from '../../ui/form/field-frame';
import { Skeleton } from '../../ui/skeleton';
import { LogDay } from './log-day';
import { LogFailure } from './log-failure';
import { readDays, type LogDays as Days } from './read-log';
import { useReading } from '../../platform/api/use-reading';

const newest = (platform: Parameters<typeof readDays>[0]) => readDays(platform);

/** The days of the log and the selected day: the day in the URL, or the newest day with events. */
export const LogDays = () => {
  const { reading, tryAgain } = useReading('newest', newest);
  if (reading === 'loading') return <Skeleton rows={8} />;
  if (reading === 'failed') return <LogFailure text="Could not load the log." onRetry={tryAgain} />;
  if (reading.days.length === 0)
    return (
      <EmptyState title="No events yet">
        The first approval, suspension or publication appears here within seconds.
      </EmptyState>
    );
  return <ChosenDay first={reading} />;
};

const isDate = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

const ChosenDay = ({ first }: { readonly first: Days }) => {
  const [search, setSearch] = useSearchParams();
  const { days, more, isLoading, hasFailed } = useEarlierDays(first);
  const asked = search.get('day');
  const newestDay = days.find(({ count }) => count > 0) ?? days[0];
  const day = isDate(asked) ? asked : (newestDay?.day ?? '');
  const isListed = days.some((one) => one.day === day);
  const field = useId();
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-56">
          <label htmlFor={field} className="mb-1.5 block text-sm font-medium">
            Day (UTC)
          </label>
          <select
            id={field}
            value={day}
            className={inputShape}
            onChange={(event) => setSearch({ day: event.target.value }, { preventScrollReset: true })}
          >
            {!isListed && <option value={day}>{day}</option>}
            {days.map(({ day: one, count }) => (
              <option key={one} value={one}>
                {`${one} · ${count === 1 ? '1 event' : `${count.toLocaleString('en')} events`}`}
              </option>
            ))}
          </select>
        </div>
        {more && (
          <Button look="quiet" disabled={isLoading} onClick={more}>
            List earlier days
          </Button>
        )}
      </div>
      {hasFailed && <p role="alert">Could not load earlier days.</p>}
      <LogDay day={day} />
    </>
  );
};

/** Loads earlier days page by page. */
function useEarlierDays(first: Days) {
  const platform = usePlatform();
  const [earlier, setEarlier] = useState<Days>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const { nextCursor } = earlier ?? first;
  const readMore = (cursor: string) => {
    setState('loading');
    readDays(platform, cursor).then(
      (found) => {
        setEarlier({ days: [...(earlier?.days ?? []), ...found.days], nextCursor: found.nextCursor });
        setState('idle');
      },
      (error: unknown) => {
        console.error(error);
        setState('failed');
      },
    );
  };
  return {
    days: [...first.days, ...(earlier?.days ?? [])],
    more: nextCursor === null ? undefined : () => readMore(nextCursor),
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
  };
}
