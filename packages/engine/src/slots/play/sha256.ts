/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104), synchronous and the same in a browser, a Lambda function and a
 * test. The Web Crypto API is asynchronous and available only in secure contexts.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const state = Uint32Array.from(initialState);
  const padded = pad(message);
  const schedule = new Uint32Array(64);
  for (let block = 0; block < padded.byteLength; block += 64) compress(state, padded, block, schedule);
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  state.forEach((word, index) => view.setUint32(index * 4, word));
  return digest;
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Converts an even number of hexadecimal digits to bytes. Throws for any other text. */
export function fromHex(hex: string): Uint8Array {
  if (!/^(?:[\da-f]{2})*$/i.test(hex)) throw new TypeError('Not hexadecimal.');
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );
}

/** The first bits of the fractional parts of the square and cube roots of the first primes (FIPS 180-4, 4.2.2). */
const primes = firstPrimes(64);
const fractionalBits = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32);
const initialState = primes.slice(0, 8).map((prime) => fractionalBits(Math.sqrt(prime)));
const constants = Uint32Array.from(primes, (prime) => fractionalBits(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
}

function pad(message: Uint8Array): DataView {
  const bytes = new Uint8Array((((message.length + 8) >> 6) + 1) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - 4, message.length << 3);
  return view;
}

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));
const at = (words: Uint32Array, index: number) => words[index] ?? 0;

function compress(state: Uint32Array, message: DataView, block: number, schedule: Uint32Array): void {
  for (let t = 0; t < 16; t += 1) schedule[t] = message.getUint32(block + t * 4);
  for (let t = 16; t < 64; t += 1) {
    const near = at(schedule, t - 2);
    const far = at(schedule, t - 15);
    const sigma1 = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
    const sigma0 = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
    schedule[t] = sigma1 + at(schedule, t - 7) + sigma0 + at(schedule, t - 16);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < 64; t += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const one = (h + sum1 + choice + at(constants, t) + at(schedule, t)) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + sum0 + majority) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = at(state, index) + word));
}
