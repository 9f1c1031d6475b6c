import { sentenceFor } from '../../../platform/api/messages';
import { useTabTitle } from '../../../platform/page/tab-title';
import { usePathId } from '../../../platform/page/use-path-id';
import { Failure } from '../../../ui/failure';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { gamesPlaces, listCrumb } from '../games-places';
import { NewVersionForm } from './new-version-form';
import { useGame } from '../read-game';
import { VersionForm } from './version-form';
import { VersionStanding } from './version-standing';
import { VersionSummary } from './version-summary';
import { useVersion } from './version-requests';

/** `/provider/Games/:gameId/versions/:versionId`: one version, its status and its editor while it may change. */
export const VersionPage = () => {
  const [gameId, versionId] = [usePathId('gameId'), usePathId('versionId')];
  return <OpenVersionPage key={versionId} gameId={gameId} versionId={versionId} />;
};

/** The way to a version, and its tab's name. */
const useCrumbs = (gameId: string, title: string) => {
  const { data: game } = useGame(gameId);
  useTabTitle(game && `${title} – ${game.title}`);
  return [listCrumb, { label: game?.title ?? 'Game', to: gamesPlaces.game(gameId) }];
};

/** `/provider/Games/:gameId/new-version`: the form for a new version. */
export const NewVersionPage = () => {
  const gameId = usePathId('gameId');
  return <NewVersion key={gameId} gameId={gameId} />;
};

const NewVersion = ({ gameId }: { readonly gameId: string }) => (
  <Page
    title="New version"
    lead="Mathematics, bets and rules. Save a draft at any time: rules and names can follow before you submit it."
    breadcrumbs={useCrumbs(gameId, 'New version')}
  >
    <NewVersionForm gameId={gameId} />
  </Page>
);

interface OpenVersionPageProps {
  readonly gameId: string;
  readonly versionId: string;
}

const OpenVersionPage = ({ gameId, versionId }: OpenVersionPageProps) => {
  const { data: version, error, refetch } = useVersion(gameId, versionId);
  const mayChange = version?.status === 'DRAFT' || version?.status === 'TESTED';
  const title = version ? `Version ${version.semver}` : 'Version';
  return (
    <Page title={title} breadcrumbs={useCrumbs(gameId, title)}>
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {version === undefined && error === null && <Skeleton />}
      {version && (
        <>
          <VersionStanding version={version} />
          {mayChange ? (
            <VersionForm key={version.id} version={version} />
          ) : (
            <VersionSummary version={version} />
          )}
        </>
      )}
    </Page>
  );
};
