import { createHash, createHmac } from 'node:crypto';
import type { Draw, Seeds } from '../play/draw';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
const hexForm = /^(?:[0-9a-f]{2})+$/i;

/** All texts in a response, including those in the JSON of a play token. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  if (typeof value !== 'string') return [];
  return [value, ...value.split('.').flatMap(claimsIn)];
}

function claimsIn(part: string): string[] {
  try {
    const claims: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof claims === 'object' ? textsOf(claims) : [];
  } catch {
    return [];
  }
}

/**
 * Keys that an attacker could derive from a published text and a client seed, in hexadecimal: the text
 * itself, decoded and hashed in all simple ways.
 */
export function keysFrom(text: string, clientSeed: string): string[] {
  const readings = [Buffer.from(text), Buffer.from(text, 'base64url')];
  if (hexForm.test(text)) readings.push(Buffer.from(text, 'hex'));
  const keys = readings.flatMap((bytes) => [
    bytes,
    Buffer.from(bytes).reverse(),
    sha256(bytes),
    sha256(sha256(bytes)),
    sha256(Buffer.concat([bytes, Buffer.from(clientSeed)])),
    sha256(Buffer.concat([Buffer.from(clientSeed), bytes])),
    Buffer.from(sha256(bytes).toString('hex')),
  ]);
  return keys.filter(({ length }) => length > 0 && length <= 64).map((key) => key.toString('hex'));
}

/** A seed in all encodings in which a response could contain it. */
export function writingsOf(seed: string): string[] {
  const bytes = Buffer.from(seed, 'hex');
  return [
    seed,
    seed.toUpperCase(),
    Buffer.from(bytes).reverse().toString('hex'),
    bytes.toString('base64'),
    bytes.toString('base64').replaceAll('=', ''),
    bytes.toString('base64url'),
    Buffer.from(seed).toString('base64url'),
    BigInt(`0x${seed}`).toString(),
    [...bytes].join(','),
  ];
}

/** The draws of a round as documented, computed by Node and independent of the product's code. */
export function nodeDraw({ serverSeed, clientSeed, nonce }: Seeds): Draw {
  const key = Buffer.from(serverSeed, 'hex');
  let words: number[] = [];
  let cursor = 0;
  const nextWord = (): number => {
    if (words.length === 0) {
      const block = createHmac('sha256', key).update(`${clientSeed}:${nonce}:${cursor}`).digest();
      words = Array.from({ length: 8 }, (_word, at) => block.readUInt32BE(at * 4));
      cursor += 1;
    }
    return words.shift() ?? nextWord();
  };
  return (sides) => {
    let word = nextWord();
    while (word >= 2 ** 32 - (2 ** 32 % sides)) word = nextWord();
    return word % sides;
  };
}
