import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { routes } from '#domain/routes';
import { labPlaces } from '../../parts/lab/lab-places';
import { ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';

// The frame is rendered before the engine is loaded.
const ModelLab = lazy(async () => ({ default: (await import('./model/model-lab')).ModelLab }));
const VersionLab = lazy(async () => ({ default: (await import('./versions/version-lab')).VersionLab }));

/** `/provider/testlab`: any model, or with `?game=…&version=…` the model of a version. */
export const LabPage = () => (
  <Page
    width="wide"
    title={routes.TestLab.title}
    lead="Calculate the exact figures of a math model and run repeatable tests."
    actions={
      <ButtonLink look="quiet" to={labPlaces.history}>
        All runs
      </ButtonLink>
    }
  >
    <Suspense fallback={<Skeleton />}>
      <Place />
    </Suspense>
  </Page>
);

const Place = () => {
  const [search] = useSearchParams();
  const game = search.get('game');
  const version = search.get('version');
  return game !== null && version !== null ? (
    <VersionLab key={`${game} ${version}`} gameId={game} versionId={version} />
  ) : (
    <ModelLab />
  );
};
