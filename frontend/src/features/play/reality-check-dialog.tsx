import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Facts } from '../../ui/facts';
import { coins, net } from './play-words';
import type { RealityCheck } from './sitting-state';

interface RealityCheckDialogProps {
  readonly check: RealityCheck | undefined;
  readonly onGoOn: () => void;
  readonly onLeave: () => void;
}

/** Says after a while how long somebody has played and how they stand; closing it is going on. */
export const RealityCheckDialog = ({ check, onGoOn, onLeave }: RealityCheckDialogProps) => (
  <Dialog title="A moment to look up" open={check !== undefined} onClose={onGoOn}>
    {check && (
      <div className="grid gap-5">
        <p>You have played for {check.minutes} minutes. Practice coins have no value, your time does.</p>
        <Facts
          rows={[
            ['Bet', coins(check.staked)],
            ['Won', coins(check.won)],
            ['Net position', net(check.won - check.staked)],
          ]}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onLeave}>
            Stop playing
          </Button>
          <Button onClick={onGoOn}>Go on</Button>
        </div>
      </div>
    )}
  </Dialog>
);
