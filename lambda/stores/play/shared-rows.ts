import type { Clock } from '#lambda/runtime/clock';

/** A cache of rows that all players read. Missing rows are not cached. */
export interface SharedRows {
  find(name: string): unknown;
  /** Whether the row was ever cached. An eventually consistent read finds such a row. */
  isKnown(name: string): boolean;
  keep(name: string, row: unknown): void;
}

export interface SharedRowsNeeds {
  readonly clock: Clock;
  /** Maximum age of a cached row in milliseconds; 0 disables the cache. */
  readonly forMs: number;
}

/**
 * How long a process uses its cached rows of a brand, its casino and company, and a game. A paused brand therefore
 * stops within five seconds: this time plus the delay of eventually consistent reads.
 */
export const sharedRowsMs = 4000;

/** Maximum number of rows that a warm function caches. */
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
