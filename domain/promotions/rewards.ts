import { type PromotionRules, type Reward, wholeBasis } from './rules';

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Minor units of a PERCENT reward, rounded down; 0 without bets or after a net win. */
export function percentAmount(
  { basisPoints, cap }: Extract<Reward, { kind: 'PERCENT' }>,
  basis: bigint,
): bigint {
  const share = basis > 0n ? (basis * BigInt(basisPoints)) / BigInt(wholeBasis) : 0n;
  return smaller(share, BigInt(cap));
}

/** The prize of each sector in minor units. */
export const sectorAmounts = ({ sectors }: Extract<Reward, { kind: 'WHEEL' }>): bigint[] =>
  sectors.map(({ amount }) => BigInt(amount));

/** The coin in which a reward is paid: that of the promotion, or that of its tickets. */
export const rewardCoin = ({
  reward,
  coin,
  decimals,
}: Pick<PromotionRules, 'reward' | 'coin' | 'decimals'>): Pick<PromotionRules, 'coin' | 'decimals'> =>
  reward.kind === 'TICKETS' ? { coin: reward.coin, decimals: reward.decimals } : { coin, decimals };

/** The most that all rewards can be worth together: the budget, or the tickets of `maxClaims` rewards. */
export function mostRewarded(rules: Pick<PromotionRules, 'reward' | 'limits' | 'coin' | 'decimals'>): Pick<
  PromotionRules,
  'coin' | 'decimals'
> & {
  /** Minor units of `coin`. */
  readonly amount: bigint;
} {
  const { reward, limits } = rules;
  const amount =
    reward.kind === 'TICKETS' ? BigInt(reward.amount) * BigInt(limits.maxClaims ?? 0) : BigInt(limits.budget);
  return { ...rewardCoin(rules), amount };
}

type Rewarding = Pick<PromotionRules, 'reward' | 'wagering'>;

/**
 * The amount that a new claim reserves in the budget, in minor units: the maximum value of its reward.
 * `basis` is that of a PERCENT reward. Free rounds require `maxWin`, which is their maximum value.
 */
export function reservationOf({ reward, wagering }: Rewarding, basis: bigint): bigint {
  switch (reward.kind) {
    case 'GRANT':
      return BigInt(reward.amount);
    case 'PERCENT':
      return percentAmount(reward, basis);
    case 'FREE_ROUNDS':
      return BigInt(wagering.maxWin ?? 0);
    case 'WHEEL':
      return sectorAmounts(reward).reduce((most, amount) => (amount > most ? amount : most), 0n);
    case 'TICKETS':
      return 0n;
  }
}

/** The reservation of the claim with the largest reward. */
export const worstReservation = (rules: Rewarding): bigint =>
  reservationOf(rules, rules.reward.kind === 'PERCENT' ? BigInt(rules.reward.cap) * BigInt(wholeBasis) : 0n);

/**
 * The coins of a claim when it becomes active, in minor units. `sector` is the drawn one of a wheel. Free rounds win coins
 * later, and tickets are another coin.
 */
export function grantedAmount(reward: Reward, reserved: bigint, sector: number | null): bigint {
  switch (reward.kind) {
    case 'GRANT':
    case 'PERCENT':
      return reserved;
    case 'WHEEL': {
      const prize = sector === null ? undefined : reward.sectors[sector];
      if (prize === undefined) throw new RangeError('A wheel needs the drawn sector.');
      return BigInt(prize.amount);
    }
    case 'FREE_ROUNDS':
    case 'TICKETS':
      return 0n;
  }
}
