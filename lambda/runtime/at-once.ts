/** Does the work for each item, with limited concurrency. */
export async function eachAtOnce<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/**
 * Merges several streams in order of arrival, with limited concurrency. The next value of each active stream is read
 * while the caller processes another one.
 */
export async function* streamsAtOnce<Value>(
  streams: readonly AsyncIterable<Value>[],
  atOnce: number,
): AsyncIterable<Value> {
  const waiting = streams.map((stream) => stream[Symbol.asyncIterator]());
  const running = new Map<AsyncIterator<Value>, Promise<Arrived<Value>>>();
  const read = (stream: AsyncIterator<Value>) => running.set(stream, arrivalOf(stream));
  for (const stream of waiting.splice(0, atOnce)) read(stream);
  while (running.size > 0) {
    const arrived = await Promise.race(running.values());
    if ('fault' in arrived) throw arrived.fault;
    const { stream, result } = arrived;
    if (result.done) {
      running.delete(stream);
      const next = waiting.shift();
      if (next) read(next);
    } else {
      read(stream);
      yield result.value;
    }
  }
}

type Arrived<Value> =
  | { readonly stream: AsyncIterator<Value>; readonly result: IteratorResult<Value> }
  | { readonly fault: unknown };

/** Never rejects, because there may be no waiting caller. */
const arrivalOf = <Value>(stream: AsyncIterator<Value>): Promise<Arrived<Value>> =>
  stream.next().then(
    (result) => ({ stream, result }),
    (error: unknown) => ({ fault: error }),
  );
