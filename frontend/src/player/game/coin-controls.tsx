import type { ReactNode } from 'react';
import type { CoinLabels } from '../../parts/reels/coin-labels';
import { BetChooser } from '../../parts/game-screen/bet-chooser';
import { SpinButton } from '../../parts/game-screen/spin-button';
import { canSpin, type CoinGameSessionState, isLocked, paymentOf } from './coin-game-session-state';
import * as messages from './messages';

interface CoinControlsProps {
  readonly state: CoinGameSessionState;
  readonly labels: CoinLabels;
  /** The selection of coins, if there is more than one kind. */
  readonly coinChoice: ReactNode;
  readonly onBet: (bet: number) => void;
  readonly onSpin: () => Promise<void>;
}

/**
 * The bet and the spin button. If the balance does not cover the bet, a note says so, without an offer of
 * more coins.
 */
export const CoinControls = (props: CoinControlsProps) => {
  const { state, labels, onBet, onSpin } = props;
  const { session, balance, bet, busy } = state;
  const levels = session?.betLevels ?? [];
  const { paid, payer, isFree, passedOver } = paymentOf(state);
  const lacksCoins = session !== undefined && !busy && paid === undefined;
  return (
    <>
      <BetChooser levels={levels} bet={bet} labels={labels} isLocked={isLocked(state)} onChange={onBet} />
      {props.coinChoice}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {payer && !busy && (
          <p className="max-w-52 text-sm text-muted">
            {isFree
              ? messages.freeRoundsLeft(payer.freeRounds?.left ?? 0)
              : messages.paidByReward(payer.name)}
          </p>
        )}
        {passedOver && !busy && (
          <p role="status" className="max-w-52 text-sm text-muted">
            {messages.ownCoinsPay(passedOver.name, labels.coins(passedOver.most))}
          </p>
        )}
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
