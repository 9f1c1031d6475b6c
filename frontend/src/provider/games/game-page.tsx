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
import * as messages from './messages';

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
      title={game?.title ?? messages.game}
      breadcrumbs={[listCrumb]}
      actions={
        game?.offered && (
          <ButtonLink look="quiet" to={generatePath(routes.PlayProviderDemo.path, { gameId: id })}>
            {messages.viewAsPlayer}
          </ButtonLink>
        )
      }
    >
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {game === undefined && error === null && <Skeleton />}
      {game && (
        <Tabs
          label={messages.gameSections}
          tabs={[
            {
              id: 'overview',
              label: messages.overview,
              content: () => (
                <>
                  <Standing game={game} />
                  <VersionsPanel game={game} versions={versions} />
                </>
              ),
            },
            {
              id: 'details',
              label: messages.details,
              content: () => (
                <Suspense fallback={<Skeleton rows={6} />}>
                  <GameDetails game={game} />
                </Suspense>
              ),
            },
            {
              id: 'history',
              label: messages.history,
              content: () => (
                <Panel title={messages.history} lead={messages.everyChangeOfGameAnd}>
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
    <Panel title={messages.status}>
      <div className="grid gap-5">
        {game.status === 'SUSPENDED' && (
          <Notice tone="warning" title={messages.adminSuspendedThisGame}>
            <p className="whitespace-pre-line">{game.reviewNote}</p>
          </Notice>
        )}
        <Facts
          rows={[
            [
              messages.status,
              <Badge key="status" tone={tone}>
                {text}
              </Badge>,
            ],
            [messages.code, game.code],
            ...(live === null ? [] : liveRows(live)),
          ]}
        />
        {game.status === 'DRAFT' && <p className="max-w-2xl text-muted">{messages.gameGoesLiveWhenYou}</p>}
      </div>
    </Panel>
  );
};

const liveRows = (live: NonNullable<OwnedGame['live']>) =>
  [
    [messages.liveVersion, live.semver],
    ['RTP', messages.rtpExact(percent(live.rtp), live.rtp)],
    [messages.volatility, volatilities[live.volatility]],
    [messages.maximumWin, timesBet(live.maxWinX)],
  ] as const;
