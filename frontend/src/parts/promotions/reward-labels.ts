import type { ClaimPeriod, PromotionRules, Reward, RewardKind, RewardOf } from '#domain/promotions/rules';
import { coinsOf } from '#domain/wallet/amounts';
import { whole } from '../../platform/labels/numbers';

export type InCoins = Pick<PromotionRules, 'coin' | 'decimals'>;
export type Periodic = Pick<PromotionRules, 'limits'>;

/** Minor units of the promotion's coin: `5.00 GLD`. */
export const promotionCoins = (amount: string | bigint, { coin, decimals }: InCoins): string =>
  `${coinsOf(BigInt(amount), decimals)} ${coin}`;

/** Hundredths of a percent: `12.5%`. */
export const percentText = (basisPoints: number): string =>
  `${coinsOf(BigInt(basisPoints), 2).replace(/\.?0+$/, '')}%`;

export const freeRoundsText = (count: number): string =>
  count === 1 ? '1 free round' : `${whole(count)} free rounds`;

export const periodNouns: Record<ClaimPeriod, string> = {
  ONCE: 'promotion',
  DAY: 'day',
  WEEK: 'week',
  MONTH: 'month',
};

type Whose = 'your' | 'their';

/** The texts of a kind of reward. These are methods, so that the texts of one kind are also those of any reward. */
interface RewardTexts<One> {
  text(reward: One, rules: PromotionRules, whose: Whose): string;
  /** A comma follows the text in a sentence. */
  readonly endsWithComma?: true;
  /** What can be collected, if it is not an amount. */
  collectable?(reward: One): string;
}

const rewardTexts: { readonly [Kind in RewardKind]: RewardTexts<RewardOf<Kind>> } = {
  GRANT: { text: ({ amount }, rules) => promotionCoins(amount, rules) },
  PERCENT: {
    text: (reward, rules, whose) =>
      `${percentText(reward.basisPoints)} of ${whose} ${basisText(reward, rules)}, at most ${promotionCoins(reward.cap, rules)}`,
    endsWithComma: true,
  },
  FREE_ROUNDS: {
    text: ({ count, bet }, rules) => {
      const rounds = `${freeRoundsText(count)} of ${promotionCoins(bet, rules)}`;
      const { maxWin } = rules.wagering;
      return maxWin === null ? rounds : `${rounds}, with wins of at most ${promotionCoins(maxWin, rules)}`;
    },
    endsWithComma: true,
    collectable: ({ count }) => freeRoundsText(count),
  },
  WHEEL: { text: (reward, rules) => `up to ${promotionCoins(topPrize(reward), rules)} from a wheel` },
  TICKETS: { text: (reward) => promotionCoins(reward.amount, reward) },
};

const textsOf = ({ kind }: Reward): RewardTexts<Reward> => rewardTexts[kind];

/** The reward, as `10.00 GLD` or `10% of your bets, at most 50.00 GLD`. */
export const rewardText = (rules: PromotionRules, whose: Whose = 'your'): string =>
  textsOf(rules.reward).text(rules.reward, rules, whose);

/** The reward of players, with a comma where the sentence needs one after it. */
export const rewardInSentence = (rules: PromotionRules): string =>
  `${rewardText(rules, 'their')}${textsOf(rules.reward).endsWithComma ? ',' : ''}`;

/** The reward that can be collected now: `3 free rounds` or `10.00 GLD`. Empty without an amount. */
export const collectableText = ({ amount, rules: { reward }, ...coin }: Collectable): string =>
  textsOf(reward).collectable?.(reward) ?? (amount === null ? '' : promotionCoins(amount, coin));

/** The amount of free rounds is the most that they can win. */
interface Collectable extends InCoins {
  readonly amount: string | null;
  readonly rules: Pick<PromotionRules, 'reward'>;
}

const topPrize = ({ sectors }: RewardOf<'WHEEL'>): bigint =>
  sectors.reduce((most, { amount }) => (BigInt(amount) > most ? BigInt(amount) : most), 0n);

const basisText = ({ of, within }: RewardOf<'PERCENT'>, { limits: { perPeriod } }: Periodic): string => {
  const basis = of === 'BETS' ? 'bets' : 'net loss';
  if (within.kind === 'PREVIOUS_PERIOD') return `${basis} of the ${periodNouns[perPeriod]} before`;
  if (within.kind === 'SINCE_JOINING') return `${basis} of the first ${within.days} days`;
  return perPeriod === 'ONCE' || within.kind === 'PROMOTION'
    ? basis
    : `${basis} of the ${periodNouns[perPeriod]}`;
};
