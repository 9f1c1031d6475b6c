import type { Clock } from '#lambda/clock';

/** Rows that everybody reads. A row that is not there is not remembered. */
export interface SharedRows {
  find(name: string): unknown;
  /** Whether it was kept, however long ago: a copy of the table that lags a moment will have it. */
  isKnown(name: string): boolean;
  keep(name: string, row: unknown): void;
}

export interface SharedRowsNeeds {
  readonly clock: Clock;
  /** How long a row may be out of date; 0 remembers nothing. */
  readonly forMs: number;
}

/**
 * How long a process plays on with what it knows of a brand, its casino and company, and a game: a brand that is stopped
 * stops within this time and the moment by which a read that is not consistent may lag, five seconds in all.
 */
export const sharedRowsMs = 4000;

/** As many as a warm function remembers. */
const most = 1000;

export function sharedRows({ clock, forMs }: SharedRowsNeeds): SharedRows {
  const rows = new Map<string, { readonly row: unknown; readonly until: number }>();
  return {
    find: (name) => {
      const known = rows.get(name);
      return known && known.until > clock().getTime() ? known.row : undefined;
    },
    isKnown: (name) => rows.has(name),
    keep: (name, row) => {
      if (row === undefined || forMs === 0) return;
      rows.delete(name);
      rows.set(name, { row, until: clock().getTime() + forMs });
      const [oldest] = rows.keys();
      if (rows.size > most && oldest !== undefined) rows.delete(oldest);
    },
  };
}
