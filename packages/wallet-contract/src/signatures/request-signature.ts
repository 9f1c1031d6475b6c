import { createHmac, createPublicKey, sign, timingSafeEqual, verify, type KeyObject } from 'node:crypto';
import { signedText, type SignedRequest } from './signed-text';

/** A key with which requests are signed. The HMAC has the bytes of the secret's text. */
export type SigningKey =
  | { readonly scheme: 'v1'; readonly secret: string }
  | { readonly scheme: 'ed25519'; readonly privateKey: KeyObject };

/** A key for a wallet with any protocol. */
export type WalletSigningKey =
  | SigningKey
  | { readonly scheme: 'body-hmac'; readonly secret: string }
  | { readonly scheme: 'body-ed25519' | 'body-rsa'; readonly privateKey: KeyObject };

/** A key with which signatures are verified. A public key has 32 bytes in base64. */
export type VerifyingKey =
  | { readonly scheme: 'v1'; readonly secret: string }
  | { readonly scheme: 'ed25519'; readonly publicKey: string };

/** The value of the header with the signature, such as X-Novalink-Signature. */
export function signatureOf(key: WalletSigningKey, request: SignedRequest): string {
  const text = key.scheme === 'v1' || key.scheme === 'ed25519' ? signedText(request) : request.body;
  if ('secret' in key) return createHmac('sha256', key.secret).update(text).digest('hex');
  return sign(key.scheme === 'body-rsa' ? 'sha256' : null, text, key.privateKey).toString('base64');
}

/**
 * Whether a signature is the one of a request, in constant time. The timestamp is not compared with the clock: see
 * `isTimely`.
 */
export function isSigned(key: VerifyingKey, request: SignedRequest, signature: string): boolean {
  if (key.scheme === 'v1') {
    if (!/^[0-9a-f]{64}$/.test(signature)) return false;
    return timingSafeEqual(Buffer.from(signatureOf(key, request)), Buffer.from(signature));
  }
  const bytes = Buffer.from(signature, 'base64');
  // Node also decodes invalid base64.
  if (bytes.length !== 64 || bytes.toString('base64') !== signature) return false;
  return verify(null, signedText(request), publicKeyOf(key.publicKey), bytes);
}

const publicKeyOf = (publicKey: string): KeyObject =>
  createPublicKey({
    format: 'jwk',
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey, 'base64').toString('base64url') },
  });
