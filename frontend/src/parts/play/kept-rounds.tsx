import { useState } from 'react';
import { practiceCoins } from '../reels/coin-labels';
import type { Mathematics } from '../reels/game-mathematics';
import { CheckTable } from '../rounds/check-table';
import { ProofButton } from '../rounds/proof-button';
import { Button } from '../../ui/button';
import { checkRound, type PlayedRound } from './check-round';
import { practiceProofOf } from './practice-proof';

const { coins } = practiceCoins;

interface KeptRoundsProps {
  readonly rounds: readonly PlayedRound[];
  readonly mathematics: Mathematics;
  readonly gameTitle: string;
}

/** The last rounds of the session, each with a verification in this browser. */
export const KeptRounds = ({ rounds, mathematics, gameTitle }: KeptRoundsProps) => {
  const [checked, setChecked] = useState<PlayedRound>();
  return (
    <div className="mt-6">
      <h3 className="font-semibold text-heading">Your last rounds</h3>
      {rounds.length === 0 && <p className="mt-1 text-muted">Rounds appear here after you play.</p>}
      <ul aria-label="Your last rounds" className="mt-3 grid gap-2">
        {rounds.map((played) => (
          <li key={played.answer.serverSeedHash} className="rounded-xl border border-line px-4 py-2">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p>
                <strong>Round {played.agreed.nonce + 1}</strong> · bet {coins(played.agreed.bet)} · paid{' '}
                {coins(played.answer.win)}
              </p>
              <Button
                look="plain"
                aria-expanded={checked === played}
                onClick={() => setChecked(checked === played ? undefined : played)}
              >
                Verify round
              </Button>
            </div>
            {checked === played && (
              <>
                <CheckTable check={checkRound(played, mathematics)} serverSeed={played.answer.serverSeed} />
                <div className="mb-2">
                  <ProofButton proof={practiceProofOf(played, mathematics, gameTitle)} />
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
