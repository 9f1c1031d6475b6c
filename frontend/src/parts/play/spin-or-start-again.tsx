import { practiceCoins } from '../reels/coin-labels';
import { SpinButton } from '../game-screen/spin-button';
import { Button } from '../../ui/button';
import { canSpin, type GameSessionState } from './game-session-state';

interface SpinOrStartAgainProps {
  readonly state: GameSessionState;
  readonly smallestBet: number;
  readonly onSpin: () => void;
  readonly onStartAgain: () => void;
}

/** The spin button, or a button to refill the practice balance if it does not cover any bet. */
export const SpinOrStartAgain = ({ state, smallestBet, onSpin, onStartAgain }: SpinOrStartAgainProps) => (
  <div className="ml-auto">
    {!state.busy && state.balance < smallestBet ? (
      <Button look="quiet" onClick={onStartAgain}>
        Get new practice coins
      </Button>
    ) : (
      <SpinButton isReady={canSpin(state)} onSpin={onSpin} />
    )}
  </div>
);

/** Says that the practice balance does not cover the bet, if so. */
export const practiceNote = (
  { balance, bet, busy }: Pick<GameSessionState, 'balance' | 'bet' | 'busy'>,
  smallestBet: number,
): string | undefined => {
  if (busy || balance >= bet) return undefined;
  return balance < smallestBet
    ? 'Your practice coins are used up.'
    : `${practiceCoins.coins(balance)} practice coins are left. Choose a lower bet.`;
};
