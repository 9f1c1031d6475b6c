import { routes } from '#domain/routes';
import { brandPath } from '../../parts/brand/brand-context';
import type { ShownBrand } from '../../parts/brand/read-brand';
import type { AttentionItem } from '../../parts/dashboards/attention-panel';
import { amountIn } from '../dashboards/coin-amount';
import type { ChecklistItem } from '../../ui/checklist';
import type { BrandMetricsPanel } from './read-brand-metrics';

type Brand = Pick<ShownBrand, 'id' | 'status' | 'gameIds' | 'coinTypes'>;

/** Days without a round after which the brand needs attention. */
const quietDays = 7;

/** The tasks of a brand, derived from its current state and from the figures of the period. */
export function brandAttention(
  { id, status }: Brand,
  { days, totals: { coins } }: BrandMetricsPanel,
  isOwner: boolean,
): readonly AttentionItem[] {
  const recent = days.slice(-quietDays);
  const isQuiet = recent.length === quietDays && recent.every(({ players }) => players === 0);
  const losing = coins.filter(({ coin }) => (amountIn(coins, coin, 'ngr') ?? 0) < 0);
  return [
    ...(status === 'PAUSED' && isOwner
      ? [{ text: 'The brand is paused, so nobody can play', to: routes.OperatorCasinos.path }]
      : []),
    ...(status === 'ACTIVE' && isQuiet
      ? [
          {
            text: `Nobody has played in the last ${quietDays} days of this period`,
            to: brandPath('Promotions', id),
          },
        ]
      : []),
    ...losing.map(({ coin }) => ({
      text: `NGR in ${coin} is negative in this period`,
      to: `${brandPath('BrandDashboardDemo', id)}?coin=${coin}`,
    })),
  ];
}

/** The set-up steps of a new brand. */
export const brandSetup = (
  { id, status, gameIds }: Brand,
  all: readonly BrandMetricsPanel[],
  isOwner: boolean,
): readonly ChecklistItem[] => {
  const casinos = isOwner ? { to: routes.OperatorCasinos.path, action: 'Open your casinos' } : {};
  const hasPlayers = all.some(({ totals }) => totals.newPlayers > 0 || totals.playerDays > 0);
  return [
    { label: 'Add games to the brand.', done: gameIds.length > 0, ...casinos },
    { label: 'Open the brand.', done: status !== 'DRAFT', ...casinos },
    {
      label: 'Let the first player join.',
      done: hasPlayers,
      to: brandPath('BrandDemo', id),
      action: 'Open the lobby',
    },
    { label: 'Play the first round.', done: all.some(({ totals }) => totals.playerDays > 0) },
  ];
};
