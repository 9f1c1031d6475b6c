import { BatchWriteItemCommand } from '@aws-sdk/client-dynamodb';
import { postedEntry, type MovementRequest, type StoredMovement } from '@novalink/ledger';
import { timeOfUlid, ulidOf } from '#domain/ulid';
import { movementRow } from '#lambda/stores/coins/movement-row';
import { playerIdOf } from '#test/world/given/player-id';
import type { ProductTables } from '#test/world/given/product-tables';

interface GivenRound {
  readonly brandId: string;
  readonly playerId?: string;
  /** ISO 8601. */
  readonly at: string;
  /** Distinguishes rounds of the same time. */
  readonly number?: number;
  readonly win?: bigint;
  readonly coin?: string;
  readonly purse?: 'MAIN' | 'PROMO';
}

/** A ULID with this time. */
export const ulidAt = (at: string, number = 0): string =>
  ulidOf(Date.parse(at), new Uint8Array(10).fill(number % 256).fill(number >> 8, 0, 5));

/** The journal entries of a round: its bet, and its win if there is one. */
export function roundEntries({
  brandId,
  playerId = playerIdOf('ada'),
  at,
  number = 0,
  win = 0n,
  coin = 'GOLD',
  purse = 'MAIN',
}: GivenRound) {
  const roundId = ulidAt(at, number);
  const play = { sessionId: 's1', gameId: 'g1', versionId: 'v1', betLevel: 100n };
  const shared = {
    brandId,
    playerId,
    coin,
    purse,
    reason: null,
    reference: roundId,
    play,
    counter: 'HOUSE',
  } as const;
  const bet: MovementRequest = {
    ...shared,
    ...{ kind: 'BET', key: `BET#${brandId}#${playerId}#${roundId}`, amount: -100n, actor: playerId },
    requestHash: 'ab'.repeat(32),
    draw: { serverSeedHash: 'cd'.repeat(32), nonce: number },
  };
  const paid: MovementRequest = {
    ...shared,
    ...{ kind: 'WIN', key: `WIN#${brandId}#${playerId}#${roundId}`, amount: win, actor: 'system' },
    requestHash: 'ef'.repeat(32),
  };
  const time = timeOfUlid(roundId) ?? 0;
  const posted = { at: new Date(at), treasuryShard: null };
  const first = postedEntry(bet, { balance: 1000n, version: time % 1e9 }, posted);
  const entries: readonly StoredMovement[] =
    win > 0n ? [first, postedEntry(paid, { balance: first.balance, version: first.seq }, posted)] : [first];
  return { id: `${brandId}.${playerId}.${roundId}`, roundId, playerId, entries };
}

const mostWrites = 25;

/** Writes entries into the journal. */
export async function givenEntries(
  { dynamodb, journalTable }: Pick<ProductTables, 'dynamodb'> & { readonly journalTable: string },
  entries: readonly StoredMovement[],
): Promise<void> {
  for (let from = 0; from < entries.length; from += mostWrites) {
    const puts = entries
      .slice(from, from + mostWrites)
      .map((entry) => ({ PutRequest: { Item: movementRow(entry) } }));
    await dynamodb.send(new BatchWriteItemCommand({ RequestItems: { [journalTable]: puts } }));
  }
}
