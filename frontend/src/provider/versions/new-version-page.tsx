import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { carriedIn } from '../lab/carried-model';
import { useTabTitle } from '../../platform/page/tab-title';
import { usePathId } from '../../platform/page/use-path-id';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { gameCrumbs } from '../games/games-places';
import { useGame } from '../games/read-game';
import { useVersions } from './list-versions';
import { nextSemver } from './next-semver';

const NewVersionForm = lazy(async () => ({ default: (await import('./new-version-form')).NewVersionForm }));

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
      lead="Math model, bets and rules. You can save a draft at any time and complete it before you submit it."
      breadcrumbs={gameCrumbs(gameId, game)}
    >
      <NewVersionOf gameId={gameId} />
    </Page>
  );
};

/** Waits for the existing versions, because the suggested number follows theirs. */
const NewVersionOf = ({ gameId }: { readonly gameId: string }) => {
  const { items, state } = useVersions(gameId);
  const mathModel = carriedIn(useLocation().state);
  if (items === undefined && state === 'loading') return <Skeleton />;
  const semver = nextSemver((items ?? []).map(({ semver: number }) => number));
  return (
    <Suspense fallback={<Skeleton rows={6} />}>
      <NewVersionForm gameId={gameId} semver={semver} mathModel={mathModel} />
    </Suspense>
  );
};
