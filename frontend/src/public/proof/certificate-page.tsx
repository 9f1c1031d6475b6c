import { Printer } from 'lucide-react';
import type { PublicGame } from '#domain/generated/types';
import { routes } from '#domain/routes';
import { isNoGame, usePublicGame } from '../../parts/games/read-public-game';
import { GameProof } from './game-proof';
import { PublicQueries } from '../../parts/page/public-queries';
import { sentenceFor } from '../../platform/api/error-sentences';
import { useTabTitle } from '../../platform/page/tab-title';
import { usePathId } from '../../platform/page/use-path-id';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';

const { title } = routes.Certificate;

/** `/static/Certificate/:gameId`: the certificate of a live game. Public. */
export const CertificatePage = () => (
  <PublicQueries asGuest>
    <div className="mx-auto grid w-full max-w-4xl gap-6 px-4 py-8 sm:px-8 sm:py-12">
      <AskedCertificate />
    </div>
  </PublicQueries>
);

const AskedCertificate = () => {
  const { data: game, error, refetch } = usePublicGame(usePathId('gameId'));
  useTabTitle(game && `${title} · ${game.title}`);
  if (game) return <GameCertificate game={game} />;
  return (
    <>
      <Heading text={title} />
      {isNoGame(error) ? (
        <EmptyState title="This game is not available">
          It does not exist, or it is not live at the moment.
        </EmptyState>
      ) : error === null ? (
        <Skeleton rows={6} />
      ) : (
        <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />
      )}
    </>
  );
};

const GameCertificate = ({ game }: { readonly game: PublicGame }) => (
  <>
    <header>
      <Heading text={`${title}: ${game.title}`} />
      <p className="mt-1 text-muted">by {game.companyName}</p>
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        <ButtonLink look="quiet" to={`${routes.Home.path}?game=${game.id}`}>
          Open the game
        </ButtonLink>
        <ButtonLink look="quiet" to={routes.Proof.path}>
          How to verify
        </ButtonLink>
        <Button look="quiet" onClick={() => print()}>
          <Printer aria-hidden className="size-5" />
          Print
        </Button>
      </div>
    </header>
    <Panel
      title="Test run"
      lead="Before a version goes live, its RTP is calculated exactly and verified with millions of simulated rounds. You can repeat the test run here and compare the results."
    >
      <div className="grid grid-cols-1 gap-4">
        <GameProof game={game} />
      </div>
    </Panel>
  </>
);

const Heading = ({ text }: { readonly text: string }) => (
  <h1 className="text-2xl font-bold break-words text-heading sm:text-3xl">{text}</h1>
);
