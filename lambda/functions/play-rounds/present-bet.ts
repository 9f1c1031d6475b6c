import type { CoinRound } from '#domain/generated/types';
import type { StoredMovement } from '@novalink/ledger';
import { declineRefusal } from '#lambda/runtime/decline-refusal';
import type { Needs } from '#lambda/functions/play-rounds/needs';
import { roundTeller } from '#lambda/functions/play-rounds/present-rounds';
import { Refusal } from '#lambda/runtime/refusal';

/** The outcome of a request whose bet is in the journal: its round, or its refusal. */
export function presentBet(needs: Pick<Needs, 'seeds' | 'versions' | 'ledger'>) {
  const presentRounds = roundTeller(needs);
  return async (bet: StoredMovement, userId: string): Promise<CoinRound> => {
    if (bet.state === 'DECLINED') throw declineRefusal(bet);
    const [round] = await presentRounds([{ bet, win: undefined }], userId);
    // The seeds can be missing after tables were restored.
    if (!round) throw new Refusal('round.missing');
    return round;
  };
}
