import { useLocation } from 'react-router-dom';
import { useTabTitle } from '../../../platform/page/tab-title';
import { usePathId } from '../../../platform/page/use-path-id';
import { versionStatuses } from '../../../platform/words/game-words';
import { Badge } from '../../../ui/badge';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { type Tab, Tabs } from '../../../ui/tabs';
import { When } from '../../../ui/when';
import { EntityFrame } from '../../../parts/entity-frame';
import type { OwnedGame } from '../../../parts/games/owned-game';
import { versionTabs } from '../../../parts/versions/version-tabs';
import { carriedIn } from '../../../parts/lab/carried-model';
import { gamesPlaces, listCrumb } from '../games-places';
import { useVersions } from './list-versions';
import { NewVersionForm } from './new-version-form';
import { nextSemver } from './next-semver';
import { useGame } from '../read-game';
import type { OpenVersion } from '../version-fields';
import { VersionActions } from './version-actions';
import { VersionForm } from './version-form';
import { VersionStanding } from './version-standing';
import { VersionSummary } from './version-summary';
import { useVersion } from './version-requests';

/** `/provider/Games/:gameId/versions/:versionId`: one version, its status and its editor while it may change. */
export const VersionPage = () => {
  const [gameId, versionId] = [usePathId('gameId'), usePathId('versionId')];
  return <OpenVersionPage key={versionId} gameId={gameId} versionId={versionId} />;
};

const gameCrumbs = (gameId: string, game: OwnedGame | undefined) => [
  listCrumb,
  { label: game?.title ?? 'Game', to: gamesPlaces.game(gameId) },
];

/** `/provider/Games/:gameId/new-version`: the form for a new version. */
export const NewVersionPage = () => {
  const gameId = usePathId('gameId');
  return <NewVersion key={gameId} gameId={gameId} />;
};

const NewVersion = ({ gameId }: { readonly gameId: string }) => {
  const { data: game } = useGame(gameId);
  useTabTitle(game && `New version – ${game.title}`);
  return (
    <Page
      title="New version"
      lead="Mathematics, bets and rules. Save a draft at any time: rules and names can follow before you submit it."
      breadcrumbs={gameCrumbs(gameId, game)}
    >
      <NewVersionOf gameId={gameId} />
    </Page>
  );
};

/** Waits for the versions there are: a new one has the number after theirs. */
const NewVersionOf = ({ gameId }: { readonly gameId: string }) => {
  const { items, state } = useVersions(gameId);
  const mathModel = carriedIn(useLocation().state);
  if (items === undefined && state === 'loading') return <Skeleton />;
  const semver = nextSemver((items ?? []).map(({ semver: number }) => number));
  return <NewVersionForm gameId={gameId} semver={semver} mathModel={mathModel} />;
};

interface OpenVersionPageProps {
  readonly gameId: string;
  readonly versionId: string;
}

const OpenVersionPage = ({ gameId, versionId }: OpenVersionPageProps) => {
  const { data: game } = useGame(gameId);
  return (
    <EntityFrame
      reading={useVersion(gameId, versionId)}
      kind="Version"
      titleOf={({ semver }) => `Version ${semver}`}
      tabTitleOf={({ semver }) => game && `Version ${semver} – ${game.title}`}
      breadcrumbs={gameCrumbs(gameId, game)}
      statusOf={({ status, submittedAt }) => (
        <>
          <Badge tone={versionStatuses[status].tone}>{versionStatuses[status].text}</Badge>
          {submittedAt !== null && (
            <span>
              submitted <When at={submittedAt} />
            </span>
          )}
        </>
      )}
      actionsOf={(version) => <VersionActions version={version} />}
    >
      {(version) => <VersionParts version={version} game={game} />}
    </EntityFrame>
  );
};

interface VersionPartsProps {
  readonly version: OpenVersion;
  readonly game: OwnedGame | undefined;
}

const VersionParts = ({ version, game }: VersionPartsProps) => {
  const { gameId, id, status } = version;
  const { refetch } = useVersion(gameId, id);
  const shared = versionTabs({ version, game, onOutdated: () => void refetch() });
  const { paytable, images, model, play, testRun, history } = shared;
  const mayChange = status === 'DRAFT' || status === 'TESTED';
  const edit: Tab = {
    id: 'edit',
    label: 'Edit',
    content: () => <VersionForm key={id} version={version} />,
  };
  return (
    <Tabs
      label="Parts of the version"
      tabs={[
        {
          id: 'overview',
          label: 'Overview',
          content: () => (
            <>
              <VersionStanding version={version} />
              <VersionSummary version={version} />
            </>
          ),
        },
        ...(mayChange ? [edit] : []),
        paytable,
        ...(mayChange ? [] : [images, model]),
        play,
        testRun,
        history,
      ]}
    />
  );
};
