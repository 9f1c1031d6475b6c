import { describe, expect, test } from '@jest/globals';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import fc from 'fast-check';
import { limits } from '#domain/limits';
import {
  declinedEntry,
  type MovementRequest,
  postedEntry,
  requestHash,
  type StoredMovement,
} from '@novalink/ledger';
import { entryHash } from '@novalink/ledger/day';
import { betName, movementsOf } from '#lambda/services/play/round-movements';
import { movementKinds, movementPurses, parseMovement } from '#lambda/stores/coins/ledger-rows';
import { movementRow } from '#lambda/stores/coins/movement-row';
import { ulid } from '#lambda/runtime/ulid';

const at = new Date('2026-11-22T10:00:00.123Z');
const largest = BigInt(limits.coin.largestAmount);

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html */
function sizeOf(row: Readonly<Record<string, AttributeValue>>): number {
  return Object.entries(row).reduce((sum, [name, value]) => sum + name.length + sizeOfValue(value), 0);
}

function sizeOfValue({ S, N, B }: AttributeValue): number {
  if (S !== undefined) return Buffer.byteLength(S);
  if (N !== undefined) return Math.ceil(N.replace('-', '').length / 2) + (N.startsWith('-') ? 2 : 1);
  if (B !== undefined) return B.length;
  throw new Error('No row of the journal holds anything else.');
}

describe('the row of a movement', () => {
  const brandId = ulid(at);
  const playerId = crypto.randomUUID();
  const sessionId = ulid(at);
  const input = { brandId, sessionId, bet: `${largest}`, requestId: crypto.randomUUID() };
  const round = {
    id: ulid(at),
    brandId,
    playerId,
    coin: 'GOLDS',
    bet: input.bet,
    win: `${largest}`,
    purse: 'MAIN',
  } as const;
  const draw = { serverSeedHash: 'c'.repeat(64), nonce: 999_999_999 };
  const play = { sessionId, gameId: ulid(at), versionId: ulid(at), betLevel: largest };
  const [bet, win] = movementsOf({ ...round, ...draw }, betName(playerId, input), play);
  const before = { balance: 8n * 10n ** 15n, version: 123_456_789 };

  test.each([
    ['bet', bet],
    ['win', win],
  ])('of a %s is smaller than 600 bytes, including the keys of both indexes', (_kind, request) => {
    if (!request) throw new Error('The round won.');
    const posted = movementRow(postedEntry(request, before, { at, treasuryShard: null }));
    expect(sizeOf(posted)).toBeLessThan(600);
    const refused = { at, why: 'player.limit-reached', seenBalance: before.balance };
    expect(sizeOf(movementRow(declinedEntry(request, refused)))).toBeLessThan(600);
  });

  test('of a grant with the longest reason costs one write unit', () => {
    const request: MovementRequest = {
      key: `GRANT#${brandId}#${playerId}#${crypto.randomUUID()}`,
      ...{ kind: 'GRANT', brandId, playerId, coin: 'GOLDS', purse: 'PROMO', amount: largest },
      ...{ actor: crypto.randomUUID(), reason: 'x'.repeat(limits.coin.reason.longest), reference: null },
      ...{ requestHash: requestHash({ any: 'thing' }), counter: 'TREASURY' },
    };
    expect(sizeOf(movementRow(postedEntry(request, before, { at, treasuryShard: 15 })))).toBeLessThan(1024);
  });
});

const text = fc.string({ minLength: 1, maxLength: 12 });
const name = fc.stringMatching(/^[A-Za-z0-9-]{1,12}$/);
const amount = fc.bigInt({ min: 1n, max: largest });
const request: fc.Arbitrary<MovementRequest> = fc
  .record({
    kind: fc.constantFrom(...movementKinds),
    keyKind: fc.option(fc.constantFrom(...movementKinds), { nil: undefined }),
    rest: name,
    brandId: name,
    playerId: name,
    coin: fc.constantFrom('GEM', 'GOLD'),
    purse: fc.constantFrom(...movementPurses),
    amount: fc.oneof(
      amount,
      amount.map((of) => -of),
    ),
    isOwn: fc.boolean(),
    actor: name,
    reason: fc.option(text),
    reference: fc.option(name),
    requestHash: fc.oneof(fc.stringMatching(/^[0-9a-f]{64}$/), text),
    counter: fc.constantFrom('TREASURY', 'HOUSE'),
    play: fc.option(fc.record({ sessionId: name, gameId: name, versionId: name, betLevel: amount }), {
      nil: undefined,
    }),
  })
  .map(({ keyKind, rest, isOwn, play, ...drawn }) => ({
    ...drawn,
    key: `${keyKind ?? drawn.kind}#${drawn.brandId}#${rest}`,
    actor: isOwn ? drawn.playerId : drawn.actor,
    ...(play && { play }),
  }));
const movement: fc.Arbitrary<StoredMovement> = fc
  .record({
    request,
    balance: fc.bigInt({ min: 0n, max: 8n * 10n ** 15n }),
    version: fc.integer({ min: 0, max: 1_000_000_000 }),
    shard: fc.integer({ min: 0, max: limits.coin.treasuryShards - 1 }),
    why: fc.option(text, { nil: undefined }),
    seenBalance: fc.option(fc.bigInt({ min: 0n, max: 8n * 10n ** 15n })),
  })
  .map(({ request: asked, balance, version, shard, why, seenBalance }) => {
    const treasuryShard = asked.counter === 'TREASURY' ? shard : null;
    return why === undefined
      ? postedEntry(asked, { balance, version }, { at, treasuryShard })
      : declinedEntry(asked, { at, why, seenBalance });
  });

test('is read back unchanged, with the same hash, for any movement', () => {
  fc.assert(
    fc.property(movement, (stored) => {
      const read = parseMovement(movementRow(stored));
      expect(read).toEqual(stored);
      expect(entryHash(read)).toBe(entryHash(stored));
    }),
  );
});

test('is not written if its legs do not follow from the movement', () => {
  const asked = fc.sample(request, 1)[0];
  if (!asked) throw new Error('One was drawn.');
  const posted = postedEntry(asked, { balance: 0n, version: 0 }, { at, treasuryShard: null });
  const [own, other] = posted.legs;
  for (const legs of [
    [own, { ...other, account: 'elsewhere' }],
    [own, { ...other, amount: own.amount }],
    [{ ...own, account: 'WALLET#of#somebody#else' }, other],
  ] as const)
    expect(() => movementRow({ ...posted, legs })).toThrow('The legs of');
});
