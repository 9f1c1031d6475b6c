import type { Blobs } from '#local/platform/storage';

interface ByteStore extends Omit<Blobs, 'get'> {
  /** Throws for an unknown name. */
  get(name: string): Promise<Buffer>;
}

/** Stores bytes by name. A deletion waits for reads that have started. */
export function byteStore(blobs: Blobs): ByteStore {
  const readers = new Map<string, Set<Promise<unknown>>>();
  return {
    put: (name, bytes) => blobs.put(name, bytes),
    async get(name) {
      const reading = blobs.get(name);
      const others = readers.get(name) ?? new Set();
      readers.set(name, others.add(reading));
      try {
        const bytes = await reading;
        if (bytes === undefined) throw new Error(`The data file ${name} of an object is missing.`);
        return bytes;
      } finally {
        others.delete(reading);
        if (others.size === 0) readers.delete(name);
      }
    },
    async delete(name) {
      await Promise.allSettled([...(readers.get(name) ?? [])]);
      await blobs.delete(name);
    },
  };
}
