import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Storage } from '#local/platform/storage';

/** Encrypts state to text that clients can return, but neither read nor change. */
export interface Seal {
  close(purpose: string, state: unknown): string;
  /** Decrypts text; undefined if it was not encrypted by this seal for this purpose. */
  open(purpose: string, text: string): unknown;
  /** Returns 32 bytes that are always the same for a text and reveal nothing about it. */
  hash(text: string): Buffer;
}

export function openSeal(storage: Storage, name: string): Seal {
  const keys = storage.documents<string>(name);
  const kept = keys.get('seal') ?? randomBytes(32).toString('base64');
  keys.put('seal', kept);
  const key = Buffer.from(kept, 'base64');
  return {
    close(purpose, state) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(JSON.stringify(state)), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    hash: (text) => createHmac('sha256', key).update(text).digest(),
    open(purpose, text) {
      const bytes = Buffer.from(text, 'base64');
      if (bytes.length < 28) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(
        Buffer.from(purpose),
      );
      decipher.setAuthTag(bytes.subarray(12, 28));
      try {
        const body = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
        return JSON.parse(body.toString()) as unknown;
      } catch {
        return undefined;
      }
    },
  };
}
