import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Facts } from '../../ui/facts';
import type { CoinLabels } from '../reels/coin-labels';
import type { RealityCheck } from './game-state';
import * as messages from './messages';

interface RealityCheckDialogProps {
  readonly check: RealityCheck | undefined;
  readonly labels: CoinLabels;
  readonly onGoOn: () => void;
  readonly onLeave: () => void;
}

/** The reality check: time of play and net position. Closing it continues play. */
export const RealityCheckDialog = ({ check, labels, onGoOn, onLeave }: RealityCheckDialogProps) => (
  <Dialog title={messages.realityCheck} open={check !== undefined} onClose={onGoOn}>
    {check && (
      <div className="grid gap-5">
        <p>{messages.youHavePlayedForMinutes(check.minutes, labels.name)}</p>
        <Facts
          rows={[
            [messages.bet, labels.coins(check.staked)],
            [messages.won, labels.coins(check.won)],
            [messages.netPosition, labels.net(check.won - check.staked)],
          ]}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onLeave}>
            {messages.stopPlaying}
          </Button>
          <Button onClick={onGoOn}>{messages.keepPlaying}</Button>
        </div>
      </div>
    )}
  </Dialog>
);
