import { lazy, Suspense } from 'react';
import type { PublicGame } from '#domain/generated/types';
import { OnDemand } from '../../ui/on-demand';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';

const GameProof = lazy(async () => ({ default: (await import('./game-proof')).GameProof }));

/** The test run that let the game go live, for anybody to repeat; fetched once somebody wants to see it. */
export const ProofPanel = ({ game }: { readonly game: PublicGame }) => (
  <Panel
    title="Proof"
    lead="Before a version goes live, its RTP is calculated exactly and verified with millions of simulated rounds. You can repeat the test run here and compare the results."
  >
    <OnDemand label="Show the test run">
      <Suspense fallback={<Skeleton />}>
        <GameProof game={game} />
      </Suspense>
    </OnDemand>
  </Panel>
);
