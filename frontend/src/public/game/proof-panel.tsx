import { lazy, Suspense } from 'react';
import { generatePath, Link } from 'react-router-dom';
import type { PublicGame } from '#domain/generated/types';
import { routes } from '#domain/routes';
import { OnDemand } from '../../ui/on-demand';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import * as messages from './messages';

const GameProof = lazy(async () => ({
  default: (await import('../proof/game-proof')).GameProof,
}));

/** The test run that certified the game, which everyone can repeat; fetched on request. */
export const ProofPanel = ({ game }: { readonly game: PublicGame }) => (
  <Panel title={messages.proof} lead={messages.beforeVersionGoesLiveIts}>
    <p className="mb-4">
      <Link
        className="text-secondary underline underline-offset-4"
        to={generatePath(routes.Certificate.path, { gameId: game.id })}
      >
        {messages.publicCertificate}
      </Link>
    </p>
    <OnDemand label={messages.showTestRun}>
      <Suspense fallback={<Skeleton />}>
        <GameProof game={game} />
      </Suspense>
    </OnDemand>
  </Panel>
);
