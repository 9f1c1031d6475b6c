import { generatePath } from 'react-router-dom';
import { rewardCoin } from '#domain/promotions/rewards';
import type { PromotionRules } from '#domain/promotions/rules';
import { routes } from '#domain/routes';
import { whenColumn } from '../../../parts/lists/columns';
import { promotionCoins } from '../../../parts/promotions/reward-labels';
import { whole } from '../../../platform/labels/numbers';
import type { Table } from '../../../ui/table/table';
import { When } from '../../../ui/when';
import type { DryRunAnswer } from './dry-run';

type Qualified = DryRunAnswer['qualified'][number];
type Claim = Qualified['claims'][number];

/** Players who would have qualified; their rewards open below them. */
export const dryRunTable = (brandId: string, rules: PromotionRules): Table<Qualified> => ({
  id: 'dry-run',
  caption: 'Qualifying players',
  noun: { one: 'player', many: 'players' },
  title: {
    header: 'Player',
    textOf: ({ displayName }) => displayName,
    to: ({ userId }) => generatePath(routes.BrandPlayer.path, { brandId, userId }),
  },
  columns: [
    whenColumn('first', 'First reward', ({ claims }) => claims[0]?.at ?? ''),
    {
      id: 'rewards',
      header: 'Rewards',
      width: 110,
      align: 'end',
      valueOf: ({ claims }) => claims.length,
      show: ({ claims }) => whole(claims.length),
    },
    {
      id: 'amount',
      header: 'Amount',
      width: 180,
      align: 'end',
      valueOf: ({ claims }) => Number(largestOf(claims)) / 10 ** rewardCoin(rules).decimals,
      show: ({ claims }) => amountText(claims, rules),
    },
  ],
  details: ({ claims }) => (
    <ul className="grid gap-1">
      {claims.map((claim) => (
        <li key={claim.period} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
          <span>{rules.limits.perPeriod === 'ONCE' ? <When at={claim.at} /> : claim.period}</span>
          <span>{amountText([claim], rules)}</span>
        </li>
      ))}
    </ul>
  ),
});

const largestOf = (claims: readonly Claim[]): bigint =>
  claims.reduce((sum, { largestAmount }) => sum + BigInt(largestAmount), 0n);

/** The sum; an upper limit where an amount depends on chance. */
const amountText = (claims: readonly Claim[], rules: PromotionRules): string => {
  const coins = promotionCoins(largestOf(claims), rewardCoin(rules));
  return claims.some(({ amount }) => amount === null) ? `up to ${coins}` : coins;
};
