import {
  type PromotionRules,
  type Reward,
  type RewardKind,
  type RewardOf,
  wholeBasis,
  type Within,
} from './rules';

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Minor units of a PERCENT reward, rounded down; 0 without bets or after a net win. */
export function percentAmount({ basisPoints, cap }: RewardOf<'PERCENT'>, basis: bigint): bigint {
  const share = basis > 0n ? (basis * BigInt(basisPoints)) / BigInt(wholeBasis) : 0n;
  return smaller(share, BigInt(cap));
}

/** The prize of each sector in minor units. */
export const sectorAmounts = ({ sectors }: RewardOf<'WHEEL'>): bigint[] =>
  sectors.map(({ amount }) => BigInt(amount));

type Rewarding = Pick<PromotionRules, 'reward' | 'wagering'>;

/** The rounds that determine the amount of a reward: those of a window, and the value of each. */
export interface CountedRounds {
  readonly within: Within;
  readonly valueOf: (round: { readonly bet: bigint; readonly win: bigint }) => bigint;
}

/**
 * What the engine knows about a kind of reward. Amounts are minor units. These are methods, so that the rules of one kind are
 * also those of any reward.
 */
interface RewardRules<One> {
  /** The amount that a new claim reserves in the budget: the maximum value of its reward. */
  reserved(reward: One, wagering: Rewarding['wagering'], basis: bigint): bigint;
  /** The coins of a claim when it becomes active. */
  granted(reward: One, reserved: bigint, sector: number | null): bigint;
  /** The sum of their values is `basis`. A reward of nothing is not issued. */
  counts?(reward: One): CountedRounds;
  /** The basis of the largest reward. */
  worstBasis?(reward: One): bigint;
  /** What determines the amount after the claim was issued: a draw at once, or rounds that are played. */
  readonly dependsOn?: 'DRAW' | 'ROUNDS';
  /** The coin in which the reward is paid, if it is not that of the promotion. Such a reward takes nothing from the budget. */
  paidIn?(reward: One): Pick<RewardOf<'TICKETS'>, 'coin' | 'decimals' | 'amount'>;
}

/** The kinds of rewards. */
const kinds: { readonly [Kind in RewardKind]: RewardRules<RewardOf<Kind>> } = {
  GRANT: {
    reserved: ({ amount }) => BigInt(amount),
    granted: (_reward, reserved) => reserved,
  },
  PERCENT: {
    reserved: (reward, _wagering, basis) => percentAmount(reward, basis),
    granted: (_reward, reserved) => reserved,
    counts: ({ of, within }) => ({
      within,
      valueOf: ({ bet, win }) => (of === 'BETS' ? bet : bet - win),
    }),
    worstBasis: ({ cap }) => BigInt(cap) * BigInt(wholeBasis),
  },
  FREE_ROUNDS: {
    dependsOn: 'ROUNDS',
    // They require `maxWin`.
    reserved: (_reward, { maxWin }) => BigInt(maxWin ?? 0),
    // They win coins later.
    granted: () => 0n,
  },
  WHEEL: {
    dependsOn: 'DRAW',
    reserved: (reward) => sectorAmounts(reward).reduce((most, amount) => (amount > most ? amount : most), 0n),
    granted: ({ sectors }, _reserved, sector) => {
      const prize = sector === null ? undefined : sectors[sector];
      if (prize === undefined) throw new RangeError('A wheel needs the drawn sector.');
      return BigInt(prize.amount);
    },
  },
  TICKETS: {
    reserved: () => 0n,
    // Tickets are another coin.
    granted: () => 0n,
    paidIn: ({ coin, decimals, amount }) => ({ coin, decimals, amount }),
  },
};

export const rewardKinds = Object.keys(kinds) as readonly RewardKind[];

const rulesFor = ({ kind }: Reward): RewardRules<Reward> => kinds[kind];

/** The rounds that determine the amount of a reward; undefined for other rewards. */
export const countedFor = (reward: Reward) => rulesFor(reward).counts?.(reward);

/** Whether the amount of a reward is drawn, or won in rounds that a player has to play; undefined if it is known. */
export const dependsOn = ({ kind }: Pick<Reward, 'kind'>) => kinds[kind].dependsOn;

/** The amount of a reward in another coin than that of the promotion, with the coin; undefined for other rewards. */
export const paidIn = (reward: Reward) => rulesFor(reward).paidIn?.(reward);

/** The coin in which a reward is paid: that of the promotion, or that of its tickets. */
export function rewardCoin({
  reward,
  coin,
  decimals,
}: Pick<PromotionRules, 'reward' | 'coin' | 'decimals'>): Pick<PromotionRules, 'coin' | 'decimals'> {
  const { coin: code, decimals: places } = paidIn(reward) ?? { coin, decimals };
  return { coin: code, decimals: places };
}

/** The most that all rewards can be worth together: the budget, or the tickets of `maxClaims` rewards. */
export function mostRewarded(rules: Pick<PromotionRules, 'reward' | 'limits' | 'coin' | 'decimals'>): Pick<
  PromotionRules,
  'coin' | 'decimals'
> & {
  /** Minor units of `coin`. */
  readonly amount: bigint;
} {
  const { budget, maxClaims } = rules.limits;
  const paid = paidIn(rules.reward);
  const amount = paid ? BigInt(paid.amount) * BigInt(maxClaims ?? 0) : BigInt(budget);
  return { ...rewardCoin(rules), amount };
}

/**
 * The amount that a new claim reserves in the budget, in minor units: the maximum value of its reward.
 * `basis` is that of a PERCENT reward. Free rounds require `maxWin`, which is their maximum value.
 */
export const reservationOf = ({ reward, wagering }: Rewarding, basis: bigint): bigint =>
  rulesFor(reward).reserved(reward, wagering, basis);

/** The reservation of the claim with the largest reward. */
export const worstReservation = (rules: Rewarding): bigint =>
  reservationOf(rules, rulesFor(rules.reward).worstBasis?.(rules.reward) ?? 0n);

/** The coins of a claim when it becomes active, in minor units. `sector` is the drawn one of a wheel. */
export const grantedAmount = (reward: Reward, reserved: bigint, sector: number | null): bigint =>
  rulesFor(reward).granted(reward, reserved, sector);
