import type { CoinKind } from '#domain/generated/types';
import type { RuleFault } from './rule-faults';
import type { EnteredReward } from './rules-document';

interface CoinOfBrand {
  readonly code: string;
  readonly kind: CoinKind;
  readonly decimals: number;
}

/** The coin of a reward of tickets; undefined for other rewards, and if the brand has no such coin of kind TICKET. */
export const ticketCoin = <Coin extends CoinOfBrand>(
  reward: EnteredReward,
  coinTypes: readonly Coin[],
): Coin | undefined =>
  reward.kind === 'TICKETS'
    ? coinTypes.find(({ code, kind }) => code === reward.coin && kind === 'TICKET')
    : undefined;

/** The fault of a reward of tickets whose coin is not a coin of kind TICKET of the brand. */
export const ticketFault = (
  reward: EnteredReward,
  coinTypes: readonly CoinOfBrand[],
): RuleFault | undefined =>
  reward.kind === 'TICKETS' && !ticketCoin(reward, coinTypes)
    ? { path: 'reward.coin', code: 'not-tickets' }
    : undefined;
