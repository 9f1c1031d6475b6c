import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { copyTotals } from '#lambda/functions/copy-totals/copy-totals';
import { keptTotals } from '#lambda/stores/play/play-totals-row';
import { summaryName, summaryOf, type Destination } from './destination';
import type { Image, StreamRecord } from './stream';

/** Applies a batch to a table. Throws if the batch fails. */
export type Reader<Port = Destination> = (batch: readonly StreamRecord[], port: Port) => Promise<void>;

/** Copies the newest state of each key, and never an older one over a newer one. */
export const copyState: Reader = async (batch, destination) => {
  for (const { newImage } of batch) await destination.putNewer(summaryName(newImage), summaryOf(newImage));
};

/** The production reader of players' rows. */
export const copyPlayTotals: Reader = async (batch, destination) => {
  const copy = copyTotals({
    summaries: {
      copy: async ({ playerId, version, totals: { sessionId, levels } }) => {
        const total = levels[bet]?.rounds ?? 0;
        await destination.putNewer(summaryName({ key: playerId, place: sessionId }), { version, total });
        return true;
      },
    },
    changed: { mark: () => Promise.resolve() },
  });
  const [fault] = (await copy(batch.map(recordOf))).values();
  if (fault instanceof Error) throw fault;
};

const bet = '100';

/** A row of the model in the format of the stream of the table `Play`. */
function recordOf({ newImage: { key, version, place, total } }: StreamRecord): DynamoDBRecord {
  const levels = { [bet]: { rounds: total, wins: 0n, winSquares: 0n } };
  const time = { sessions: 1, playedMs: 0, lastAt: 0 };
  const at = { sessionId: place, gameId: 'game', versionId: 'version', coin: 'GOLD', day: '2026-11-01' };
  const row = { brandId: 'brand', playerId: key, version, totals: keptTotals({ ...at, levels, time }) };
  return { dynamodb: { NewImage: marshall(row) as NonNullable<DynamoDBRecord['dynamodb']>['NewImage'] } };
}

const growth = ({ oldImage, newImage }: StreamRecord) =>
  newImage.total - (oldImage?.place === newImage.place ? oldImage.total : 0);

/** Faulty readers, each with its defect. */
export const wrongReaders: Readonly<Record<string, () => Reader>> = {
  /** A batch that is delivered twice is counted twice. */
  'adds the increase': () => async (batch, destination) => {
    for (const record of batch) await destination.add(summaryName(record.newImage), growth(record));
  },
  /** A late batch of a process that was given up restores an old value. */
  'copies without checking the version': () => async (batch, destination) => {
    for (const { newImage } of batch) await destination.put(summaryName(newImage), summaryOf(newImage));
  },
  /** Another process can write between the read and the write. */
  'reads the version, then writes': () => async (batch, destination) => {
    for (const { newImage } of batch) {
      const before = await destination.read(summaryName(newImage));
      if ((before?.version ?? 0) < newImage.version)
        await destination.put(summaryName(newImage), summaryOf(newImage));
    }
  },
  /** After a batch is split, its halves have other names. */
  'remembers batches by their first record': () => async (batch, destination) => {
    const [first] = batch;
    const additions = batch.map((record) => ({ key: summaryName(record.newImage), total: growth(record) }));
    if (first) await destination.addOnce(first.sequenceNumber, additions);
  },
  /** Sequence numbers of two shards are not comparable. */
  'skips records before the last sequence number': () => {
    let last = '';
    return async (batch, destination) => {
      for (const record of batch) {
        if (record.sequenceNumber <= last) continue;
        last = record.sequenceNumber;
        await destination.addOnce(record.sequenceNumber, [
          { key: summaryName(record.newImage), total: growth(record) },
        ]);
      }
    };
  },
  /** Records in the dead-letter queue are never added. */
  'adds each record once': () => async (batch, destination) => {
    for (const record of batch) {
      const { version } = record.newImage;
      const key = summaryName(record.newImage);
      await destination.addOnce(`${key} ${version}`, [{ key, total: growth(record) }]);
    }
  },
  /** A version that was seen may not have been written, because the process crashed or the call was lost. */
  'remembers the newest version that it has read of each key': () => {
    const seen = new Map<string, number>();
    return async (batch, destination) => {
      for (const { newImage } of batch) {
        const name = summaryName(newImage);
        if ((seen.get(name) ?? 0) >= newImage.version) continue;
        seen.set(name, newImage.version);
        await destination.putNewer(name, summaryOf(newImage));
      }
    };
  },
  /** Loses a newer record of the same batch. */
  'copies the first record of each key in a batch': () => async (batch, destination) => {
    const first = new Map<string, Image>();
    for (const { newImage } of batch)
      if (!first.has(summaryName(newImage))) first.set(summaryName(newImage), newImage);
    for (const [name, image] of first) await destination.putNewer(name, summaryOf(image));
  },
  /** A row that has moved to another place does not contain the totals of the previous place. */
  'uses one summary for all places of a key': () => async (batch, destination) => {
    for (const { newImage } of batch) await destination.putNewer(newImage.key, summaryOf(newImage));
  },
};
