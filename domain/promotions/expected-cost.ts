import { type Fraction, fraction, sumOf, times } from '@novalink/engine/fraction';
import { paidIn, sectorAmounts, worstReservation } from './rewards';
import type { FreeRounds, PromotionRules } from './rules';
import { totalWeight } from './wheel';

/** The exact figures of the game version for free rounds. */
export interface FreeRoundGame {
  /** Of the bet, with `maxWinX` and `maxSpins`, as the certificate states it. */
  readonly rtp: Fraction;
  /** The largest win of a round, in bets. */
  readonly maxWinX: number;
}

/** Minor units of the promotion's coin. */
export interface ClaimCost {
  /**
   * The expected cost. Null for a PERCENT reward, which depends on the players' bets: a dry run answers it for past ones.
   */
  readonly expected: Fraction | null;
  /** Whether `expected` is exact. Otherwise `maxWin` can make the real one smaller. */
  readonly isExact: boolean;
  /** The largest possible cost. */
  readonly worst: bigint;
  /**
   * The bets that an average claim has to make, in minor units: the wagering's multiple of `expected`. The coins that
   * players lose or leave behind meanwhile depend on how they play, so the costs here do not subtract them. With a
   * multiple above 0, `expected` is therefore the expected amount that is granted, and players keep at most `maxWin`.
   * The bets are on games that count in full.
   */
  readonly turnover: Fraction | null;
  /** Like `turnover`, if all bets are on the game whose bets count least. Games that do not count at all are left out. */
  readonly mostTurnover: Fraction | null;
}

type GrantCost = Omit<ClaimCost, 'turnover' | 'mostTurnover'>;
type Costed = Pick<PromotionRules, 'reward' | 'wagering'>;

/** The cost of one claim. Throws a RangeError for free rounds without their game. */
export function claimCost(rules: Costed, game: FreeRoundGame | null): ClaimCost {
  const { expected, isExact, worst } = grantCost(rules, game);
  return {
    ...{ expected, isExact, worst },
    ...(expected === null ? { turnover: null, mostTurnover: null } : requiredBets(rules, expected)),
  };
}

/** The bets that rewards of this worth require, in minor units: on games that count in full, and on those that count least. */
export function requiredBets(
  { wagering: { multiple, gameWeights } }: Pick<Costed, 'wagering'>,
  worth: Fraction,
) {
  const turnover = times(worth, fraction(multiple));
  const counting = gameWeights.map(({ weightX100 }) => weightX100).filter((weight) => weight > 0);
  return { turnover, mostTurnover: times(turnover, fraction(100, Math.min(100, ...counting))) };
}

/** A number of claims. */
export interface PromotionCost extends ClaimCost {
  readonly claims: bigint;
  /** Never more than the budget, because each claim is reserved from it before it is issued. */
  readonly mostPaid: bigint;
  /** Whether `worst` is more than the budget. The promotion can run nevertheless. */
  readonly exceedsBudget: boolean;
  /** Minor units of a ticket coin, which take nothing from the budget. */
  readonly tickets: bigint;
}

/** The cost of a number of claims, limited by `maxClaims`. `expected` does not take the budget into account. */
export function promotionCost(
  rules: Costed & Pick<PromotionRules, 'limits'>,
  { claims: asked, game }: { readonly claims: number; readonly game: FreeRoundGame | null },
): PromotionCost {
  const { maxClaims } = rules.limits;
  const claims = BigInt(maxClaims !== null && asked > maxClaims ? maxClaims : asked);
  const one = claimCost(rules, game);
  const budget = BigInt(rules.limits.budget);
  const worst = one.worst * claims;
  return {
    claims,
    expected: one.expected && times(one.expected, fraction(claims)),
    isExact: one.isExact,
    worst,
    turnover: one.turnover && times(one.turnover, fraction(claims)),
    mostTurnover: one.mostTurnover && times(one.mostTurnover, fraction(claims)),
    mostPaid: worst < budget ? worst : budget,
    exceedsBudget: worst > budget,
    tickets: BigInt(paidIn(rules.reward)?.amount ?? 0) * claims,
  };
}

function grantCost(rules: Costed, game: FreeRoundGame | null): GrantCost {
  const { reward } = rules;
  const reserved = worstReservation(rules);
  switch (reward.kind) {
    case 'GRANT':
    case 'TICKETS': {
      const worst = paidAmount(rules, reserved);
      return { expected: fraction(worst), isExact: true, worst };
    }
    case 'PERCENT':
      return { expected: null, isExact: false, worst: paidAmount(rules, reserved) };
    case 'WHEEL': {
      const total = totalWeight(reward.sectors.map(({ weight }) => weight));
      const amounts = sectorAmounts(reward).map((amount) => paidAmount(rules, amount));
      const terms = amounts.map((amount, index) =>
        fraction(amount * BigInt(reward.sectors[index]?.weight ?? 0), total),
      );
      return { expected: sumOf(terms), isExact: true, worst: paidAmount(rules, reserved) };
    }
    case 'FREE_ROUNDS':
      return freeRoundsCost(reward, reserved, game);
  }
}

/** Without wagering a reward is paid at once, at most `maxWin` of it. */
export const paidAmount = (
  { wagering: { multiple, maxWin } }: Pick<PromotionRules, 'wagering'>,
  amount: bigint,
): bigint => (multiple === 0 && maxWin !== null && amount > BigInt(maxWin) ? BigInt(maxWin) : amount);

/**
 * The value of a claim that is paid immediately, in minor units of `rewardCoin`. `worth` is the value of
 * its reward in the coin of the promotion; tickets do not depend on it.
 */
export function rewardedAmount(rules: Costed, worth: bigint): bigint {
  const paid = paidIn(rules.reward);
  return paid ? BigInt(paid.amount) : paidAmount(rules, worth);
}

/** Wins cost as much as they are: return × rounds × bet. */
function freeRoundsCost({ count, bet }: FreeRounds, reserved: bigint, game: FreeRoundGame | null): GrantCost {
  if (game === null) throw new RangeError('Free rounds need the return of their game.');
  const bets = BigInt(count) * BigInt(bet);
  const largest = bets * BigInt(game.maxWinX);
  const isLimited = largest > reserved;
  const mean = times(game.rtp, fraction(bets));
  const expected = isLimited && mean.numerator > reserved * mean.denominator ? fraction(reserved) : mean;
  return { expected, isExact: !isLimited, worst: isLimited ? reserved : largest };
}
