import { useEffect, useRef, useState } from 'react';
import type { CoinType } from '#domain/generated/types';
import { Button } from '../../ui/button';
import { When } from '../../ui/when';
import { amountOf, coinWords } from '../reels/coin-words';
import { isRevealed } from './check-coin-round';
import { RoundCheck } from './round-check';
import type { ReadRound } from './round-requests';

interface RoundEntryProps {
  readonly round: ReadRound;
  /** Which visit of the address asks for this round. */
  readonly asked?: string | undefined;
  /** What the game is called; absent until it is known. */
  readonly title: string | undefined;
  /** Absent when the brand does not know the coins. */
  readonly coin: Pick<CoinType, 'name' | 'decimals'> | undefined;
}

/** One round: what was bet and paid, and once its seed is revealed a check that it could not have been otherwise. */
export const RoundEntry = ({ round, asked, title, coin }: RoundEntryProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked === undefined) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [asked]);
  const [isChecking, setChecking] = useState(false);
  const words = coinWords(coin?.name ?? round.coin, coin?.decimals ?? 0);
  const { coins } = words;
  return (
    <>
      <div ref={place} tabIndex={-1} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p>
            <strong>{title ?? 'A game'}</strong> · <When at={round.at} />
          </p>
          <p className="text-sm text-muted">
            {round.coin} · bet {coins(amountOf(round.bet))} · paid {coins(amountOf(round.win))} · nonce{' '}
            {round.nonce}
          </p>
        </div>
        {isRevealed(round) ? (
          <Button look="plain" aria-expanded={isChecking} onClick={() => setChecking(!isChecking)}>
            Verify round
          </Button>
        ) : (
          <p className="text-sm text-muted">Seed not revealed yet</p>
        )}
      </div>
      {isChecking && isRevealed(round) && <RoundCheck round={round} words={words} />}
    </>
  );
};
