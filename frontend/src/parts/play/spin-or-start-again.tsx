import { practiceCoins } from '../reels/coin-labels';
import { SpinButton } from '../game-screen/spin-button';
import { Button } from '../../ui/button';
import { canSpin, type GameSessionState } from './game-session-state';
import * as messages from './messages';

interface SpinOrStartAgainProps {
  readonly state: GameSessionState;
  readonly smallestBet: number;
  readonly onSpin: () => void;
  readonly onStartAgain: () => void;
}

/** The spin button, or a button to refill the practice balance if it does not cover any bet. */
export const SpinOrStartAgain = (props: SpinOrStartAgainProps) => {
  const { state, smallestBet, onSpin, onStartAgain } = props;
  const { balance, bet, busy } = state;
  const lacksCoins = !busy && balance < bet;
  return (
    <div className="ml-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      {lacksCoins && (
        <p role="status" className="max-w-44 text-sm text-muted">
          {balance < smallestBet
            ? messages.yourPracticeCoinsAreUsed
            : messages.practiceCoinsAreLeftChoose(practiceCoins.coins(balance))}
        </p>
      )}
      {lacksCoins && balance < smallestBet ? (
        <Button look="quiet" onClick={onStartAgain}>
          {messages.getNewPracticeCoins}
        </Button>
      ) : (
        <SpinButton isReady={canSpin(state)} onSpin={onSpin} />
      )}
    </div>
  );
};
