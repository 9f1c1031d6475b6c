import { lazy, Suspense } from 'react';
import { generatePath, Link } from 'react-router-dom';
import type { PublicGame } from '#domain/generated/types';
import { routes } from '#domain/routes';
import { OnDemand } from '../../ui/on-demand';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';

const GameProof = lazy(async () => ({
  default: (await import('../proof/game-proof')).GameProof,
}));

/** The test run that certified the game, which everyone can repeat; fetched on request. */
export const ProofPanel = ({ game }: { readonly game: PublicGame }) => (
  <Panel
    title="Proof"
    lead="Before a version goes live, its RTP is calculated exactly and verified with millions of simulated rounds. You can repeat the test run here and compare the results."
  >
    <p className="mb-4">
      <Link
        className="text-secondary underline underline-offset-4"
        to={generatePath(routes.Certificate.path, { gameId: game.id })}
      >
        Public certificate
      </Link>
    </p>
    <OnDemand label="Show the test run">
      <Suspense fallback={<Skeleton />}>
        <GameProof game={game} />
      </Suspense>
    </OnDemand>
  </Panel>
);
