import { lazy, Suspense } from 'react';
import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';
import { timesBet } from '../../platform/labels/numbers';
import { sentenceFor } from '../../platform/api/error-sentences';
import { gameStatuses, percent, volatilities } from '../../platform/labels/game-labels';
import { useTabTitle } from '../../platform/page/tab-title';
import { usePathId } from '../../platform/page/use-path-id';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Failure } from '../../ui/failure';
import { Facts } from '../../ui/facts';
import { Notice } from '../../ui/notice';
import { Page, Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import type { OwnedGame } from '../../parts/games/owned-game';
import { listCrumb } from './games-places';
import { useVersions } from '../versions/list-versions';
import { useGame } from './read-game';
import { VersionsPanel } from '../versions/versions-panel';

const GameHistory = lazy(async () => ({
  default: (await import('../../parts/games/game-history')).GameHistory,
}));

const GameDetails = lazy(async () => ({ default: (await import('./game-details')).GameDetails }));

/** `/provider/Games/:gameId`: the provider's game with its versions, details and history. */
export const GamePage = () => {
  const id = usePathId('gameId');
  return <OpenGame key={id} id={id} />;
};

const OpenGame = ({ id }: { readonly id: string }) => {
  const { data: game, error, refetch } = useGame(id);
  const versions = useVersions(id);
  useTabTitle(game?.title);
  return (
    <Page
      title={game?.title ?? 'Game'}
      breadcrumbs={[listCrumb]}
      actions={
        game?.offered && (
          <ButtonLink look="quiet" to={generatePath(routes.PlayProviderDemo.path, { gameId: id })}>
            View as player
          </ButtonLink>
        )
      }
    >
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {game === undefined && error === null && <Skeleton />}
      {game && (
        <Tabs
          label="Game sections"
          tabs={[
            {
              id: 'overview',
              label: 'Overview',
              content: () => (
                <>
                  <Standing game={game} />
                  <VersionsPanel game={game} versions={versions} />
                </>
              ),
            },
            {
              id: 'details',
              label: 'Details',
              content: () => (
                <Suspense fallback={<Skeleton rows={6} />}>
                  <GameDetails game={game} />
                </Suspense>
              ),
            },
            {
              id: 'history',
              label: 'History',
              content: () => (
                <Panel title="History" lead="Every change of the game and its versions, newest first.">
                  <Suspense fallback={<Skeleton rows={4} />}>
                    <GameHistory gameId={game.id} />
                  </Suspense>
                </Panel>
              ),
            },
          ]}
        />
      )}
    </Page>
  );
};

const Standing = ({ game }: { readonly game: OwnedGame }) => {
  const { text, tone } = gameStatuses[game.status];
  const { live } = game;
  return (
    <Panel title="Status">
      <div className="grid gap-5">
        {game.status === 'SUSPENDED' && (
          <Notice tone="warning" title="An admin suspended this game">
            <p className="whitespace-pre-line">{game.reviewNote}</p>
          </Notice>
        )}
        <Facts
          rows={[
            [
              'Status',
              <Badge key="status" tone={tone}>
                {text}
              </Badge>,
            ],
            ['Code', game.code],
            ...(live === null ? [] : liveRows(live)),
          ]}
        />
        {game.status === 'DRAFT' && (
          <p className="max-w-2xl text-muted">
            The game goes live when you publish a tested and approved version.
          </p>
        )}
      </div>
    </Panel>
  );
};

const liveRows = (live: NonNullable<OwnedGame['live']>) =>
  [
    ['Live version', live.semver],
    ['RTP', `${percent(live.rtp)} (exact ${live.rtp})`],
    ['Volatility', volatilities[live.volatility]],
    ['Maximum win', timesBet(live.maxWinX)],
  ] as const;
