import { createHash, createHmac, randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { deep } from '#engine/slots/testing/random-cases';
import { keysFrom } from '#engine/slots/testing/seed-candidates';
import { seededDraw } from './draw';
import { publishedCommitment, serverSeedBytes } from './server-seed';

const seedHex = fc
  .uint8Array({ minLength: serverSeedBytes, maxLength: serverSeedBytes })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
/** The first sixteen numbers of a round with the widest draw there is: that they agree by chance has odds of 1 in 2^512. */
const drawn = (serverSeed: string, clientSeed: string, nonce: number) => {
  const draw = seededDraw({ serverSeed, clientSeed, nonce });
  return Array.from({ length: 16 }, () => draw(2 ** 32)).join(' ');
};

describe('a published commitment', () => {
  test('is the SHA-256 of the bytes that are the key of the rounds', () => {
    fc.assert(
      fc.property(seedHex, fc.nat(), (serverSeed, nonce) => {
        const key = Buffer.from(serverSeed, 'hex');
        expect(publishedCommitment(serverSeed)).toBe(createHash('sha256').update(key).digest('hex'));
        const block = createHmac('sha256', key).update(`mine:${nonce}:0`).digest();
        expect(drawn(serverSeed, 'mine', nonce).split(' ')[0]).toBe(String(block.readUInt32BE(0)));
      }),
    );
  });

  test('does not reveal the rounds, and no other value published before a round does', () => {
    for (let round = 0; round < deep(10, 200); round += 1) {
      const [serverSeed, next] = [
        randomBytes(serverSeedBytes).toString('hex'),
        randomBytes(serverSeedBytes).toString('hex'),
      ];
      const clientSeed = randomBytes(8).toString('hex');
      const reported = [
        publishedCommitment(serverSeed),
        publishedCommitment(next),
        clientSeed,
        String(round),
      ];
      const outcome = drawn(serverSeed, clientSeed, round);
      for (const key of reported.flatMap((text) => keysFrom(text, clientSeed)))
        expect([reported, key, drawn(key, clientSeed, round) === outcome]).toEqual([reported, key, false]);
    }
  });
});

test('the commitment to a seed of more than 64 bytes would be the key of its rounds', () => {
  const long = randomBytes(65).toString('hex');
  const commitment = createHash('sha256').update(Buffer.from(long, 'hex')).digest('hex');
  expect(drawn(commitment, 'mine', 0)).toBe(drawn(long, 'mine', 0));
  expect(() => publishedCommitment(long)).toThrow(RangeError);
});

test.each(['', 'ab', 'ab'.repeat(31), 'ab'.repeat(33), 'ab'.repeat(64), 'zz'.repeat(32), 'AB'.repeat(32)])(
  'rejects the seed %j',
  (seed) => {
    expect(() => publishedCommitment(seed)).toThrow('A server seed has 32 bytes, in hex.');
  },
);
