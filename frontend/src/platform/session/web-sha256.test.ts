import { createHash, createHmac, webcrypto } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { WebSha256 } from './web-sha256';

// jsdom has no Web Crypto API.
beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe('SHA-256', () => {
  test.each([[[]], [['']], [['abc']], [['a', 'bc', '…']]])(
    'of the parts %j equals that of Node',
    async (parts) => {
      const own = new WebSha256();
      parts.forEach((part) => own.update(part));
      expect(hex(await own.digest())).toBe(createHash('sha256').update(parts.join('')).digest('hex'));
    },
  );

  test('accepts bytes, and starts again after a reset', async () => {
    const own = new WebSha256();
    own.update('gone');
    own.reset();
    own.update(new Uint8Array([0, 1, 2, 3]).subarray(1, 3));
    expect(hex(await own.digest())).toBe(
      createHash('sha256')
        .update(Buffer.from([1, 2]))
        .digest('hex'),
    );
  });

  test.each(['AWS4secret', new Uint8Array([1, 2, 3])])(
    'with the secret %j is HMAC-SHA-256',
    async (secret) => {
      const own = new WebSha256(secret);
      own.update('20261123');
      expect(hex(await own.digest())).toBe(createHmac('sha256', secret).update('20261123').digest('hex'));
    },
  );
});
