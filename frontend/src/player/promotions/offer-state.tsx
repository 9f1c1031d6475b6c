import { useEffect, useRef } from 'react';
import { When } from '../../ui/when';
import type { ShownOffer } from '../../parts/promotions/list-offers';
import * as messages from './messages';

interface OfferStateProps {
  readonly offer: ShownOffer;
  /** Whether it replaces the pressed button and takes its focus. */
  readonly takesFocus: boolean;
}

/** The reason why the reward cannot be collected now, and when it can be. */
export const OfferState = ({ offer, takesFocus }: OfferStateProps) => {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
  return (
    <p ref={element} tabIndex={-1} className="min-w-0 text-sm text-muted outline-none">
      <StateText offer={offer} />
    </p>
  );
};

const StateText = ({ offer: { status, opensAt, rules } }: Pick<OfferStateProps, 'offer'>) => {
  const at = opensAt !== null && <When at={opensAt} />;
  switch (status) {
    case 'CLAIMED':
      return at ? <>{messages.collectedYouCanCollectIt(at)}</> : messages.collected;
    case 'CLOSED':
      return at ? <>{messages.opensOn(at)}</> : messages.notOpenNow;
    case 'BLOCKED':
      return messages.blockedByOtherReward;
    case 'IN_PROGRESS':
      if (rules.trigger.on === 'TOURNAMENT_SETTLED' && rules.conditions.length === 0)
        return messages.takePartInTournament;
      return rules.conditions.length === 0 ? messages.thereIsNothingToCollect : null;
    case 'CLAIMABLE':
      return null;
  }
};
