import { useEffect, useRef } from 'react';
import { When } from '../../ui/when';
import type { ShownOffer } from '../../parts/promotions/list-offers';

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
      return at ? <>Collected. You can collect it again from {at}.</> : 'Collected.';
    case 'CLOSED':
      return at ? <>Opens on {at}.</> : 'Not open now.';
    case 'BLOCKED':
      return 'You can collect this reward when your other reward in progress has ended. The two cannot be combined.';
    case 'IN_PROGRESS':
      if (rules.trigger.on === 'TOURNAMENT_SETTLED' && rules.conditions.length === 0)
        return 'Take part in a tournament. You can collect the reward when the tournament is settled and you have a rank.';
      return rules.conditions.length === 0 ? 'There is nothing to collect yet.' : null;
    case 'CLAIMABLE':
      return null;
  }
};
