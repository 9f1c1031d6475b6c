import { summaryOf, type Destination } from './destination';
import type { StreamRecord } from './stream';

/** Brings what a batch says into the destination. A throw is a failed batch. */
export type Reader = (batch: readonly StreamRecord[], destination: Destination) => Promise<void>;

/** Copies the newest state of each key, and never an older one over a newer one. */
export const copyState: Reader = async (batch, destination) => {
  for (const { newImage } of batch) await destination.putNewer(newImage.key, summaryOf(newImage));
};

const growth = ({ oldImage, newImage }: StreamRecord) => newImage.total - (oldImage?.total ?? 0);

/** Readers that are wrong, and why. */
export const wrongReaders: Readonly<Record<string, () => Reader>> = {
  /** A batch that is delivered twice counts twice. */
  'adds what grew': () => async (batch, destination) => {
    for (const record of batch) await destination.add(record.newImage.key, growth(record));
  },
  /** A batch that comes late, from a process that was given up, brings back what was. */
  'copies without looking at the version': () => async (batch, destination) => {
    for (const { newImage } of batch) await destination.put(newImage.key, summaryOf(newImage));
  },
  /** Between reading and writing somebody else writes. */
  'reads the version, then writes': () => async (batch, destination) => {
    for (const { newImage } of batch) {
      const before = await destination.read(newImage.key);
      if ((before?.version ?? 0) < newImage.version) await destination.put(newImage.key, summaryOf(newImage));
    }
  },
  /** A batch that is halved has another name. */
  'remembers batches by their first record': () => async (batch, destination) => {
    const [first] = batch;
    const additions = batch.map((record) => ({ key: record.newImage.key, total: growth(record) }));
    if (first) await destination.addOnce(first.sequenceNumber, additions);
  },
  /** Sequence numbers of two shards say nothing of each other. */
  'skips what is not after the last sequence number': () => {
    let last = '';
    return async (batch, destination) => {
      for (const record of batch) {
        if (record.sequenceNumber <= last) continue;
        last = record.sequenceNumber;
        await destination.addOnce(record.sequenceNumber, [
          { key: record.newImage.key, total: growth(record) },
        ]);
      }
    };
  },
  /** What goes to the dead letters is never added. */
  'adds each record once': () => async (batch, destination) => {
    for (const record of batch) {
      const { key, version } = record.newImage;
      await destination.addOnce(`${key} ${version}`, [{ key, total: growth(record) }]);
    }
  },
};
