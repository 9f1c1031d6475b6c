import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Facts } from '../../ui/facts';
import type { CoinLabels } from '../reels/coin-labels';
import type { RealityCheck } from './game-state';

interface RealityCheckDialogProps {
  readonly check: RealityCheck | undefined;
  readonly labels: CoinLabels;
  readonly onGoOn: () => void;
  readonly onLeave: () => void;
}

/** The reality check: time of play and net position. Closing it continues play. */
export const RealityCheckDialog = ({ check, labels, onGoOn, onLeave }: RealityCheckDialogProps) => (
  <Dialog title="Reality check" open={check !== undefined} onClose={onGoOn}>
    {check && (
      <div className="grid gap-5">
        <p>
          You have played for {check.minutes} minutes. {labels.name} have no value.
        </p>
        <Facts
          rows={[
            ['Bet', labels.coins(check.staked)],
            ['Won', labels.coins(check.won)],
            ['Net position', labels.net(check.won - check.staked)],
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
