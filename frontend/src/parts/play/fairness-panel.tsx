import type { Mathematics } from '../reels/game-mathematics';
import { ClientSeedField } from '../rounds/client-seed-field';
import { HashValue } from '../rounds/hash-value';
import { Panel } from '../../ui/page';
import { KeptRounds } from './kept-rounds';
import { isLocked, type GameSessionState } from './game-session-state';
import * as messages from './messages';

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
    <Panel title={messages.provablyFair} lead={messages.beforeEachRoundServerShows}>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <HashValue
          label={<>{messages.commitmentToNextRound(next && messages.numberNonce(next.nonce + 1))}</>}
          value={next?.commitment}
          note={messages.sha256OfSecretServer}
        />
        <ClientSeedField
          label={messages.yourSeed}
          hint={messages.usedInNextRoundAny}
          value={clientSeed}
          isLocked={isLocked(state)}
          onChange={onSeed}
        />
      </div>
      <KeptRounds rounds={rounds} mathematics={mathematics} gameTitle={gameTitle} />
    </Panel>
  );
};
