import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { FieldError } from '../runtime/field-error';
import type { Storage } from '#local/platform/storage';

/** Creates and reads `nextToken`s. Clients can neither read nor forge them. */
export interface PageTokens {
  seal(lastKey: unknown): string;
  /** Throws FieldError for an invalid token. */
  open(token: string): unknown;
}

const cipherName = 'aes-256-gcm';
const initialBytes = 12;
const tagBytes = 16;

/** Uses a stored key, so that tokens stay valid after a restart. */
export function pageTokens({ storage }: { storage: Storage }): PageTokens {
  const keys = storage.documents<string>('appsync/page-token-key');
  const kept = keys.get('key') ?? randomBytes(32).toString('base64');
  keys.put('key', kept);
  const key = Buffer.from(kept, 'base64');

  return {
    seal(lastKey) {
      const initial = randomBytes(initialBytes);
      const cipher = createCipheriv(cipherName, key, initial);
      const sealed = Buffer.concat([cipher.update(JSON.stringify(lastKey), 'utf8'), cipher.final()]);
      return Buffer.concat([initial, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(token) {
      const bytes = Buffer.from(token, 'base64url');
      try {
        const initial = bytes.subarray(0, initialBytes);
        const tag = bytes.subarray(initialBytes, initialBytes + tagBytes);
        const cipher = createDecipheriv(cipherName, key, initial, { authTagLength: tagBytes });
        const sealed = bytes.subarray(initialBytes + tagBytes);
        const text = Buffer.concat([cipher.setAuthTag(tag).update(sealed), cipher.final()]).toString('utf8');
        return JSON.parse(text) as unknown;
      } catch {
        throw new FieldError('Invalid pagination token given.', 'BadRequestException');
      }
    },
  };
}
