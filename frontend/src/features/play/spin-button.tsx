import { RotateCw } from 'lucide-react';
import { Button } from '../../ui/button';
import { coins } from './play-words';
import type { SittingState } from './sitting-state';

interface SpinButtonProps {
  readonly state: Pick<SittingState, 'balance' | 'bet' | 'busy'>;
  readonly smallestBet: number;
  readonly isReady: boolean;
  readonly onSpin: () => void;
  readonly onStartAgain: () => void;
}

/** One press, one round; it keeps its place and focus while a round is on its way. */
export const SpinButton = ({ state, smallestBet, isReady, onSpin, onStartAgain }: SpinButtonProps) => {
  const { balance, bet, busy } = state;
  const lacksCoins = !busy && balance < bet;
  return (
    <div className="ml-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      {lacksCoins && (
        <p role="status" className="max-w-44 text-sm text-muted">
          {balance < smallestBet
            ? 'Your practice coins are used up.'
            : `${coins(balance)} practice coins are left: lower the bet.`}
        </p>
      )}
      {lacksCoins && balance < smallestBet ? (
        <Button look="quiet" onClick={onStartAgain}>
          Start again with practice coins
        </Button>
      ) : (
        <button
          type="button"
          aria-disabled={!isReady}
          onClick={() => isReady && onSpin()}
          className="flex min-h-14 items-center gap-2.5 rounded-full bg-button px-6 text-lg sm:px-8 font-bold text-on-button shadow-lg transition-colors hover:bg-button-strong aria-disabled:bg-line aria-disabled:text-muted aria-disabled:shadow-none"
        >
          <RotateCw aria-hidden className="size-5" />
          Spin
        </button>
      )}
    </div>
  );
};
