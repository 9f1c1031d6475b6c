import { paidIn } from '#domain/promotions/rewards';
import { whole } from '../../platform/labels/numbers';
import { Facts } from '../../ui/facts';
import { When } from '../../ui/when';
import type { ShownOffer } from '../../parts/promotions/list-offers';
import { OddsTable } from '../../parts/promotions/odds-table';
import { type GameTitles, promotionSummary, promotionTypes } from '../../parts/promotions/promotion-labels';
import { promotionCoins } from '../../parts/promotions/reward-labels';
import { wageringRows } from '../../parts/promotions/wagering-labels';

interface OfferDetailsProps {
  readonly offer: ShownOffer;
  readonly titles: GameTitles | undefined;
}

/** The full rules, odds and terms of an offer. */
export const OfferDetails = ({ offer, titles }: OfferDetailsProps) => {
  const { type, rules, rulesHash, closesAt } = offer;
  const { reward, limits, termsText } = rules;
  return (
    <div className="grid gap-6">
      <p className="wrap-anywhere">{promotionSummary(rules, titles)}</p>
      <Facts
        rows={[
          ['Type', promotionTypes[type]],
          ['Available until', closesAt === null ? 'No end' : <When key="until" at={closesAt} />],
          ...wageringRows(rules, titles),
          ['Rewards for all players', limits.maxClaims === null ? 'No limit' : whole(limits.maxClaims)],
          ...(paidIn(reward)
            ? []
            : [['Budget for all players', promotionCoins(limits.budget, rules)] as const]),
        ]}
      />
      {reward.kind === 'WHEEL' && (
        <section className="grid gap-1">
          <h3 className="font-semibold text-heading">Odds</h3>
          <OddsTable sectors={reward.sectors} rules={rules} />
        </section>
      )}
      <section className="grid gap-1">
        <h3 className="font-semibold text-heading">Terms</h3>
        <p className="wrap-anywhere whitespace-pre-line">{termsText}</p>
      </section>
      <p className="text-sm break-all text-muted">
        SHA-256 of these rules: <code>{rulesHash}</code>
      </p>
    </div>
  );
};
