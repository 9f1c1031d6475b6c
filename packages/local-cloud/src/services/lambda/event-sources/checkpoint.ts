import type { StreamPosition } from '#local/services/dynamodb/stream-position';
import type { CloudServices } from '#local/services/needs';
import type { EventSource } from './event-source';

/** A stored position. It is valid for this stream only. */
interface Kept {
  readonly streamArn: string;
  readonly position: StreamPosition;
}

/** The position in a stream at which a mapping continues after a restart. */
export interface Checkpoint {
  readonly kept: () => StreamPosition | undefined;
  /** Call it after all records up to this position are processed. */
  readonly save: (position: StreamPosition) => void;
}

/** After a kill, batches of this period are delivered again. As in AWS, records are delivered at least once. */
const delayMilliseconds = 500;

/**
 * Stores the positions of mappings with a short delay, because a file for each batch costs more than reading the stream.
 * `writeAll` stores unwritten positions immediately.
 */
export function checkpoints(storage: CloudServices['storage']) {
  const all = storage.documents<Kept>('lambda/event-sources');
  const unwritten = new Map<string, Kept>();
  const writtenAt = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const write = (id: string, kept: Kept) => {
    all.put(id, kept);
    unwritten.delete(id);
    writtenAt.set(id, Date.now());
  };
  const writeAll = () => {
    clearTimeout(timer);
    timer = undefined;
    try {
      for (const [id, kept] of unwritten) write(id, kept);
    } catch (error) {
      console.error('Positions in streams were not written; their records can be delivered again:', error);
    }
  };
  return {
    of: ({ id, streamArn }: Pick<EventSource, 'id' | 'streamArn'>): Checkpoint => ({
      kept() {
        const kept = unwritten.get(id) ?? all.get(id);
        return kept?.streamArn === streamArn ? kept.position : undefined;
      },
      save(position) {
        const kept = { streamArn, position };
        if (Date.now() - (writtenAt.get(id) ?? 0) >= delayMilliseconds) {
          write(id, kept);
          return;
        }
        unwritten.set(id, kept);
        timer ??= setTimeout(writeAll, delayMilliseconds);
      },
    }),
    writeAll,
  };
}
