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

/** The bet and the spin button. */
export const CoinControls = ({ state, labels, coinChoice, onBet, onSpin }: CoinControlsProps) => (
  <>
    <BetChooser
      levels={state.session?.betLevels ?? []}
      bet={state.bet}
      labels={labels}
      isLocked={isLocked(state)}
      onChange={onBet}
    />
    {coinChoice}
    <div className="ml-auto">
      <SpinButton isReady={canSpin(state)} onSpin={() => void onSpin()} />
    </div>
  </>
);

/**
 * The payment of the selected bet, if it is not the balance. If the balance does not cover the bet, the sentence says
 * so, without an offer of more coins.
 */
export const betNote = (state: CoinGameSessionState, labels: CoinLabels): string | undefined => {
  const { session, balance, busy } = state;
  if (busy) return undefined;
  const { paid, payer, isFree, passedOver } = paymentOf(state);
  if (session !== undefined && paid === undefined)
    return balance < (session.betLevels[0] ?? 0)
      ? messages.yourBalanceIsLowerThan
      : messages.yourBalanceIsLowerThanThis;
  if (passedOver) return messages.ownCoinsPay(passedOver.name, labels.coins(passedOver.most));
  if (!payer) return undefined;
  return isFree ? messages.freeRoundsLeft(payer.freeRounds?.left ?? 0) : messages.paidByReward(payer.name);
};
