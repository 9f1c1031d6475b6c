import type { Mathematics } from '../reels/game-mathematics';
import { ClientSeedField } from '../rounds/client-seed-field';
import { HashValue } from '../rounds/hash-value';
import { Panel } from '../../ui/page';
import { KeptRounds } from './kept-rounds';
import { isLocked, type GameSessionState } from './game-session-state';

interface FairnessPanelProps {
  readonly state: GameSessionState;
  readonly mathematics: Mathematics;
  readonly gameTitle: string;
  readonly onSeed: (seed: string) => void;
}

/** The server's commitment for the next round, the player's client seed, and the rounds so far. */
export const FairnessPanel = ({ state, mathematics, gameTitle, onSeed }: FairnessPanelProps) => {
  const { next, clientSeed, rounds } = state;
  return (
    <Panel
      title="Provably fair"
      lead="Before each round, the server shows the hash of its seed, so it cannot change the seed afterwards. Your seed is part of the calculation. After the round, the server reveals its seed and anyone can verify the stops and the win, as this page does."
    >
      <div className="grid items-start gap-6 md:grid-cols-2">
        <HashValue
          label={
            next ? `Commitment to the next round, number ${next.nonce + 1}` : 'Commitment to the next round'
          }
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
      <KeptRounds rounds={rounds} mathematics={mathematics} gameTitle={gameTitle} />
    </Panel>
  );
};
