import type { DayFile } from '#domain/audit/day-file';
import { Facts } from '../../ui/facts';
import { Skeleton } from '../../ui/skeleton';
import { DayEvents } from './day-events';
import { DayVerification } from './day-verification';
import { LogFailure } from './log-failure';
import { readDay } from './read-log';
import { useReading } from '../../platform/api/use-reading';

/** A day of the log: its head, the verification and its events. */
export const LogDay = ({ day }: { readonly day: string }) => {
  const { reading, tryAgain } = useReading(day, readDay);
  if (reading === 'loading') return <Skeleton rows={6} />;
  if (reading === 'failed') return <LogFailure text="Could not load this day." onRetry={tryAgain} />;
  return (
    <>
      <Head file={reading} />
      <DayVerification key={day} file={reading} />
      <h3 className="mt-4 text-lg font-semibold text-heading">Events</h3>
      <DayEvents key={`${day} events`} day={day} entries={reading.entries} />
    </>
  );
};

const Head = ({ file: { head, entries } }: { readonly file: DayFile }) => (
  <div className="rounded-xl border border-line bg-surface p-4">
    <Facts
      rows={[
        ['Status', head ? 'Closed' : 'Open'],
        ['Entries', entries.length.toLocaleString('en')],
        ['Head of the day', head ? <Hash text={head.hash} /> : 'Follows at about 03:13 UTC on the next day.'],
        ['Head of the day before', head && <Hash text={head.previous} />],
      ]}
    />
  </div>
);

const Hash = ({ text }: { readonly text: string }) => <code className="text-sm break-all">{text}</code>;
