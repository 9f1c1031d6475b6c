import type { ReactNode } from 'react';
import { EmptyState } from './empty-state';
import { List } from './list';
import { When } from './when';

export interface HistoryEntry {
  readonly id: string;
  readonly at: string;
  /** What happened, in words. */
  readonly what: ReactNode;
  readonly who: string;
  readonly reason: string | null;
}

interface HistoryListProps {
  readonly entries: readonly HistoryEntry[] | undefined;
  readonly failure: string | undefined;
  readonly onRetry: () => void;
  readonly onMore: (() => void) | undefined;
  readonly busy: boolean;
}

/** What happened to one thing, newest first. */
export const HistoryList = ({ entries, ...list }: HistoryListProps) => (
  <List
    label="History"
    items={entries}
    keyOf={(entry) => entry.id}
    empty={<EmptyState title="Nothing has happened yet">Every change is kept here.</EmptyState>}
    {...list}
  >
    {({ at, what, who, reason }) => (
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-medium">{what}</p>
        <p className="text-sm text-muted">
          <When at={at} /> · {who}
        </p>
        {reason !== null && <p className="w-full whitespace-pre-line">{reason}</p>}
      </div>
    )}
  </List>
);
