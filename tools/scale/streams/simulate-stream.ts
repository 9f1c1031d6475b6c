import { chance, type Chance } from '#domain/wallet/simulation/chance';
import { timeline } from '#domain/wallet/simulation/timeline';
import { createDestination, summaryName, summaryOf } from './destination';
import { followStream } from './event-source';
import type { Reader } from './readers';
import { createStream, type Image, type StreamRecord } from './stream';

/** A summary that differs from its row. */
export interface WrongSummary {
  readonly name: string;
  readonly when: 'settled' | 'swept';
  /** The minimum version of the summary. */
  readonly version: number;
  readonly found: number | undefined;
}

export interface StreamHistory {
  readonly changes: number;
  readonly wrong: readonly WrongSummary[];
}

const start = Date.parse('2026-11-01T10:00:00Z');
/** The time between the last write and the check of the summaries. */
const settledMs = 3_600_000;

interface SimulationOptions {
  /**
   * Whether a row that moves to another place writes the final totals of the previous place in the same
   * transaction.
   */
  readonly closesPlaces?: boolean;
}

/**
 * Simulates one history from a seed: rows grow, their stream is split and read with faults. An hour after the
 * last change, each summary must equal one of the versions of its row, not older than the last version that a
 * reader has reported as processed; for a row that has moved to another place, it must equal the final totals
 * of the previous place. After the sweep has copied every row, each summary must equal the current row.
 */
export async function simulateStream(
  seed: number,
  reader: Reader,
  { closesPlaces = true }: SimulationOptions = {},
): Promise<StreamHistory> {
  const draw = chance(seed);
  const time = timeline(start);
  const stream = createStream(draw);
  const rows = createDestination();
  const images = new Map<string, Image[]>();
  const places = new Map<string, Image[]>();
  const acknowledged = new Map<string, number>();
  const onDone = (batch: readonly StreamRecord[]) => {
    for (const { newImage } of batch) {
      const name = summaryName(newImage);
      acknowledged.set(name, Math.max(newImage.version, acknowledged.get(name) ?? 0));
    }
  };
  const keys = Array.from({ length: draw.whole(1, 8) }, (_, place) => `player-${place}`);
  const changes = draw.whole(10, 60);
  const sleep = (milliseconds: number) =>
    time.park<undefined>((wake) => time.plan(milliseconds, () => wake(undefined)));
  const wrong: WrongSummary[] = [];

  const options = {
    batchSize: draw.whole(1, 10),
    parallelizationFactor: draw.whole(1, 4),
    attempts: draw.whole(1, 5),
    faultProbability: draw.one([0, 0.1, 0.3]),
  };
  followStream(options, { draw, time, stream, reader, rows, onDone });
  time.spawn(async () => {
    for (let change = 0; change < changes; change += 1) {
      const key = draw.one(keys) ?? '';
      const before = images.get(key) ?? [];
      const last = before.at(-1);
      const after = grown(draw, key, last);
      if (last && last.place !== after.place && closesPlaces) rows.close(summaryName(last), summaryOf(last));
      images.set(key, [...before, after]);
      places.set(summaryName(after), [...(places.get(summaryName(after)) ?? []), after]);
      stream.append(last, after);
      if (draw.happens(0.05)) stream.split();
      await sleep(draw.whole(0, 2000));
    }
    stream.close();
    await sleep(settledMs);
    const check = (when: WrongSummary['when'], leastVersion: (name: string) => number) => {
      for (const [name, versions] of places) {
        const version = leastVersion(name);
        const found = rows.summaries.get(name)?.total;
        const shown = found === undefined ? 0 : versions.find(({ total }) => total === found)?.version;
        if (shown === undefined || shown < version) wrong.push({ name, when, version, found });
      }
    };
    const lastOf = (name: string) => places.get(name)?.at(-1)?.version ?? 0;
    const current = new Set([...images.values()].flatMap((versions) => versions.slice(-1).map(summaryName)));
    check('settled', (name) => (current.has(name) ? (acknowledged.get(name) ?? 0) : lastOf(name)));
    const sweep = rows.open(() => Promise.resolve());
    for (const image of [...images.values()].flatMap((versions) => versions.slice(-1)))
      await sweep.putNewer(summaryName(image), summaryOf(image));
    check('swept', lastOf);
  });
  await time.unfold();
  return { changes, wrong };
}

/** The next version of a row, which sometimes moves to another place. */
function grown(draw: Chance, key: string, last: Image | undefined): Image {
  const added = draw.whole(1, 1000);
  const version = (last?.version ?? 0) + 1;
  if (last && !draw.happens(0.15)) return { ...last, version, total: last.total + added };
  return { key, version, place: `place-${version}`, total: added };
}
