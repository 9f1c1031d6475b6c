import { type ReactNode, useId, useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { Button } from '../../ui/button';
import { ProgressBar } from '../../ui/progress-bar';
import { When } from '../../ui/when';
import { ForfeitDialog } from './forfeit-dialog';
import type { ShownClaim, ShownProgress } from './list-claims';
import { type GameTitles, promotionCoins } from './promotion-labels';
import * as messages from './messages';

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
      <FreeRounds brandId={brandId} claim={claim} titles={titles} />
      <Wagering claim={claim} />
      <p className="text-sm text-muted">{messages.expiresOn(<When at={progress.expiresAt} />)}</p>
      <div className="mt-auto">
        <Button look="plain" className="-mx-4" onClick={() => setLeaving(true)}>
          {messages.giveUp}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
      <ForfeitDialog brandId={brandId} claim={claim} open={isLeaving} onClose={() => setLeaving(false)} />
    </article>
  );
};

const FreeRounds = ({ brandId, claim, titles }: ClaimCardProps) => {
  const { freeRounds } = claim.progress;
  if (!freeRounds) return null;
  const { gameId, bet, count, left } = freeRounds;
  const game = (
    <Link className="underline" to={generatePath(routes.PlayCasinoDemo.path, { brandId, gameId })}>
      {titles?.get(gameId) ?? messages.theGame}
    </Link>
  );
  return (
    <Bar
      text={messages.freeRoundsAt(game, promotionCoins(bet, claim))}
      value={count - left}
      most={count}
      figures={messages.playedOf(count - left, count)}
    />
  );
};

/** For free rounds, the required bets are known after all of them were played. */
const Wagering = ({ claim }: Pick<ClaimCardProps, 'claim'>) => {
  const { wagered, required, maxBet, maxWin, freeRounds } = claim.progress;
  if (Number(required) === 0 || (freeRounds?.left ?? 0) > 0) return null;
  const coins = (amount: string) => promotionCoins(amount, claim);
  return (
    <>
      <Bar
        text={messages.betsToMake}
        value={Math.min(Number(wagered), Number(required))}
        most={Number(required)}
        figures={messages.wordsOf(coins(wagered), coins(required))}
      />
      {(maxBet !== null || maxWin !== null) && (
        <p className="text-sm text-muted">
          {maxBet !== null && messages.largestBet(coins(maxBet))}{' '}
          {maxWin !== null && messages.largestWin(coins(maxWin))}
        </p>
      )}
    </>
  );
};

interface BarProps {
  readonly text: ReactNode;
  readonly value: number;
  readonly most: number;
  readonly figures: string;
}

const Bar = ({ text, value, most, figures }: BarProps) => {
  const label = useId();
  return (
    <div className="grid gap-1.5 text-sm">
      <p id={label} className="wrap-anywhere">
        {text}
      </p>
      <ProgressBar labelledBy={label} value={value} max={most} />
      <p className="text-muted tabular-nums">{figures}</p>
    </div>
  );
};
