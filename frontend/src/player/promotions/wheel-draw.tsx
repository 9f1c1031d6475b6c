import { useEffect, useRef } from 'react';
import type { Sector } from '#domain/promotions/rules';
import { wheelHash } from '#domain/promotions/wheel';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { OnDemand } from '../../ui/on-demand';
import { useStillness } from '../../ui/use-stillness';
import { HashValue } from '../../parts/rounds/hash-value';
import { collectedText, type useCollect } from './collect-reward';
import { DrawProof } from './draw-proof';
import type { ShownClaim } from '../../parts/promotions/list-claims';
import type { ShownOffer } from '../../parts/promotions/list-offers';
import { OddsTable } from '../../parts/promotions/odds-table';
import { WheelPicture } from './wheel-picture';

interface WheelDrawProps {
  readonly offer: ShownOffer;
  readonly collecting: ReturnType<typeof useCollect>;
  /** Whether the wheel shows the drawn sector. */
  readonly hasStopped: boolean;
  readonly onSpin: () => void;
  readonly onStop: () => void;
}

const spinMs = 5_000;

/** A wheel: the commitments before the draw, the draw, and its result with the values to verify it. */
export const WheelDraw = ({ offer, collecting, hasStopped, onSpin, onStop }: WheelDrawProps) => {
  const { claim } = collecting;
  const { reward } = offer.rules;
  const isStill = useStillness();
  const isSpinning = claim !== undefined && !hasStopped;
  useEffect(() => {
    if (!isSpinning) return undefined;
    const timer = setTimeout(onStop, isStill ? 0 : spinMs);
    return () => clearTimeout(timer);
  });
  if (reward.kind !== 'WHEEL') return null;
  const { sectors } = reward;
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <WheelPicture sectors={sectors} drawn={claim?.draw?.sector} spinMs={spinMs} />
      <div className="grid min-w-0 gap-5">
        <Result text={claim && hasStopped ? resultText(claim, sectors) : undefined} />
        {claim?.draw && hasStopped ? (
          <DrawProof brandId={offer.brandId} draw={claim.draw} />
        ) : (
          <>
            <SpinButton collecting={collecting} isSpinning={isSpinning} onSpin={onSpin} />
            <HashValue
              label="Hash of the server seed"
              value={offer.serverSeedHash ?? undefined}
              note={
                offer.serverSeedHash === null
                  ? 'You get a server seed with your first draw.'
                  : 'SHA-256 of the secret server seed of the draw. The seed cannot be changed after this.'
              }
            />
            <HashValue
              label="Hash of the wheel"
              value={wheelHash(sectors)}
              note="SHA-256 of the sectors with their chances and prizes, calculated in this browser."
            />
          </>
        )}
        <OnDemand label="Odds and prizes">
          <OddsTable sectors={sectors} rules={offer.rules} />
        </OnDemand>
      </div>
    </div>
  );
};

interface SpinButtonProps extends Pick<WheelDrawProps, 'collecting' | 'onSpin'> {
  readonly isSpinning: boolean;
}

const SpinButton = ({ collecting, isSpinning, onSpin }: SpinButtonProps) => {
  const { isBusy, isInDoubt, error } = collecting;
  return (
    <div className="grid justify-items-start gap-3">
      <Button busy={isBusy || isSpinning} onClick={onSpin}>
        {isInDoubt ? 'Try again' : 'Spin'}
      </Button>
      {error && <Notice tone={isInDoubt ? 'warning' : 'bad'}>{sentenceFor(error)}</Notice>}
    </div>
  );
};

const resultText = (claim: ShownClaim, sectors: readonly Sector[]): string => {
  const label = claim.draw && sectors[claim.draw.sector]?.label;
  return `${label ? `The wheel stopped at “${label}”. ` : ''}${collectedText(claim)}`;
};

/** Announced when the wheel stops. It takes the focus of the button, which has disappeared. */
const Result = ({ text }: { readonly text: string | undefined }) => {
  const element = useRef<HTMLParagraphElement>(null);
  const isShown = text !== undefined;
  useEffect(() => {
    if (isShown) element.current?.focus();
  }, [isShown]);
  return (
    <p
      ref={element}
      role="status"
      tabIndex={-1}
      className="text-lg font-semibold wrap-anywhere outline-none empty:hidden"
    >
      {text}
    </p>
  );
};
