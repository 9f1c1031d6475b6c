import { closeSync, openSync, readSync } from 'node:fs';

const chunkBytes = 1 << 20;

/** Reads the lines of a UTF-8 file of any size. Throws for other bytes. */
export function* linesOf(file: string): Generator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const descriptor = openSync(file, 'r');
  try {
    const chunk = Buffer.alloc(chunkBytes);
    let rest = '';
    for (let read = readSync(descriptor, chunk); read > 0; read = readSync(descriptor, chunk)) {
      const lines = (rest + decoder.decode(chunk.subarray(0, read), { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    yield rest + decoder.decode();
  } finally {
    closeSync(descriptor);
  }
}
