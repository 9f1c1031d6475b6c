import type { CoinRound } from '#domain/generated/types';
import type { StoredMovement } from '#domain/wallet/movement';
import { declineRefusal } from '#lambda/decline-refusal';
import type { Needs } from '#lambda/functions/play-rounds/needs';
import { withSeed } from '#lambda/functions/play-rounds/told-round';
import { Refusal } from '#lambda/refusal';

/** What a request came to whose bet the journal knows: its round, or its refusal. */
export function toldBet(needs: Needs) {
  const { plays, rounds } = needs;
  return async (bet: StoredMovement, userId: string): Promise<CoinRound> => {
    if (bet.state === 'DECLINED') throw declineRefusal(bet);
    const { brandId, playerId, reference } = bet;
    const [play, round] = await Promise.all([
      plays.read(brandId, playerId),
      reference === null ? undefined : rounds.read(brandId, playerId, reference),
    ]);
    // Tables that were restored may have lost it.
    if (!play || !round) throw new Refusal('round.missing');
    if (round.serverSeedHash === play.seed.serverSeedHash) return withSeed(round, userId, null);
    const revealed = await plays.revealed(brandId, playerId, round.serverSeedHash);
    return withSeed(round, userId, revealed?.serverSeed ?? null);
  };
}
