import type { CoinRound } from '#domain/generated/types';
import { declineMovement } from '@novalink/ledger';
import type { Caller } from '#lambda/runtime/caller';
import { declineRefusal } from '#lambda/runtime/decline-refusal';
import type { Needs } from '#lambda/functions/play-rounds/needs';
import type { InputOf } from '#lambda/functions/play-rounds/request';
import { betName, betOf, playAt } from '#lambda/services/play/round-movements';
import { presentBet } from '#lambda/functions/play-rounds/present-bet';
import { Refusal } from '#lambda/runtime/refusal';
import type { PlayFacts } from '#lambda/stores/play/play-facts';

/**
 * Records the refusal of a bet, so that a delayed earlier attempt cannot be posted after it. If an earlier
 * attempt was already posted, returns its round instead.
 */
export function refusingBet(needs: Needs) {
  const tellBet = presentBet(needs);
  return async (
    { sub }: Caller,
    input: InputOf<'playRound'>,
    { session }: Pick<PlayFacts, 'session'>,
    refusal: Refusal,
  ): Promise<CoinRound> => {
    // A bet that the session does not offer was never posted, so there is nothing to record.
    if (!session?.betLevels.includes(input.bet)) throw refusal;
    const play = playAt(session, input.bet);
    const bet = betOf(
      { ...session, purse: 'MAIN', id: null, bet: input.bet },
      betName(session.playerId, input),
      play,
    );
    const outcome = await declineMovement(needs.ledger, bet, refusal.code);
    if (outcome.state === 'UNKNOWN') throw new Refusal('wallet.unknown');
    if (outcome.state === 'CONFLICT') throw new Refusal('request.other-body');
    if (outcome.state === 'POSTED') return tellBet(outcome.movement, sub);
    throw outcome.why === refusal.code ? refusal : declineRefusal(outcome.movement);
  };
}
