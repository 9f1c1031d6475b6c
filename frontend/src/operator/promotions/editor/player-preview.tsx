import type { PromotionRules } from '#domain/promotions/rules';
import { ConditionBars } from '../../../parts/promotions/condition-bars';
import { OddsTable } from '../../../parts/promotions/odds-table';
import { frequencyText, type GameTitles, offerStatuses } from '../../../parts/promotions/promotion-labels';
import { rewardText } from '../../../parts/promotions/reward-labels';
import { Badge } from '../../../ui/badge';

interface PlayerPreviewProps {
  readonly rules: PromotionRules;
  readonly titles: GameTitles | undefined;
}

/** The offer and its terms as a player sees them. */
export const PlayerPreview = ({ rules, titles }: PlayerPreviewProps) => {
  const { name, trigger, conditions, reward, termsText } = rules;
  const { text, tone } =
    offerStatuses[
      conditions.length === 0 && trigger.on !== 'TOURNAMENT_SETTLED' ? 'CLAIMABLE' : 'IN_PROGRESS'
    ];
  return (
    <div className="grid gap-5 rounded-xl border border-line p-4 sm:p-5">
      <div className="grid gap-2">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 font-semibold wrap-anywhere text-heading">{name || 'Name'}</h3>
          <Badge tone={tone}>{text}</Badge>
        </div>
        <p className="text-muted">
          You get {rewardText(rules)}, {frequencyText(rules)}.
        </p>
        <ConditionBars offer={{ rules, progress: [] }} titles={titles} />
      </div>
      {reward.kind === 'WHEEL' && (
        <section className="grid gap-1">
          <h3 className="font-semibold text-heading">Odds</h3>
          <OddsTable sectors={reward.sectors} rules={rules} />
        </section>
      )}
      <section className="grid gap-1">
        <h3 className="font-semibold text-heading">Terms</h3>
        <p className="wrap-anywhere whitespace-pre-line">
          {termsText || <span className="text-muted">No terms yet.</span>}
        </p>
      </section>
    </div>
  );
};
