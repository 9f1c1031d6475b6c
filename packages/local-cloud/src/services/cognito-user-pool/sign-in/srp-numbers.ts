import { constants, createHash, createHmac, createPublicKey, publicEncrypt } from 'node:crypto';

/** The 3072-bit group of RFC 3526 §4, generator 2, which Cognito uses. */
export const modulus = BigInt(
  '0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD' +
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED' +
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F' +
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B' +
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510' +
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7' +
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C' +
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
);
export const generator = 2n;
export const multiplier = hashOf(padded(modulus), padded(generator));

/** The owner of a password. `poolName` is the part of the pool's id after the region. */
export interface PasswordOwner {
  readonly poolName: string;
  readonly username: string;
}

export function privateKey({ poolName, username }: PasswordOwner, password: string, salt: string): bigint {
  const identity = createHash('sha256').update(`${poolName}${username}:${password}`).digest();
  return hashOf(padded(BigInt(`0x${salt}`)), identity);
}

/** Derives the session key: HKDF with Cognito's label, 16 bytes. */
export function derivedKey(secret: bigint, scrambler: bigint): Buffer {
  const extracted = createHmac('sha256', padded(scrambler)).update(padded(secret)).digest();
  return createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
}

/** Encodes big-endian with a leading zero byte if the first bit is set, like Java's BigInteger. */
export function padded(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

export function hashOf(...parts: Buffer[]): bigint {
  return BigInt(`0x${createHash('sha256').update(Buffer.concat(parts)).digest('hex')}`);
}

/**
 * Returns `base` to a positive `exponent`, modulo `modulus`. This is RSA encryption without padding, which OpenSSL
 * computes seven times faster than BigInt.
 */
export function power(base: bigint, exponent: bigint): bigint {
  const e = unsigned(exponent).toString('base64url');
  const key = createPublicKey({ key: { kty: 'RSA', n: modulusText, e }, format: 'jwk' });
  const message = Buffer.alloc(modulusBytes);
  const digits = unsigned(((base % modulus) + modulus) % modulus);
  digits.copy(message, modulusBytes - digits.length);
  const padding = constants.RSA_NO_PADDING;
  return BigInt(`0x${publicEncrypt({ key, padding }, message).toString('hex')}`);
}

function unsigned(value: bigint): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
}

const modulusBytes = 384;
const modulusText = unsigned(modulus).toString('base64url');
