import type { Mathematics } from '../reels/game-mathematics';
import { ClientSeedField } from '../rounds/client-seed-field';
import { Fingerprint } from '../rounds/fingerprint';
import { Panel } from '../../ui/page';
import { KeptRounds } from './kept-rounds';
import { isLocked, type SittingState } from './sitting-state';

interface FairnessPanelProps {
  readonly state: SittingState;
  readonly mathematics: Mathematics;
  readonly onSeed: (seed: string) => void;
}

/** What the server is bound to before the next round, the person's own part in it, and the rounds so far. */
export const FairnessPanel = ({ state, mathematics, onSeed }: FairnessPanelProps) => {
  const { next, clientSeed, rounds } = state;
  return (
    <Panel
      title="Check it yourself"
      lead="Before each round the server shows the fingerprint of its seed, so that it cannot choose another one afterwards; your own seed goes into the draw with it. After the round the seed is revealed, and anyone can work out the same stops and the same win from it, as this page does."
    >
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Fingerprint
          label={<>Commitment to the next round{next && `, number ${next.nonce + 1}`}</>}
          value={next?.commitment}
          note="SHA-256 of the server’s seed, which is still secret."
        />
        <ClientSeedField
          label="Your seed"
          hint="Goes into the next round; any letters, digits and signs you like."
          value={clientSeed}
          isLocked={isLocked(state)}
          onChange={onSeed}
        />
      </div>
      <KeptRounds rounds={rounds} mathematics={mathematics} />
    </Panel>
  );
};
