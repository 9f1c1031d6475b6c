import { expect } from '@jest/globals';
import { playKey, walletPartition } from '#domain/keys';
import { playerIdOf } from '#test/world/given/player-id';
import type { LevelTotals } from '#domain/play/play-totals';
import type { PostedMovement } from '@novalink/ledger';
import { parsePlay, type PlayRow } from '#lambda/stores/play/play-row';
import type { ProductTables } from '#test/world/given/product-tables';
import { inNumbers, movementsIn } from '#test/world/play/kept-movements';

/**
 * Checks that a player's data is consistent: the journal has no gap and gives the balance, every nonce was
 * used once, the losses are the bets minus the wins, and the totals match the journal. Returns the data.
 */
export async function agreeingBooks(tables: ProductTables, brandId: string, sub: string) {
  const playerId = playerIdOf(sub);
  const partition = walletPartition(brandId, playerId, 'GOLD', 'MAIN');
  const [play, journal, wallet] = await Promise.all([
    tables.row('Play', playKey(brandId, playerId)),
    tables.rows('Journal', ({ gsi1pk }) => gsi1pk?.S === partition),
    tables.row('Wallets', { pk: `WALLET#${brandId}#${playerId}`, sk: 'GOLD#MAIN' }),
  ]);
  const lines = movementsIn(journal)
    .flatMap((movement) => (movement.state === 'POSTED' ? [movement] : []))
    .map((movement) => ({ ...movement, ...inNumbers(movement) }))
    .sort((one, other) => one.seq - other.seq);
  let balance = 0;
  for (const [index, line] of lines.entries()) {
    balance += line.amount;
    expect(line).toMatchObject({ seq: index + 1, balance });
  }
  if (lines.length > 0) expect(wallet).toMatchObject({ balance, version: lines.length });

  const rounds = lines
    .flatMap(({ kind, draw, ...bet }) => (kind === 'BET' && draw ? [{ ...bet, ...draw }] : []))
    .map(({ serverSeedHash, nonce, reference, amount }) => {
      const won = lines.find((line) => line.kind === 'WIN' && line.reference === reference);
      return { id: reference, serverSeedHash, nonce, bet: -amount, win: won?.amount ?? 0 };
    });
  expect(new Set(rounds.map(({ id }) => id)).size).toBe(rounds.length);
  for (const seed of new Set(rounds.map(({ serverSeedHash }) => serverSeedHash)))
    expect(rounds.filter((round) => round.serverSeedHash === seed).map(({ nonce }) => nonce)).toEqual(
      rounds.filter((round) => round.serverSeedHash === seed).map((_round, index) => index),
    );
  const lost = rounds.reduce((sum, { bet, win }) => sum + bet - win, 0);
  const played = lines.filter(({ kind }) => kind !== 'GRANT');
  expect(played.reduce((sum, { amount }) => sum - amount, 0)).toBe(lost);

  if (play) {
    const { GOLD } = play.losses as Record<string, { readonly dayLoss: string }>;
    expect(Number(GOLD?.dayLoss ?? 0)).toBe(lost);
    const totals = parsePlay(play)?.totals;
    const counted = played.filter(({ at, play: of }) => isIn(totals, of?.sessionId, at));
    expect(totals?.levels ?? {}).toEqual(foldOf(counted));
  }
  return { balance, lines, rounds, play };
}

type Counted = Pick<PostedMovement, 'kind' | 'play'> & { readonly amount: number };

const isIn = (totals: PlayRow['totals'], sessionId: string | undefined, at: string) =>
  totals !== undefined && sessionId === totals.sessionId && at.startsWith(totals.day);

/** The totals by bet level, computed from the journal alone. */
function foldOf(lines: readonly Counted[]): NonNullable<PlayRow['totals']>['levels'] {
  const levels: Record<string, LevelTotals> = {};
  for (const { kind, play, amount } of lines) {
    const level = `${play?.betLevel}`;
    const { rounds, wins, winSquares } = levels[level] ?? { rounds: 0, wins: 0n, winSquares: 0n };
    const win = kind === 'WIN' ? BigInt(amount) : 0n;
    levels[level] = {
      rounds: rounds + (kind === 'BET' ? 1 : 0),
      wins: wins + win,
      winSquares: winSquares + win * win,
    };
  }
  return levels;
}
