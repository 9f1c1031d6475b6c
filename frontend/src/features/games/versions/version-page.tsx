import { useLocation } from 'react-router-dom';
import { sentenceFor } from '../../../platform/api/messages';
import { useTabTitle } from '../../../platform/page/tab-title';
import { usePathId } from '../../../platform/page/use-path-id';
import { Failure } from '../../../ui/failure';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { carriedIn } from '../../../parts/lab/carried-model';
import { gamesPlaces, listCrumb } from '../games-places';
import { useVersions } from './list-versions';
import { NewVersionForm } from './new-version-form';
import { nextSemver } from './next-semver';
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
    <NewVersionOf gameId={gameId} />
  </Page>
);

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
