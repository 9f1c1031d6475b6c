import { chance } from '#domain/wallet/simulation/chance';
import { timeline } from '#domain/wallet/simulation/timeline';
import { createDestination, summaryOf } from './destination';
import { followStream } from './event-source';
import type { Reader } from './readers';
import { createStream, type Image, type StreamRecord } from './stream';

/** A key whose summary is not what its row says. */
export interface WrongSummary {
  readonly key: string;
  readonly when: 'settled' | 'swept';
  /** The version that the summary must show, at least. */
  readonly version: number;
  readonly found: number | undefined;
}

export interface StreamHistory {
  readonly changes: number;
  readonly wrong: readonly WrongSummary[];
}

const start = Date.parse('2026-11-01T10:00:00Z');
/** Between what is written and what is asked of the summaries. */
const settledMs = 3_600_000;

/**
 * One history, which its seed decides: rows grow, their stream splits and is read with faults. An hour after the last
 * change each summary must be what its row said at one of its versions, not before the last that a reader has said to
 * have read; and what it says now, once the sweep has copied every row.
 */
export async function simulateStream(seed: number, reader: Reader): Promise<StreamHistory> {
  const draw = chance(seed);
  const time = timeline(start);
  const stream = createStream(draw);
  const rows = createDestination();
  const images = new Map<string, Image[]>();
  const acknowledged = new Map<string, number>();
  const onDone = (batch: readonly StreamRecord[]) => {
    for (const { newImage } of batch)
      acknowledged.set(newImage.key, Math.max(newImage.version, acknowledged.get(newImage.key) ?? 0));
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
      const { version = 0, total = 0 } = before.at(-1) ?? {};
      const after = { key, version: version + 1, total: total + draw.whole(1, 1000) };
      images.set(key, [...before, after]);
      stream.append(before.at(-1), after);
      if (draw.happens(0.05)) stream.split();
      await sleep(draw.whole(0, 2000));
    }
    stream.close();
    await sleep(settledMs);
    const check = (when: WrongSummary['when'], leastVersion: (key: string) => number) => {
      for (const [key, versions] of images) {
        const version = leastVersion(key);
        const found = rows.summaries.get(key)?.total;
        const shown = found === undefined ? 0 : versions.find(({ total }) => total === found)?.version;
        if (shown === undefined || shown < version) wrong.push({ key, when, version, found });
      }
    };
    check('settled', (key) => acknowledged.get(key) ?? 0);
    const sweep = rows.open(() => Promise.resolve());
    for (const image of [...images.values()].flatMap((versions) => versions.slice(-1)))
      await sweep.putNewer(image.key, summaryOf(image));
    check('swept', (key) => images.get(key)?.length ?? 0);
  });
  await time.unfold();
  return { changes, wrong };
}
