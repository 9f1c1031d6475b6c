import { useState } from 'react';
import type { LinkedEntry } from '#domain/audit/public-day';
import { Button } from '../../ui/button';
import { sentenceOf, timeOf } from './entry-labels';

/** Number of events that “Show more” adds. */
const atOnce = 50;

/** The events of a day, newest first. */
export const DayEvents = ({
  day,
  entries,
}: {
  readonly day: string;
  readonly entries: readonly LinkedEntry[];
}) => {
  const [shown, setShown] = useState(atOnce);
  if (entries.length === 0) return <p className="text-muted">No public events on this day.</p>;
  const newestFirst = [...entries].reverse();
  return (
    <>
      <ol aria-label={`Events of ${day}, newest first`} className="grid grid-cols-1">
        {newestFirst.slice(0, shown).map((entry) => (
          <li key={entry.seq} className="border-b border-line last:border-b-0">
            <Event entry={entry} />
          </li>
        ))}
      </ol>
      {shown < entries.length && (
        <div>
          <Button look="quiet" onClick={() => setShown(shown + atOnce)}>
            Show more events
          </Button>
        </div>
      )}
    </>
  );
};

const Event = ({ entry }: { readonly entry: LinkedEntry }) => (
  <details className="group py-2.5">
    <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-4 gap-y-0.5 rounded-md">
      <time dateTime={entry.at} className="text-sm whitespace-nowrap text-muted tabular-nums">
        {timeOf(entry)}
      </time>
      <span className="min-w-0 flex-1 basis-40 break-words">{sentenceOf(entry)}</span>
      <span className="text-sm text-muted tabular-nums">#{entry.seq}</span>
    </summary>
    <dl className="mt-2 grid grid-cols-1 gap-2 rounded-lg bg-sunken p-3 text-sm">
      {(
        [
          ['Action', entry.action],
          ['Time', entry.at],
          ['Commitment', entry.commitment],
          ['Hash', entry.hash],
        ] as const
      ).map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted">{label}</dt>
          <dd className="font-mono break-all">{value}</dd>
        </div>
      ))}
    </dl>
  </details>
);
