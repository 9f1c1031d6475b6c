import { generatePath, Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { EntityFrame } from '../../parts/page/entity-frame';
import { GameHistory } from '../../parts/games/game-history';
import { EntityLine } from '../lists/entity-line';
import { List } from '../../parts/lists/list';
import { adminPaths } from '../../platform/page/entity-paths';
import { usePathId } from '../../platform/page/use-path-id';
import { timesBet } from '../../platform/labels/numbers';
import { gameStatuses, gameTypes, imageAddress, versionStatuses } from '../../platform/labels/game-labels';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Thumbnail } from '../../ui/media/thumbnail';
import { Panel } from '../../ui/page';
import { Tabs } from '../../ui/tabs';
import { When } from '../../ui/when';
import { GameFacts } from './game-facts';
import type { OwnedGame } from '../../parts/games/owned-game';
import { useGameVersions, useLookedAtGame } from './read-game';
import { Decisions } from '../review/decisions';
import { useDecideGame } from './decide-game';
import { offeredFor } from './offered-decisions';

const breadcrumbs = [{ label: routes.AdminGames.title, to: routes.AdminGames.path }];

/** `/admin/Games/:gameId`: one game with its versions and history. */
export const AdminGamePage = () => {
  const id = usePathId('gameId');
  return (
    <EntityFrame
      key={id}
      reading={useLookedAtGame(id)}
      kind={routes.AdminGame.title}
      titleOf={({ title }) => title}
      breadcrumbs={breadcrumbs}
      statusOf={(game) => <GameStatusLine game={game} />}
      actionsOf={(game) => (
        <>
          {game.offered && (
            <ButtonLink look="quiet" to={generatePath(routes.PlayProviderDemo.path, { gameId: id })}>
              View public page
            </ButtonLink>
          )}
          <GameDecisions game={game} />
        </>
      )}
    >
      {(game) => <GameTabs game={game} />}
    </EntityFrame>
  );
};

interface GameProps {
  readonly game: OwnedGame;
}

const GameStatusLine = ({
  game: { status, offered, featuredAt, companyId, companyName, type },
}: GameProps) => {
  const { text, tone } = gameStatuses[status];
  return (
    <>
      <Badge tone={tone}>{text}</Badge>
      {status === 'LIVE' && featuredAt && <Badge tone="news">Featured</Badge>}
      {status === 'LIVE' && !offered && <Badge tone="warning">Hidden with its company</Badge>}
      <span>
        <Link to={adminPaths.company(companyId)} className="text-secondary underline">
          {companyName}
        </Link>{' '}
        · {gameTypes[type]}
      </span>
    </>
  );
};

const GameTabs = ({ game }: GameProps) => (
  <Tabs
    label="Game sections"
    tabs={[
      {
        id: 'overview',
        label: 'Overview',
        content: () => (
          <Panel title="Details">
            <div className="flex flex-wrap items-start gap-6">
              <Thumbnail src={game.thumbnailKey && imageAddress(game.thumbnailKey)} />
              <div className="min-w-0 grow">
                <GameFacts game={game} />
              </div>
            </div>
          </Panel>
        ),
      },
      { id: 'versions', label: 'Versions', content: () => <GameVersions gameId={game.id} /> },
      {
        id: 'history',
        label: 'History',
        content: () => (
          <Panel title="History" lead="Every change of the game and its versions, newest first.">
            <GameHistory gameId={game.id} owner={game.owner} />
          </Panel>
        ),
      },
    ]}
  />
);

const GameVersions = ({ gameId }: { readonly gameId: string }) => (
  <Panel title="Versions">
    <List
      label="Versions"
      look="lines"
      list={useGameVersions(gameId)}
      empty={<EmptyState title="No version yet">The provider has not created a version.</EmptyState>}
    >
      {(version) => (
        <EntityLine
          to={adminPaths.version(gameId, version.id)}
          name={version.semver}
          status={versionStatuses[version.status]}
        >
          declared RTP {version.declaredRtp} · up to {timesBet(version.declaredMaxWinX)} · changed{' '}
          <When at={version.updatedAt} />
        </EntityLine>
      )}
    </List>
  </Panel>
);

/** Buttons for the decisions that are possible in the game's current status. */
const GameDecisions = ({ game }: { readonly game: OwnedGame }) => (
  <Decisions decide={useDecideGame(game)} offered={offeredFor(game)} />
);
