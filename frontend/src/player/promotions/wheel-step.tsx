import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import { say } from '../../ui/toasts';
import { collectedText, useCollect, useReadAgain } from './collect-reward';
import type { ShownOffer } from '../../parts/promotions/list-offers';
import { OfferState } from './offer-state';

// Loaded on demand, because its hashes need code that no other card uses.
const WheelDraw = lazy(async () => ({ default: (await import('./wheel-draw')).WheelDraw }));

/**
 * Opens a wheel. Offers and balances are read again after its dialog is closed, so that nothing reveals the
 * prize early.
 */
export const WheelStep = ({ offer }: { readonly offer: ShownOffer }) => {
  const { brandId, promotionId, name, status } = offer;
  const collecting = useCollect(brandId);
  const readAgain = useReadAgain(brandId);
  const [isOpen, setOpen] = useState(false);
  const [hasStopped, setStopped] = useState(false);
  const { claim, error, isInDoubt, reset } = collecting;
  useEffect(() => {
    if (isOpen || (claim === undefined && error === null)) return;
    void readAgain();
    // The dialog was closed before the wheel stopped.
    if (claim && !hasStopped) say.done(collectedText(claim));
  }, [isOpen, claim, error, hasStopped, readAgain]);
  const open = () => {
    if (claim) {
      reset();
      setStopped(false);
    }
    setOpen(true);
  };
  return (
    <>
      {status === 'CLAIMABLE' || isInDoubt ? (
        <Button onClick={open}>
          Spin the wheel
          <span className="sr-only"> {name}</span>
        </Button>
      ) : (
        <OfferState offer={offer} takesFocus={claim !== undefined} />
      )}
      <Dialog look="wide" title={name} open={isOpen} onClose={() => setOpen(false)}>
        <Suspense fallback={<Skeleton />}>
          <WheelDraw
            offer={offer}
            collecting={collecting}
            hasStopped={hasStopped}
            onSpin={() => {
              // The failure is shown next to the button.
              collecting.collect({ promotionId }).catch(() => undefined);
            }}
            onStop={() => setStopped(true)}
          />
        </Suspense>
      </Dialog>
    </>
  );
};
