import { useWatch, type UseFormReturn } from 'react-hook-form';
import { checkRules } from '#domain/promotions/check-rules';
import type { PromotionRules } from '#domain/promotions/rules';
import { type GameTitles, promotionSummary } from '../../../parts/promotions/promotion-labels';
import { Panel } from '../../../ui/page';
import { CostEstimate } from './cost-estimate';
import { PlayerPreview } from './player-preview';
import type { PromotionValues } from './promotion-values';
import { freeRoundGame, type PromotionGame } from '../read-promotion-games';

interface LivePreviewProps {
  readonly form: UseFormReturn<PromotionValues>;
  readonly rulesIn: (values: PromotionValues) => PromotionRules;
  readonly titles: GameTitles | undefined;
  readonly games: readonly PromotionGame[] | undefined;
}

/** A preview of the form: the rules in a sentence, their cost, and the offer as a player sees it. */
export const LivePreview = ({ form, rulesIn, titles, games }: LivePreviewProps) => {
  useWatch({ control: form.control });
  // Unlike watched values, these include fields that are not shown.
  const rules = rulesIn(form.getValues());
  if (!isComputable(rules))
    return (
      <Panel title="Summary and cost">
        <p className="text-muted">
          The summary and the cost appear here when the reward, the budget and the dates are filled in.
        </p>
      </Panel>
    );
  return (
    <>
      <Panel title="Summary and cost">
        <div className="grid gap-5">
          <p className="wrap-anywhere">{promotionSummary(rules, titles)}</p>
          <CostEstimate rules={rules} game={freeRoundGame(rules, games)} />
        </div>
      </Panel>
      <Panel title="Preview" lead="What players see.">
        <PlayerPreview rules={rules} titles={titles} />
      </Panel>
    </>
  );
};

/** Whether everything but the name and the terms is valid; the budget may be too small for a reward. */
const isComputable = (rules: PromotionRules): boolean =>
  checkRules({ ...rules, name: 'Name', termsText: 'Terms' }).every(
    ({ code }) => code === 'budget-below-claim',
  );
