import { fromHex, hmacSha256, sha256, toHex } from './sha256';
import { utf8 } from './utf8';

/** Gives a whole number from 0 up to and without `sides`, each equally likely. */
export type Draw = (sides: number) => number;

export interface Seeds {
  /** Hexadecimal; secret until it is revealed. */
  readonly serverSeed: string;
  /** Any text; the player's. */
  readonly clientSeed: string;
  /** Counts the rounds of one pair of seeds. */
  readonly nonce: number;
}

const words = 2 ** 32;

/**
 * The numbers of one round, the same for the same seeds anywhere. Block `cursor` (from 0) is
 * HMAC-SHA256(key: bytes of the server seed, message: `clientSeed:nonce:cursor`), read as eight big-endian words of
 * 32 bits. A word that would make a number likelier than another is passed over: words from the largest multiple of
 * `sides` on; any other gives its remainder.
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

/** Shown before a round, so that the server seed cannot be changed after it. */
export const commitmentOf = (serverSeed: string): string => toHex(sha256(fromHex(serverSeed)));
