import type { PromotionRules } from '#domain/promotions/rules';
import { OddsTable } from '../../parts/promotions/odds-table';
import {
  conditionText,
  frequencyText,
  type GameTitles,
  offerStatuses,
  progressText,
  rewardText,
} from '../../parts/promotions/promotion-words';
import { Badge } from '../../ui/badge';

interface PlayerPreviewProps {
  readonly rules: PromotionRules;
  readonly titles: GameTitles | undefined;
}

/** The offer and its terms as a player reads them. */
export const PlayerPreview = ({ rules, titles }: PlayerPreviewProps) => {
  const { name, conditions, reward, termsText } = rules;
  const { text, tone } = offerStatuses[conditions.length === 0 ? 'CLAIMABLE' : 'IN_PROGRESS'];
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
        {conditions.length > 0 && (
          <ul aria-label="Conditions" className="grid list-disc gap-1 pl-5">
            {conditions.map((condition, index) => (
              <li key={`${index} ${condition.measure}`} className="wrap-anywhere first-letter:uppercase">
                {conditionText(condition, rules, titles)}: {progressText('0', condition, rules)} of{' '}
                {progressText(condition.atLeast, condition, rules)}
              </li>
            ))}
          </ul>
        )}
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
