import type { ReactNode } from 'react';
import type { CoinLabels } from '../../parts/reels/coin-labels';
import { BetChooser } from '../../parts/game-screen/bet-chooser';
import { SpinButton } from '../../parts/game-screen/spin-button';
import { canSpin, type CoinGameSessionState, isLocked, paymentOf } from './coin-game-session-state';

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
      ? 'Your balance is lower than the smallest bet.'
      : 'Your balance is lower than this bet. Choose a lower bet.';
  if (passedOver)
    return `Your reward ${passedOver.name} pays bets up to ${labels.coins(passedOver.most)}. This bet takes your own coins.`;
  if (!payer) return undefined;
  if (!isFree) return `This bet is paid by your reward ${payer.name}.`;
  const left = payer.freeRounds?.left ?? 0;
  return left === 1
    ? 'This round is free. It is the last free round.'
    : `This round is free. ${left} free rounds are left.`;
};
