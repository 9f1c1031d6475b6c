import { type ReactNode, useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import type { ClaimStepUnit } from '#domain/generated/types';
import { routes } from '#domain/routes';
import { Button } from '../../ui/button';
import { When } from '../../ui/when';
import { ClaimStepBar } from '../../parts/promotions/claim-step-bar';
import { type ShownStep, shownSteps } from '../../parts/promotions/claim-steps';
import { ForfeitDialog } from './forfeit-dialog';
import type { ShownClaim, ShownProgress } from '../../parts/promotions/list-claims';
import { type GameTitles } from '../../parts/promotions/promotion-labels';
import { promotionCoins } from '../../parts/promotions/reward-labels';

interface ClaimCardProps {
  readonly brandId: string;
  readonly claim: ShownClaim & { readonly progress: ShownProgress };
  /** The titles of the brand's games by their ids; undefined until they are known. */
  readonly titles: GameTitles | undefined;
}

/** A reward in progress: its coins, the remaining conditions and time, and a button to give it up. */
export const ClaimCard = ({ brandId, claim, titles }: ClaimCardProps) => {
  const { name, progress } = claim;
  const [isLeaving, setLeaving] = useState(false);
  return (
    <article
      aria-label={name}
      className="flex h-full min-w-0 flex-col gap-3 rounded-xl border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-semibold wrap-anywhere text-heading">{name}</h3>
        <p className="font-semibold tabular-nums">{promotionCoins(progress.purse, claim)}</p>
      </div>
      {shownSteps(progress, claim).map((step) => {
        const Step = stepParts[step.unit];
        return <Step key={step.unit} {...{ brandId, claim, titles, step }} />;
      })}
      <p className="text-sm text-muted">
        Expires on <When at={progress.expiresAt} />.
      </p>
      <div className="mt-auto">
        <Button look="plain" className="-mx-4" onClick={() => setLeaving(true)}>
          Give up
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
      <ForfeitDialog brandId={brandId} claim={claim} open={isLeaving} onClose={() => setLeaving(false)} />
    </article>
  );
};

type StepProps = ClaimCardProps & { readonly step: ShownStep };

const FreeRounds = ({ brandId, claim, titles, step }: StepProps) => {
  const { freeRounds } = claim.progress;
  if (!freeRounds) return null;
  const { gameId, bet } = freeRounds;
  const game = (
    <Link className="underline" to={generatePath(routes.PlayCasinoDemo.path, { brandId, gameId })}>
      {titles?.get(gameId) ?? 'the game'}
    </Link>
  );
  return (
    <ClaimStepBar
      text={
        <>
          Free rounds at {game}, with a bet of {promotionCoins(bet, claim)}
        </>
      }
      step={step}
    />
  );
};

const Bets = ({ claim, step }: StepProps) => {
  const { maxBet, maxWin } = claim.progress;
  const coins = (amount: string) => promotionCoins(amount, claim);
  return (
    <>
      <ClaimStepBar text="Bets to make before the coins are added to your balance" step={step} />
      {(maxBet !== null || maxWin !== null) && (
        <p className="text-sm text-muted">
          {maxBet !== null && `Bets above ${coins(maxBet)} do not count.`}{' '}
          {maxWin !== null && `At most ${coins(maxWin)} is added to your balance.`}
        </p>
      )}
    </>
  );
};

const stepParts: Readonly<Record<ClaimStepUnit, (props: StepProps) => ReactNode>> = {
  FREE_ROUNDS: FreeRounds,
  BETS: Bets,
};
