import { sentenceFor } from '../../platform/messages';
import { Failure } from '../../ui/failure';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { gamesPlaces, listCrumb } from './games-places';
import { useGame } from './read-game';
import { VersionForm } from './version-form';
import { VersionStanding } from './version-standing';
import { VersionSummary } from './version-summary';
import { useVersion } from './version-requests';

interface VersionPageProps {
  readonly gameId: string;
  /** `new` for one that is to be created. */
  readonly versionId: string;
}

/** One version of a game: how it stands, what its test run found, and its editor while it may change. */
export const VersionPage = ({ gameId, versionId }: VersionPageProps) =>
  versionId === 'new' ? (
    <NewVersionPage gameId={gameId} />
  ) : (
    <OpenVersionPage gameId={gameId} versionId={versionId} />
  );

const useCrumbs = (gameId: string) => {
  const { data: game } = useGame(gameId);
  return [listCrumb, { label: game?.title ?? 'Game', to: gamesPlaces.game(gameId) }];
};

const NewVersionPage = ({ gameId }: { readonly gameId: string }) => (
  <Page
    title="New version"
    lead="Mathematics, bets and rules. Saving keeps it as a draft; a test run proves it."
    breadcrumbs={useCrumbs(gameId)}
  >
    <VersionForm gameId={gameId} opened={null} />
  </Page>
);

const OpenVersionPage = ({ gameId, versionId }: VersionPageProps) => {
  const { data: version, error, refetch } = useVersion(gameId, versionId);
  const mayChange = version?.status === 'DRAFT' || version?.status === 'TESTED';
  return (
    <Page title={version ? `Version ${version.semver}` : 'Version'} breadcrumbs={useCrumbs(gameId)}>
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {version === undefined && error === null && <Skeleton />}
      {version && (
        <>
          <VersionStanding version={version} />
          {mayChange ? (
            <VersionForm key={version.id} gameId={gameId} opened={version} />
          ) : (
            <VersionSummary version={version} />
          )}
        </>
      )}
    </Page>
  );
};
