import type { Image } from './stream';

/** The value that a reader stores for a key and place. */
export interface Summary {
  readonly version: number;
  readonly total: number;
}

/**
 * The table that a reader writes to. Each call takes time, and the reader's process can crash after any call.
 */
export interface Destination {
  read(key: string): Promise<Summary | undefined>;
  put(key: string, summary: Summary): Promise<void>;
  /** `SET … IF version < :version`; newer values are kept. */
  putNewer(key: string, summary: Summary): Promise<void>;
  add(key: string, total: number): Promise<void>;
  /** Returns false if the name was used before. Written in one transaction with the additions. */
  addOnce(name: string, additions: readonly Addition[]): Promise<boolean>;
}

export interface Addition {
  readonly key: string;
  readonly total: number;
}

export interface DestinationRows {
  readonly summaries: ReadonlyMap<string, Summary>;
  /** In the transaction that writes a row: the final totals of the place that the row leaves. */
  close(name: string, summary: Summary): void;
  /** The ports of one process. `step` is awaited before every call and throws if the process has crashed. */
  open(step: () => Promise<void>): Destination;
}

export function createDestination(): DestinationRows {
  const summaries = new Map<string, Summary>();
  const names = new Set<string>();
  const add = ({ key, total }: Addition) => {
    const { version = 0, total: before = 0 } = summaries.get(key) ?? {};
    summaries.set(key, { version, total: before + total });
  };
  return {
    summaries,
    close: (name, summary) => void summaries.set(name, summary),
    open: (step) => ({
      read: async (key) => {
        await step();
        return summaries.get(key);
      },
      put: async (key, summary) => {
        await step();
        summaries.set(key, summary);
      },
      putNewer: async (key, summary) => {
        await step();
        if ((summaries.get(key)?.version ?? 0) < summary.version) summaries.set(key, summary);
      },
      add: async (key, total) => {
        await step();
        add({ key, total });
      },
      addOnce: async (name, additions) => {
        await step();
        if (names.has(name)) return false;
        names.add(name);
        additions.forEach(add);
        return true;
      },
    }),
  };
}

export const summaryOf = ({ version, total }: Image): Summary => ({ version, total });

/** The name under which the totals of a row at a place are stored. */
export const summaryName = ({ key, place }: Pick<Image, 'key' | 'place'>) => `${key} ${place}`;
