import { useState } from 'react';
import { checkCoinRound, isRevealed } from '../../parts/rounds/check-coin-round';
import { CheckTable } from '../../parts/rounds/check-table';
import { ProofButton } from '../../parts/rounds/proof-button';
import { roundProofOf } from '../../parts/rounds/round-proof-of';
import { coinLabels } from '../../parts/reels/coin-labels';
import type { Mathematics } from '../../parts/reels/game-mathematics';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
import type { ShownReplay } from './read-replay';

interface ReplayCheckProps {
  readonly replay: ShownReplay;
  /** Absent if the model does not have the stated hash. */
  readonly mathematics: Mathematics | undefined;
}

/** The inputs of the round's random numbers, and a verification of the round in this browser. */
export const ReplayCheck = ({ replay, mathematics }: ReplayCheckProps) => {
  const [isChecking, setChecking] = useState(false);
  const { coinName, decimals, gameTitle, companyName, brandName, rules, at } = replay;
  return (
    <Panel
      title="Verification"
      lead="Before the round, the server committed to its seed with a hash. The stops and the win are calculated from the two seeds, the nonce and the math model."
    >
      <Facts
        rows={[
          ['Hash of the server seed', <Hex key="hash" value={replay.serverSeedHash} />],
          [
            'Server seed',
            replay.serverSeed === null ? 'Not revealed yet' : <Hex key="seed" value={replay.serverSeed} />,
          ],
          ['Player’s seed', <code key="client">{replay.clientSeed}</code>],
          ['Nonce', replay.nonce],
          ['Hash of the math model', <Hex key="model" value={replay.mathModelHash} />],
        ]}
      />
      <div className="mt-6 grid justify-items-start gap-4">
        {!isRevealed(replay) && (
          <Notice title="Not verifiable yet">
            The server seed is secret while its player uses it. When the player changes seeds, this page shows
            the seed and can verify the round.
          </Notice>
        )}
        {isRevealed(replay) && mathematics && (
          <div className="flex flex-wrap gap-2">
            {!isChecking && (
              <Button look="quiet" onClick={() => setChecking(true)}>
                Verify in this browser
              </Button>
            )}
            <ProofButton
              proof={roundProofOf(replay, mathematics, {
                ...{ coinName, decimals, gameTitle, companyName, brandName, at },
                semver: rules.semver,
              })}
            />
          </div>
        )}
        {isRevealed(replay) && mathematics && isChecking && (
          <CheckTable
            check={checkCoinRound(replay, mathematics, coinLabels(coinName, decimals))}
            serverSeed={replay.serverSeed}
          />
        )}
      </div>
    </Panel>
  );
};

const Hex = ({ value }: { readonly value: string }) => <code className="text-sm break-all">{value}</code>;
