import type { DayFile } from '#domain/audit/day-file';
import { Facts } from '../../ui/facts';
import { Skeleton } from '../../ui/skeleton';
import { DayEvents } from './day-events';
import { DayVerification } from './day-verification';
import { LogFailure } from './log-failure';
import { readDay } from './read-log';
import { useReading } from '../../platform/api/use-reading';
import * as messages from './messages';

/** A day of the log: its head, the verification and its events. */
export const LogDay = ({ day }: { readonly day: string }) => {
  const { reading, tryAgain } = useReading(day, readDay);
  if (reading === 'loading') return <Skeleton rows={6} />;
  if (reading === 'failed') return <LogFailure text={messages.couldNotLoadThisDay} onRetry={tryAgain} />;
  return (
    <>
      <Head file={reading} />
      <DayVerification key={day} file={reading} />
      <h3 className="mt-4 text-lg font-semibold text-heading">{messages.events}</h3>
      <DayEvents key={`${day} events`} day={day} entries={reading.entries} />
    </>
  );
};

const Head = ({ file: { head, entries } }: { readonly file: DayFile }) => (
  <div className="rounded-xl border border-line bg-surface p-4">
    <Facts
      rows={[
        [messages.status, head ? messages.closed : messages.open],
        [messages.entries, entries.length.toLocaleString('en')],
        [messages.headOfDay, head ? <Hash text={head.hash} /> : messages.followsAtAbout0313],
        [messages.headOfDayBefore, head && <Hash text={head.previous} />],
      ]}
    />
  </div>
);

const Hash = ({ text }: { readonly text: string }) => <code className="text-sm break-all">{text}</code>;
