import { countChangedDays } from '#lambda/functions/count-days/count-days';
import { countBrandDay } from '#lambda/stores/counters/count-days';
import { rollUpDays } from '#lambda/stores/counters/roll-up-days';
import type { Counting } from './count-tables';
import type { Reader } from './readers';
import type { StreamRecord } from './stream';

type CountReader = Reader<Counting>;

const recordOf = ({ newImage, sequenceNumber }: StreamRecord) => ({
  dynamodb: { SequenceNumber: sequenceNumber, Keys: { pk: { S: newImage.key } } },
});

const countWith =
  (counting: (given: Counting) => Pick<Counting, 'count' | 'rollUp'>): CountReader =>
  async (batch, given) => {
    const failed = await countChangedDays(counting(given))(batch.map(recordOf));
    const [fault] = failed.values();
    if (failed.size > 0) throw fault instanceof Error ? fault : new Error('A day could not be counted.');
  };

/** The product's own reader of summaries and gifts. */
export const countDaysReader: CountReader = countWith((given) => given);

const withNeeds = (
  change: (needs: Counting['needs'], overwrite: Counting['overwrite']) => Partial<Counting['needs']>,
): CountReader =>
  countWith(({ needs, overwrite }) => {
    const changed = { ...needs, ...change(needs, overwrite) };
    return { count: countBrandDay(changed), rollUp: rollUpDays(changed) };
  });

/** Readers that are wrong, and why. */
export const wrongCountReaders: Readonly<Record<string, () => CountReader>> = {
  /** A process that was given up brings back what was. */
  'writes without looking at the version': () =>
    withNeeds(({ counters }, put) => ({ counters: { ...counters, put } })),
  /** The others of a batch are read by nobody. */
  'counts the lane of the first record alone': () =>
    countWith(({ count, rollUp }) => ({
      count: ({ lanes, ...day }) => count({ ...day, lanes: lanes.slice(0, 1) }),
      rollUp,
    })),
  /** What is below may be written after it was read. */
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
  /** A function's process goes on with the next batch. */
  'remembers the lanes that it has read': () => {
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
  /** A later count with fewer rows would win. */
  'takes the number of players for the version': () =>
    withNeeds(({ counters }) => ({
      counters: {
        ...counters,
        put: (key, values) => counters.put(key, values, (values as { players?: number }).players ?? 1),
      },
    })),
  /** Nobody counts what changed while it was read. */
  'skips days that were counted a moment ago': () => {
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
