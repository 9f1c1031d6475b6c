import { spawnSync } from 'node:child_process';
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import {
  isSigned,
  signatureOf,
  type SigningKey,
  type VerifyingKey,
} from '@novalink/wallet-contract/signatures';
import {
  isTimely,
  signatureHeaders,
  type SignatureScheme,
  type SignedRequest,
} from '@novalink/wallet-contract/signed-text';

interface Vector extends Omit<SignedRequest, 'body'> {
  readonly name: string;
  readonly scheme: SignatureScheme;
  readonly isValid: boolean;
  readonly body: string;
  readonly signature: string;
}

const { headers, clock, keys, vectors } = JSON.parse(
  readFileSync('docs/api/signature-vectors.json', 'utf8'),
) as {
  readonly headers: typeof signatureHeaders;
  readonly clock: number;
  readonly keys: {
    readonly v1: { readonly secret: string };
    readonly ed25519: { readonly publicKey: string; readonly privateKeySeed: string };
  };
  readonly vectors: readonly Vector[];
};
const now = new Date(clock * 1000);
const verifying: Readonly<Record<SignatureScheme, VerifyingKey>> = {
  v1: { scheme: 'v1', ...keys.v1 },
  ed25519: { scheme: 'ed25519', ...keys.ed25519 },
};
/** The header of an Ed25519 key in PKCS 8: RFC 8410. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const signing: Readonly<Record<SignatureScheme, SigningKey>> = {
  v1: { scheme: 'v1', ...keys.v1 },
  ed25519: {
    scheme: 'ed25519',
    privateKey: createPrivateKey({
      ...{ format: 'der', type: 'pkcs8' },
      key: Buffer.concat([pkcs8, Buffer.from(keys.ed25519.privateKeySeed, 'base64')]),
    }),
  },
};
const withBytes = ({ body, ...vector }: Vector) => ({ ...vector, body: Buffer.from(body) });

test.each(vectors.map(withBytes))('$scheme: $name: $isValid', (vector) => {
  const { scheme, isValid, timestamp, signature } = vector;
  expect(isTimely(timestamp, now) && isSigned(verifying[scheme], vector, signature)).toBe(isValid);
  if (isValid) expect(signatureOf(signing[scheme], vector)).toBe(signature);
});

test('the vectors name the headers', () => {
  expect(headers).toEqual(signatureHeaders);
});

// CI has Python 3, and OpenSSL for ed25519.
const hasPython = spawnSync('python3', ['--version']).status === 0;
(hasPython || process.env.CI ? test : test.skip)('a Python program verifies all vectors', () => {
  const { stdout } = spawnSync('python3', ['docs/api/verify_signatures.py'], { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toEqual({ checked: vectors.length, skipped: 0, wrong: [] });
});
