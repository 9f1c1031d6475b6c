import { fromHex, hmacSha256, sha256, toHex } from './sha256';
import { utf8 } from './utf8';

/** Returns an integer of at least 0 and less than `sides`, each equally likely. */
export type Draw = (sides: number) => number;

export interface Seeds {
  /** Hexadecimal; secret until it is revealed. */
  readonly serverSeed: string;
  /** Any text, chosen by the player. */
  readonly clientSeed: string;
  /** The number of the round with this pair of seeds. */
  readonly nonce: number;
}

const words = 2 ** 32;

/**
 * The random numbers of one round, determined by its seeds. Block `cursor` (from 0) is HMAC-SHA256(key: bytes
 * of the server seed, message: `clientSeed:nonce:cursor`), read as eight big-endian words of 32 bits. Each
 * word gives its remainder by `sides`. A word at or above the largest multiple of `sides` is skipped, because
 * it would make some numbers more likely than others.
 */
export function seededDraw({ serverSeed, clientSeed, nonce }: Seeds): Draw {
  const key = fromHex(serverSeed);
  let cursor = 0;
  let block: DataView = new DataView(new ArrayBuffer(0));
  let offset = 0;
  const nextWord = (): number => {
    if (offset === block.byteLength) {
      block = new DataView(hmacSha256(key, utf8(`${clientSeed}:${nonce}:${cursor}`)).buffer);
      cursor += 1;
      offset = 0;
    }
    offset += 4;
    return block.getUint32(offset - 4);
  };
  return (sides) => {
    if (!Number.isInteger(sides) || sides < 1 || sides > words)
      throw new RangeError(`No draw has ${sides} sides.`);
    const fair = words - (words % sides);
    let word = nextWord();
    while (word >= fair) word = nextWord();
    return word % sides;
  };
}

/**
 * The SHA-256 of the server seed. It is shown before a round, so that the seed cannot be changed afterwards.
 */
export const commitmentOf = (serverSeed: string): string => toHex(sha256(fromHex(serverSeed)));
