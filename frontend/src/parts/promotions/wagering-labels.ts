import { dependsOn } from '#domain/promotions/rewards';
import type { PromotionRules, Wagering } from '#domain/promotions/rules';
import type { GameTitles } from './promotion-labels';
import { promotionCoins } from './reward-labels';

/** What the row of a field says; undefined if the field limits nothing. */
type TextOf = (rules: PromotionRules, titles: GameTitles | undefined) => string | undefined;
interface WageringRow {
  readonly label: string;
  readonly text: TextOf;
}

const ofWins = ({ reward }: PromotionRules) => dependsOn(reward) === 'ROUNDS';
const coins = (amount: string | null, rules: PromotionRules): string | undefined =>
  amount === null ? undefined : promotionCoins(amount, rules);
const ifWagered =
  (text: TextOf): TextOf =>
  (rules, titles) =>
    rules.wagering.multiple > 0 ? text(rules, titles) : undefined;

const rows: readonly WageringRow[] = [
  {
    label: 'Wagering',
    text: (rules) => {
      const { multiple } = rules.wagering;
      if (multiple === 0) return 'None: the wins are added to your balance after the last free round';
      return ofWins(rules) ? `Bets of ${multiple} times the wins` : `Bets of ${multiple} times the reward`;
    },
  },
  { label: 'Largest bet that counts', text: (rules) => coins(rules.wagering.maxBet, rules) },
  { label: 'Added to the balance at most', text: (rules) => coins(rules.wagering.maxWin, rules) },
  {
    label: 'Expires after',
    text: ({ wagering: { validDays } }) => (validDays === 1 ? '1 day' : `${validDays} days`),
  },
  {
    label: 'Games that do not count',
    text: ifWagered(({ wagering }, titles) => gamesText(wagering, titles, (weight) => weight === 0)),
  },
  {
    label: 'Games that count in part',
    text: ifWagered(({ wagering }, titles) =>
      gamesText(wagering, titles, (weight) => weight > 0 && weight < 100),
    ),
  },
  {
    label: 'Bets are paid',
    text: ifWagered(({ wagering: { spendOrder } }) =>
      spendOrder === 'CLAIM_FIRST' ? 'from the reward first' : 'from the balance first',
    ),
  },
];

const list = new Intl.ListFormat('en');

function gamesText(
  { gameWeights }: Wagering,
  titles: GameTitles | undefined,
  isListed: (weightX100: number) => boolean,
): string | undefined {
  const listed = gameWeights.filter(({ weightX100 }) => isListed(weightX100));
  if (listed.length === 0) return undefined;
  return list.format(
    listed.map(({ gameId, weightX100 }) => {
      const title = titles?.get(gameId) ?? 'a former game';
      return weightX100 === 0 ? title : `${title} counts ${weightX100}%`;
    }),
  );
}

/**
 * The conditions of a reward before its coins are added to the balance; empty for a reward that is paid
 * immediately.
 */
export const wageringRows = (
  rules: PromotionRules,
  titles: GameTitles | undefined,
): readonly (readonly [string, string])[] =>
  rules.wagering.multiple === 0 && !ofWins(rules)
    ? []
    : rows.flatMap(({ label, text }) => {
        const shown = text(rules, titles);
        return shown === undefined ? [] : [[label, shown] as const];
      });
