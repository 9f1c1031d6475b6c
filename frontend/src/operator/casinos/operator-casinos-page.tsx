import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { routes } from '#domain/routes';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { OwnCasinosPage } from './own-casinos-page';

// Loaded on demand, because the list needs no forms.
const CreateCasinoPage = lazy(async () => ({
  default: (await import('./create-casino-page')).CreateCasinoPage,
}));

/** `/operator/Casinos`: the operator's casinos, or the form for a new one. */
export const OperatorCasinosPage = () => (
  <Suspense
    fallback={
      <Page title={routes.OperatorCasinos.title}>
        <Skeleton />
      </Page>
    }
  >
    <Place />
  </Suspense>
);

const Place = () => {
  const [search] = useSearchParams();
  return search.has('create') ? <CreateCasinoPage /> : <OwnCasinosPage />;
};
