import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Facts } from '../../ui/facts';
import type { CoinWords } from '../reels/coin-words';
import type { RealityCheck } from './table-state';

interface RealityCheckDialogProps {
  readonly check: RealityCheck | undefined;
  readonly words: CoinWords;
  readonly onGoOn: () => void;
  readonly onLeave: () => void;
}

/** Says after a while how long somebody has played and how they stand; closing it is going on. */
export const RealityCheckDialog = ({ check, words, onGoOn, onLeave }: RealityCheckDialogProps) => (
  <Dialog title="Reality check" open={check !== undefined} onClose={onGoOn}>
    {check && (
      <div className="grid gap-5">
        <p>
          You have played for {check.minutes} minutes. {words.name} have no value, but your time does.
        </p>
        <Facts
          rows={[
            ['Bet', words.coins(check.staked)],
            ['Won', words.coins(check.won)],
            ['Net position', words.net(check.won - check.staked)],
          ]}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onLeave}>
            Stop playing
          </Button>
          <Button onClick={onGoOn}>Keep playing</Button>
        </div>
      </div>
    )}
  </Dialog>
);
