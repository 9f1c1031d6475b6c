import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { say } from '../../ui/toasts';
import { collectedText, useCollect, useReadAgain } from './collect-reward';
import type { ShownOffer } from '../../parts/promotions/list-offers';
import { OfferState } from './offer-state';
import { collectableText } from '../../parts/promotions/reward-labels';
import { WheelStep } from './wheel-step';

interface OfferStepProps {
  readonly offer: ShownOffer;
}

/** The button that collects the reward of an offer, or the reason why there is none. */
export const OfferStep = ({ offer }: OfferStepProps) =>
  offer.rules.reward.kind === 'WHEEL' ? <WheelStep offer={offer} /> : <CollectStep offer={offer} />;

const CollectStep = ({ offer }: OfferStepProps) => {
  const { brandId, promotionId, name, status } = offer;
  const { collect, claim, isBusy, isInDoubt, error } = useCollect(brandId, useReadAgain(brandId));
  const press = () => {
    collect({ promotionId }).then(
      (collected) => say.done(collectedText(collected)),
      // The failure is shown next to the button.
      () => undefined,
    );
  };
  return (
    <div className="grid min-w-0 justify-items-start gap-3">
      {status === 'CLAIMABLE' || isInDoubt ? (
        <Button busy={isBusy} onClick={press}>
          {isInDoubt ? 'Try again' : `Collect ${collectableText(offer)}`.trim()}
          <span className="sr-only"> {name}</span>
        </Button>
      ) : (
        <OfferState offer={offer} takesFocus={claim !== undefined} />
      )}
      {error && <Notice tone={isInDoubt ? 'warning' : 'bad'}>{sentenceFor(error)}</Notice>}
    </div>
  );
};
