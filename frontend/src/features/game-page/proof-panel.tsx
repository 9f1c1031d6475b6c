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
    lead="Before a version goes live, its mathematics are worked out exactly and played millions of times. Whoever doubts it repeats that run here and comes to the same bytes."
  >
    <OnDemand label="Show the test run">
      <Suspense fallback={<Skeleton />}>
        <GameProof game={game} />
      </Suspense>
    </OnDemand>
  </Panel>
);
