import { createHash, createHmac } from 'node:crypto';

type Source = string | ArrayBuffer | ArrayBufferView;

/** SHA-256 and HMAC with `node:crypto`, with the interface that `@smithy/signature-v4` requires. */
export class Sha256 {
  readonly #hash: Pick<ReturnType<typeof createHmac>, 'update' | 'digest'>;

  constructor(secret?: Source) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytes(secret));
  }

  update(chunk: Uint8Array): void {
    this.#hash.update(chunk);
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.#hash.digest());
  }

  reset(): void {
    throw new Error('A hash can be used only once.');
  }
}

function bytes(source: Source): Uint8Array {
  if (typeof source === 'string') return Buffer.from(source);
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
}
