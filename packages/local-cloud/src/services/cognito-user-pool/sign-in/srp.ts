import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  derivedKey,
  generator,
  hashOf,
  modulus,
  multiplier,
  padded,
  power,
  privateKey,
  type PasswordOwner,
} from './srp-numbers';

/**
 * The stored verifier of a password (RFC 5054). It can check the password but does not reveal it. Both values are
 * hexadecimal.
 */
export interface PasswordVerifier {
  readonly salt: string;
  readonly verifier: string;
}

export function verifierOf(
  owner: PasswordOwner,
  password: string,
  salt = randomBytes(16).toString('hex'),
): PasswordVerifier {
  const verifier = power(generator, privateKey(owner, password, salt));
  return { salt, verifier: verifier.toString(16) };
}

export function passwordMatches(owner: PasswordOwner, password: string, kept: PasswordVerifier): boolean {
  const tried = verifierOf(owner, password, kept.salt);
  return equal(padded(BigInt(`0x${tried.verifier}`)), padded(BigInt(`0x${kept.verifier}`)));
}

/** Creates the server's key pair. `secret` stays on the server, `publicKey` is `SRP_B`. */
export function serverKeys(kept: PasswordVerifier): { secret: string; publicKey: string } {
  const secret = BigInt(`0x${randomBytes(32).toString('hex')}`);
  const publicKey = (multiplier * BigInt(`0x${kept.verifier}`) + power(generator, secret)) % modulus;
  return { secret: secret.toString(16), publicKey: publicKey.toString(16) };
}

/** Rejects a client key of zero modulo N, which would make the session key predictable. */
export const isClientKey = (hex: string) =>
  /^[0-9a-f]{1,1024}$/i.test(hex) && BigInt(`0x${hex}`) % modulus !== 0n;

/** Computes the session key, which both sides share if the password is right: HKDF with Cognito's label, 16 bytes. */
export function sessionKey(
  clientKey: string,
  server: { secret: string; publicKey: string },
  kept: PasswordVerifier,
): Buffer {
  const [a, b] = [BigInt(`0x${clientKey}`), BigInt(`0x${server.publicKey}`)];
  const scrambler = hashOf(padded(a), padded(b));
  const secret = power(a * power(BigInt(`0x${kept.verifier}`), scrambler), BigInt(`0x${server.secret}`));
  return derivedKey(secret, scrambler);
}

export interface PasswordClaim {
  readonly secretBlock: string;
  readonly timestamp: string;
  readonly signature: string;
}

export function claimHolds(
  key: Buffer,
  { poolName, username }: PasswordOwner,
  claim: PasswordClaim,
): boolean {
  const expected = createHmac('sha256', key)
    .update(poolName)
    .update(username)
    .update(Buffer.from(claim.secretBlock, 'base64'))
    .update(claim.timestamp)
    .digest();
  return equal(expected, Buffer.from(claim.signature, 'base64'));
}

const equal = (left: Buffer, right: Buffer) => left.length === right.length && timingSafeEqual(left, right);
