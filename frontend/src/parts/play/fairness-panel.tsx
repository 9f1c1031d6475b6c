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
      title="Provably fair"
      lead="Before each round, the server shows the hash of its seed, so it cannot change the seed afterwards. Your seed is part of the calculation. After the round, the server reveals its seed and anyone can verify the stops and the win, as this page does."
    >
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Fingerprint
          label={<>Commitment to the next round{next && `, number ${next.nonce + 1}`}</>}
          value={next?.commitment}
          note="SHA-256 of the secret server seed."
        />
        <ClientSeedField
          label="Your seed"
          hint="Used in the next round. Any letters, digits and signs."
          value={clientSeed}
          isLocked={isLocked(state)}
          onChange={onSeed}
        />
      </div>
      <KeptRounds rounds={rounds} mathematics={mathematics} />
    </Panel>
  );
};
