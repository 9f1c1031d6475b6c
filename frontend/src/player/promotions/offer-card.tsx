import { lazy, Suspense, useState } from 'react';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import { ConditionBars } from '../../parts/promotions/condition-bars';
import type { ShownOffer } from '../../parts/promotions/list-offers';
import { OfferStep } from './offer-step';
import { frequencyText, type GameTitles, offerStatuses } from '../../parts/promotions/promotion-labels';
import { rewardText } from '../../parts/promotions/reward-labels';

// Loaded on demand, because the terms of most cards are never opened.
const OfferDetails = lazy(async () => ({ default: (await import('./offer-details')).OfferDetails }));

interface OfferCardProps {
  readonly offer: ShownOffer;
  /** The titles of the brand's games by their ids; undefined until they are known. */
  readonly titles: GameTitles | undefined;
}

/** An offer for a player: the reward, the progress, the button to collect it, and the terms. */
export const OfferCard = ({ offer, titles }: OfferCardProps) => {
  const { name, rules, status } = offer;
  const [isReading, setReading] = useState(false);
  const { text, tone } = offerStatuses[status];
  return (
    <article
      aria-label={name}
      className="flex h-full min-w-0 flex-col gap-3 rounded-xl border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-semibold wrap-anywhere text-heading">{name}</h3>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <p className="text-muted">
        You get {rewardText(rules)}, {frequencyText(rules)}.
      </p>
      {rules.wagering.multiple > 0 && (
        <p className="text-sm text-muted">
          Its coins are added to your balance after bets of {rules.wagering.multiple} times the reward.
        </p>
      )}
      <ConditionBars offer={offer} titles={titles} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <OfferStep offer={offer} />
        <Button look="plain" className="-mx-4" onClick={() => setReading(true)}>
          {rules.reward.kind === 'WHEEL' ? 'Terms and odds' : 'Terms'}
          <span className="sr-only"> of {name}</span>
        </Button>
      </div>
      <Dialog title={name} open={isReading} onClose={() => setReading(false)}>
        <Suspense fallback={<Skeleton />}>
          <OfferDetails offer={offer} titles={titles} />
        </Suspense>
      </Dialog>
    </article>
  );
};
