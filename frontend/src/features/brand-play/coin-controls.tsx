import type { ReactNode } from 'react';
import type { CoinWords } from '../../parts/reels/coin-words';
import { BetChooser } from '../../parts/table/bet-chooser';
import { SpinButton } from '../../parts/table/spin-button';
import { canSpin, type CoinSittingState, isLocked } from './coin-sitting-state';
import * as messages from './messages';

interface CoinControlsProps {
  readonly state: CoinSittingState;
  readonly words: CoinWords;
  /** The choice of coins, where there is one. */
  readonly coinChoice: ReactNode;
  readonly onBet: (bet: number) => void;
  readonly onSpin: () => Promise<void>;
}

/** The bet and the button that plays it. A balance that does not cover it is said, and nothing is offered to fill it. */
export const CoinControls = (props: CoinControlsProps) => {
  const { state, words, onBet, onSpin } = props;
  const { session, balance, bet, busy } = state;
  const levels = session?.betLevels ?? [];
  const lacksCoins = session !== undefined && !busy && balance < bet;
  return (
    <>
      <BetChooser levels={levels} bet={bet} words={words} isLocked={isLocked(state)} onChange={onBet} />
      {props.coinChoice}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {lacksCoins && (
          <p role="status" className="max-w-52 text-sm text-muted">
            {balance < (levels[0] ?? 0)
              ? messages.yourBalanceIsLowerThan
              : messages.yourBalanceIsLowerThanThis}
          </p>
        )}
        <SpinButton isReady={canSpin(state)} onSpin={() => void onSpin()} />
      </div>
    </>
  );
};
