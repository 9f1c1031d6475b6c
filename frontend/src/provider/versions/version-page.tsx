import { lazy, Suspense } from 'react';
import { usePathId } from '../../platform/page/use-path-id';
import { versionStatuses } from '../../platform/labels/game-labels';
import { Badge } from '../../ui/badge';
import { Skeleton } from '../../ui/skeleton';
import { type Tab, Tabs } from '../../ui/tabs';
import { When } from '../../ui/when';
import { ActionsPlace } from '../../parts/page/actions-place';
import { EntityFrame } from '../../parts/page/entity-frame';
import type { OwnedGame } from '../../parts/games/owned-game';
import { versionTabs } from '../../parts/versions/version-tabs';
import { gameCrumbs } from '../games/games-places';
import { useGame } from '../games/read-game';
import type { OpenVersion } from '../games/version-fields';
import { useVersion } from './version-requests';

// Loaded on demand, because the validation of the model is larger than the rest of the page.
const VersionActions = lazy(async () => ({ default: (await import('./version-actions')).VersionActions }));
const VersionStatusNotice = lazy(async () => ({
  default: (await import('./version-status-notice')).VersionStatusNotice,
}));
const VersionSummary = lazy(async () => ({ default: (await import('./version-summary')).VersionSummary }));

// Loaded on demand, because the form is more than half of the page's code, and only drafts have it.
const VersionForm = lazy(async () => ({ default: (await import('./version-form')).VersionForm }));

/**
 * `/provider/Games/:gameId/versions/:versionId`: one version with its status, and its editor while it can be
 * changed.
 */
export const VersionPage = () => {
  const [gameId, versionId] = [usePathId('gameId'), usePathId('versionId')];
  return <OpenVersionPage key={versionId} gameId={gameId} versionId={versionId} />;
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
      actionsOf={(version) => (
        <Suspense fallback={<ActionsPlace />}>
          <VersionActions version={version} />
        </Suspense>
      )}
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
    content: () => (
      <Suspense fallback={<Skeleton rows={5} />}>
        <VersionForm key={id} version={version} />
      </Suspense>
    ),
  };
  return (
    <Tabs
      label="Parts of the version"
      tabs={[
        {
          id: 'overview',
          label: 'Overview',
          content: () => (
            <Suspense fallback={<Skeleton rows={6} />}>
              <VersionStatusNotice version={version} />
              <VersionSummary version={version} />
            </Suspense>
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
