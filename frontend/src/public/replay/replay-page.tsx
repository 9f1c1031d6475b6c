import { type ReactNode, useMemo } from 'react';
import { playSession } from '#domain/play/play-session';
import { routes } from '#domain/routes';
import { PublicQueries } from '../../parts/page/public-queries';
import { type Mathematics, mathematicsOf } from '../../parts/reels/game-mathematics';
import { replayRound } from '../../parts/rounds/replay-round';
import { sentenceFor } from '../../platform/api/error-sentences';
import { useTabTitle } from '../../platform/page/tab-title';
import { usePathId } from '../../platform/page/use-path-id';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { isNoReplay, type ShownReplay, useReplay } from './read-replay';
import { ReplayCheck } from './replay-check';
import { ReplayFacts } from './replay-facts';
import { ReplayStage } from './replay-stage';

const { title } = routes.Replay;

/** `/static/Replay/:replayId`: a shared round, for everyone who has its link. */
export const ReplayPage = () => (
  <PublicQueries>
    <AskedReplay />
  </PublicQueries>
);

const AskedReplay = () => {
  const id = usePathId('replayId');
  const { data: replay, error, refetch } = useReplay(id);
  useTabTitle(replay && `${title} · ${replay.gameTitle}`);
  if (isNoReplay(error)) return <Gone />;
  if (replay)
    return (
      <Frame heading={`${title}: ${replay.gameTitle}`} lead={`by ${replay.companyName}`}>
        <OpenReplay key={replay.id} replay={replay} />
      </Frame>
    );
  return (
    <Frame heading={title}>
      {error === null ? (
        <Skeleton rows={6} />
      ) : (
        <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />
      )}
    </Frame>
  );
};

const OpenReplay = ({ replay }: { readonly replay: ShownReplay }) => {
  // A later response only adds the seed.
  const shown = useMemo(() => shownRound(replay), [replay]);
  return (
    <>
      {shown.round ? (
        <ReplayStage replay={replay} mathematics={shown.mathematics} round={shown.round} />
      ) : (
        <Notice tone="warning" title="This round cannot be replayed">
          Its stops and its win do not match the math model of the game.
        </Notice>
      )}
      <ReplayFacts replay={replay} />
      <ReplayCheck replay={replay} mathematics={shown.mathematics} />
    </>
  );
};

/** The round computed from the reported stops; undefined if the result differs from the reported one. */
const shownRound = (replay: ShownReplay) => {
  let mathematics: Mathematics | undefined;
  try {
    mathematics = mathematicsOf(replay.rules);
    return { mathematics, round: replayRound(replay, mathematics) };
  } catch (error) {
    console.error(error);
    return { mathematics, round: undefined };
  }
};

const Gone = () => (
  <Frame heading={title}>
    <EmptyState title="This replay is not available">
      Its player may have stopped sharing it, or it has expired: rounds are kept for {playSession.keptDays}{' '}
      days.
    </EmptyState>
  </Frame>
);

interface FrameProps {
  readonly heading: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

const Frame = ({ heading, lead, children }: FrameProps) => (
  <div className="mx-auto grid w-full max-w-4xl gap-6 px-4 py-8 sm:px-8 sm:py-12">
    <header>
      <h1 className="text-2xl font-bold break-words text-heading sm:text-3xl">{heading}</h1>
      {lead !== undefined && <p className="mt-1 text-muted">{lead}</p>}
    </header>
    {children}
  </div>
);
