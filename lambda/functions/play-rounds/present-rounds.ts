import type { CoinRound } from '#domain/generated/types';
import { findMovement } from '@novalink/ledger';
import { computedRound } from '#lambda/functions/play-rounds/computed-round';
import type { Needs } from '#lambda/functions/play-rounds/needs';
import { winKey } from '#lambda/services/play/round-movements';
import { withSeed } from '#lambda/services/play/present-round';
import { Refusal } from '#lambda/runtime/refusal';
import type { SettledBet } from '#lambda/stores/coins/settled-bets';

/**
 * Computes the rounds of a player's bets again, in the order of the bets. Leaves out rounds whose seeds have
 * expired. Throws if a win differs from the journal, because that is a bug.
 */
export function roundTeller({ seeds, versions, ledger }: Pick<Needs, 'seeds' | 'versions' | 'ledger'>) {
  return async (bets: readonly SettledBet[], userId: string): Promise<CoinRound[]> => {
    const [first] = bets;
    if (!first) return [];
    const { brandId, playerId } = first.bet;
    const commitments = bets.flatMap(({ bet }) => bet.draw?.serverSeedHash ?? []);
    const drawn = await seeds.find(brandId, playerId, commitments);
    const rounds: CoinRound[] = [];
    for (const { bet, win } of bets) {
      const seed = drawn.get(bet.draw?.serverSeedHash ?? '');
      const version = bet.play && (await versions(bet.play));
      const round = seed && version && computedRound(bet, seed, version);
      if (!round) continue;
      const paid = win ?? (round.win === '0' ? undefined : await findMovement(ledger, winKey(round)));
      if (paid === 'UNKNOWN') throw new Refusal('wallet.unknown');
      if ((paid?.amount ?? 0n) !== BigInt(round.win))
        throw new Error(`The round of ${bet.key} differs from the journal.`);
      const balance = paid?.state === 'POSTED' ? `${paid.balance}` : round.balance;
      rounds.push(withSeed({ ...round, balance }, userId, seed.isRevealed ? seed.serverSeed : null));
    }
    return rounds;
  };
}
