import type { PromotionRules, Sector } from '#domain/promotions/rules';
import { totalWeight } from '#domain/promotions/wheel';
import { chanceText } from './promotion-labels';
import { promotionCoins } from './reward-labels';

interface OddsTableProps {
  readonly sectors: readonly Sector[];
  readonly rules: Pick<PromotionRules, 'coin' | 'decimals'>;
}

/** The prize and the chance of each sector of a wheel. */
export const OddsTable = ({ sectors, rules }: OddsTableProps) => {
  const total = totalWeight(sectors.map(({ weight }) => weight));
  return (
    <table className="w-full border-collapse text-left text-sm">
      <caption className="sr-only">Odds of the wheel</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-2 font-medium">
            Sector
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Prize
          </th>
          <th scope="col" className="py-2 pl-4 text-right font-medium">
            Chance
          </th>
        </tr>
      </thead>
      <tbody>
        {sectors.map(({ label, weight, amount }) => (
          <tr key={label} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 font-normal wrap-anywhere">
              {label}
            </th>
            <td className="py-2 text-right tabular-nums">
              {amount === '0' ? 'No prize' : promotionCoins(amount, rules)}
            </td>
            <td className="py-2 pl-4 text-right tabular-nums">{chanceText(weight, total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
