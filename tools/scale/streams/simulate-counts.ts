import { addDays } from '#domain/counters/days';
import type { PlaySummary } from '#domain/play/play-totals';
import { ulidOf } from '#domain/ulid';
import { chance, type Chance } from '#domain/wallet/simulation/chance';
import { sweepDays } from '#lambda/stores/counters/sweep-days';
import { countTables, linesOf, type CounterTable, type Counting } from './count-tables';
import { drainedTimeline } from './drained-timeline';
import { followStream } from './event-source';
import type { Reader } from './readers';
import { createStream, type StreamRecord } from './stream';

export interface CountHistory {
  readonly changes: number;
  /** The number of records in dropped batches. */
  readonly lost: number;
  /** Rows that differ from a complete recount. */
  readonly wrong: readonly { readonly when: 'settled' | 'swept'; readonly row: string }[];
}

const day = '2026-11-22';
const start = Date.parse(`${day}T10:00:00Z`);
/** Longer than a process can continue after it was given up. */
const settledMs = 3_600_000;
const companyOf = new Map([
  ['lantern', 'studio'],
  ['reef', 'studio'],
  ['tide', 'other'],
]);

/**
 * Simulates one history from a seed: players of two brands join, get coins and play, also across midnight, and the stream
 * is read with faults. An hour later, every counter must equal a complete recount, unless a record was lost. After the
 * sweep, every counter must equal it.
 */
export async function simulateCounts(seed: number, reader: Reader<Counting>): Promise<CountHistory> {
  const draw = chance(seed);
  const time = drainedTimeline(start);
  const stream = createStream(draw);
  const tables = countTables(companyOf);
  const counters: CounterTable = new Map();
  const pending = new Set<string>();
  const nameOf = ({ newImage: { key, version } }: StreamRecord) => `${key} ${version}`;
  const wrong: { readonly when: 'settled' | 'swept'; readonly row: string }[] = [];
  const changes = draw.whole(5, 30);
  const sleep = (milliseconds: number) =>
    time.park<undefined>((wake) => time.plan(milliseconds, () => wake(undefined)));

  const options = {
    ...{ batchSize: draw.whole(1, 10), parallelizationFactor: draw.whole(1, 3), attempts: draw.whole(2, 5) },
    ...{ faultProbability: draw.one([0, 0.1, 0.3]), callsOfRecord: 12 },
  };
  const rows = { open: (step: () => Promise<void>) => tables.open(counters, step) };
  const onDone = (batch: readonly StreamRecord[]) => batch.forEach((one) => pending.delete(nameOf(one)));
  followStream(options, { draw, time, stream, reader, rows, onDone });

  time.spawn(async () => {
    const play = player(draw);
    for (let change = 1; change <= changes; change += 1) {
      const newImage = { key: play(tables), version: change, place: '', total: 0 };
      pending.add(`${newImage.key} ${change}`);
      stream.append(undefined, newImage);
      if (draw.happens(0.05)) stream.split();
      await sleep(draw.whole(0, 2000));
    }
    stream.close();
    await sleep(settledMs);
    const compare = async (when: 'settled' | 'swept') => {
      const rebuilt: CounterTable = new Map();
      await sweep(tables.open(rebuilt, () => Promise.resolve()));
      const [live, expected] = [linesOf(counters), new Set(linesOf(rebuilt))];
      for (const row of live) if (!expected.delete(row)) wrong.push({ when, row });
      for (const row of expected) wrong.push({ when, row: `missing: ${row}` });
    };
    if (pending.size === 0) await compare('settled');
    await sweep(rows.open(() => sleep(0)));
    await compare('swept');
  });
  await time.unfold();
  return { changes, lost: pending.size, wrong };
}

const brands = ['harbour', 'pier'] as const;
const days = [day, addDays(day, 1)] as const;

async function sweep(counting: Counting): Promise<void> {
  const run = sweepDays({ ...counting, clock: () => new Date(start) });
  for (const brandId of brands) await run({ brandId, from: days[0], to: days[1] });
}

/** Writes a change of a random player and returns its partition. */
function player(draw: Chance) {
  const versions = new Map<string, PlaySummary>();
  const joined = new Set<string>();
  return (tables: ReturnType<typeof countTables>): string => {
    const [brandId, number, on] = [draw.one(brands), draw.whole(0, 4), draw.one(days)];
    const playerId = ulidOf(start + number, new Uint8Array(10));
    const isNew = !joined.has(`${brandId} ${playerId}`);
    joined.add(`${brandId} ${playerId}`);
    if (isNew || draw.happens(0.2))
      return tables.give(brandId, isNew ? day : on, { playerId, coin: 'GOLD', amount: 5n }, isNew);
    const gameId = draw.one(['lantern', 'reef', 'tide']);
    const name = `${brandId} ${playerId} ${on} ${gameId}`;
    const before = versions.get(name)?.version ?? 0;
    const rounds = before + 1;
    const level = { rounds, wins: 50n * BigInt(rounds), winSquares: 2500n * BigInt(rounds) };
    const summary: PlaySummary = {
      ...{ brandId, playerId, version: before + 1 },
      totals: {
        ...{ sessionId: `s-${gameId}`, gameId, versionId: 'v1', coin: 'GOLD', day: on },
        levels: { '100': level },
        time: { sessions: 1, playedMs: rounds * 3000, lastAt: rounds },
      },
    };
    versions.set(name, summary);
    return tables.write(summary);
  };
}
