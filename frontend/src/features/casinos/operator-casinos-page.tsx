import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { routes } from '#domain/routes';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { OwnCasinosPage } from './own-casinos-page';

// The list needs neither forms nor uploads.
const BrandPage = lazy(async () => ({ default: (await import('./brands/brand-page')).BrandPage }));
const CasinoPage = lazy(async () => ({ default: (await import('./casino-page')).CasinoPage }));
const CreateBrandPage = lazy(async () => ({
  default: (await import('./brands/create-brand-page')).CreateBrandPage,
}));
const CreateCasinoPage = lazy(async () => ({
  default: (await import('./create-casino-page')).CreateCasinoPage,
}));

/** `/operator/Casinos`: one's casinos, one of them, or one of its brands. */
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
  const casino = search.get('casino');
  const brand = search.get('brand');
  if (casino !== null && brand === 'new') return <CreateBrandPage key={casino} casinoId={casino} />;
  if (brand !== null) return <BrandPage key={brand} id={brand} />;
  if (casino !== null) return <CasinoPage key={casino} id={casino} />;
  if (search.has('create')) return <CreateCasinoPage />;
  return <OwnCasinosPage />;
};
