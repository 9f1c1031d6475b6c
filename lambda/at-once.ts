/** Does the work for each of some items, for so many of them at the same time. */
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
 * What several streams give, of so many of them at the same time, in the order in which it arrives. Each of these has
 * its next value read while the caller is at work with another.
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
    (fault: unknown) => ({ fault }),
  );
