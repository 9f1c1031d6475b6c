import type { ChangeStreams } from './change-streams';
import { keptRecords } from './kept-records';
import { isSamePosition, placeOf, type StreamPosition } from './stream-position';

/** The largest limit of GetRecords. */
const largestRead = 1000;
/** Writes of other processes to a shared engine do not notify, so readers look for them again after this time. */
const emptyMilliseconds = 200;

/**
 * Lets all readers of a stream share the answers of the engine, because several functions read each stream and most
 * are at the same position. The end of the stream is valid until the next notification.
 */
export function sharedReads(streams: ChangeStreams): ChangeStreams {
  const kept = keptRecords();
  /** Requests that began after the last notification, by position. */
  const running = new Map<string, Promise<void>>();
  /** Times in milliseconds, by positions after which there were no records. */
  const emptyUntil = new Map<string, number>();
  const followed = new Set<string>();

  const forget = (streamArn: string) => {
    for (const shared of [running, emptyUntil])
      for (const place of shared.keys()) if (place.startsWith(`${streamArn} `)) shared.delete(place);
  };
  const follow = (streamArn: string) => {
    if (followed.has(streamArn)) return;
    followed.add(streamArn);
    streams.onChange(streamArn, () => forget(streamArn));
  };

  const request = (streamArn: string, from: StreamPosition, place: string): Promise<void> => {
    const reading: Promise<void> = streams
      .read(streamArn, from, largestRead)
      .then((answer) => {
        kept.keep(streamArn, from, answer);
        // After a notification, the request is no longer in the map, because its answer may be outdated.
        if ((answer.isLast || isSamePosition(answer.next, from)) && running.get(place) === reading)
          emptyUntil.set(placeOf(streamArn, answer.next), performance.now() + emptyMilliseconds);
      })
      .finally(() => {
        if (running.get(place) === reading) running.delete(place);
      });
    running.set(place, reading);
    return reading;
  };

  return {
    ...streams,
    async read(streamArn, from, limit) {
      follow(streamArn);
      const found = kept.after(streamArn, from, limit);
      if (!isSamePosition(found.next, from)) return found;
      const place = placeOf(streamArn, from);
      if (performance.now() < (emptyUntil.get(place) ?? 0)) return { records: [], next: from };
      emptyUntil.delete(place);
      await (running.get(place) ?? request(streamArn, from, place));
      return kept.after(streamArn, from, limit);
    },
  };
}
