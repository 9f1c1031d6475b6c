import { countChangedDays } from '#lambda/functions/count-days/count-days';
import { changedDaysIn } from '#lambda/stores/counters/changed-days';
import { countBrandDay } from '#lambda/stores/counters/count-days';
import { rollUpDays } from '#lambda/stores/counters/roll-up-days';
import type { Counting } from './count-tables';
import type { Reader } from './readers';

type CountReader = Reader<Counting>;

const countWith =
  (counting: (given: Counting) => Pick<Counting, 'count' | 'rollUp'>): CountReader =>
  async (batch, given) => {
    const changed = changedDaysIn(batch.map(({ newImage: { key } }) => key));
    const failed = await countChangedDays(counting(given))(changed);
    const [fault] = failed.values();
    if (failed.size > 0) throw fault instanceof Error ? fault : new Error('A day could not be counted.');
  };

/** The product's own counting of days. */
export const countDaysReader: CountReader = countWith((given) => given);

const withNeeds = (
  change: (needs: Counting['needs'], overwrite: Counting['overwrite']) => Partial<Counting['needs']>,
): CountReader =>
  countWith(({ needs, overwrite }) => {
    const changed = { ...needs, ...change(needs, overwrite) };
    return { count: countBrandDay(changed), rollUp: rollUpDays(changed) };
  });

/** Faulty readers, each with its defect. */
export const wrongCountReaders: Readonly<Record<string, () => CountReader>> = {
  /** A process that Lambda has given up overwrites newer counts. */
  'writes without checking the version': () =>
    withNeeds(({ counters }, put) => ({ counters: { ...counters, put } })),
  /** Ignores the other records of a batch. */
  'counts only the lane of the first record': () =>
    countWith(({ count, rollUp }) => ({
      count: ({ lanes, ...day }) => count({ ...day, lanes: lanes.slice(0, 1) }),
      rollUp,
    })),
  /** The counters of a day can be written after the roll-up has read them. */
  'rolls up while it counts': () => {
    let before: Parameters<Counting['rollUp']>[0] = [];
    return countWith(({ count, rollUp }) => ({
      count,
      rollUp: async (counted) => {
        await rollUp(before);
        before = counted;
      },
    }));
  },
  /** Keeps state between batches, because a function's process handles several. */
  'caches the lanes that it has read': () => {
    type InLane = Counting['needs']['summaries']['inLane'];
    const known = new Map<string, Awaited<ReturnType<InLane>>>();
    return withNeeds(({ summaries: { inLane } }) => ({
      summaries: {
        inLane: async (...lane) => {
          const name = lane.join(' ');
          const read = known.get(name) ?? (await inLane(...lane));
          known.set(name, read);
          return read;
        },
      },
    }));
  },
  /** A later count can have fewer rows and still replace the earlier one. */
  'uses the number of players as the version': () =>
    withNeeds(({ counters }) => ({
      counters: {
        ...counters,
        put: (key, values) => counters.put(key, values, (values as { players?: number }).players ?? 1),
      },
    })),
  /** Does not recount rows that changed while they were read. */
  'skips recently counted days': () => {
    const seen = new Set<string>();
    return async (batch, given) => {
      const fresh = batch.filter(({ newImage: { key, version } }) => {
        const name = `${key} ${version >> 1}`;
        const isKnown = seen.has(name);
        seen.add(name);
        return !isKnown;
      });
      if (fresh.length > 0) await countDaysReader(fresh, given);
    };
  },
};
