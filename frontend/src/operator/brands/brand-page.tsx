import { lazy, Suspense } from 'react';
import { CoinPackagesPanel } from '../../parts/coins/coin-packages-panel';
import { CoinTypesPanel } from '../../parts/coins/coin-types-panel';
import { sentenceFor } from '../../platform/api/error-sentences';
import { useTabTitle } from '../../platform/page/tab-title';
import { usePathId } from '../../platform/page/use-path-id';
import { ButtonLink } from '../../ui/button';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import { Page, Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import type { OwnBrand } from './brand-fields';
import { BrandGamesPanel } from './brand-games-panel';
import { BrandAccess } from './brand-access';
import { casinosPlaces, listCrumb } from '../casinos/casinos-places';
import { CloseBrandPanel } from './close-brand-panel';
import { useOwnBrand } from './read-brand';
import { useRefreshBrand } from './write-brand';

const CasinoHistory = lazy(async () => ({
  default: (await import('../../parts/casinos/casino-history')).CasinoHistory,
}));

const BrandForm = lazy(async () => ({ default: (await import('./brand-form')).BrandForm }));

/**
 * `/operator/Casinos/:casinoId/brands/:brandId`: the operator's brand with its details, games, coins and
 * history.
 */
export const BrandPage = () => {
  const id = usePathId('brandId');
  return <OpenBrand key={id} id={id} />;
};

const OpenBrand = ({ id }: { readonly id: string }) => {
  const { data: brand, error, refetch } = useOwnBrand(id);
  useTabTitle(brand?.name);
  return (
    <Page
      title={brand?.name ?? 'Brand'}
      breadcrumbs={[
        listCrumb,
        ...(brand ? [{ label: brand.casinoName, to: casinosPlaces.casino(brand.casinoId) }] : []),
      ]}
      actions={
        brand && (
          <ButtonLink look="quiet" to={casinosPlaces.demo(brand.id)}>
            Open the brand
          </ButtonLink>
        )
      }
    >
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {brand === undefined && error === null && <Skeleton />}
      {brand && <Editor brand={brand} />}
    </Page>
  );
};

const Editor = ({ brand }: { readonly brand: OwnBrand }) => {
  const refresh = useRefreshBrand(brand);
  return (
    <Tabs
      label="Brand sections"
      tabs={[
        { id: 'overview', label: 'Overview', content: () => <BrandAccess brand={brand} /> },
        { id: 'details', label: 'Details', content: () => <Details brand={brand} /> },
        {
          id: 'games',
          label: 'Games',
          count: brand.gameIds.length,
          content: () => <BrandGamesPanel brand={brand} />,
        },
        {
          id: 'coins',
          label: 'Coins',
          content: () => (
            <>
              <CoinTypesPanel brand={brand} onSaved={refresh} />
              <CoinPackagesPanel brand={brand} onSaved={refresh} />
            </>
          ),
        },
        {
          id: 'history',
          label: 'History',
          content: () => (
            <Panel title="History" lead="Every change of the brand, newest first.">
              <Suspense fallback={<Skeleton rows={4} />}>
                <CasinoHistory of="brand" id={brand.id} owner={brand.owner} />
              </Suspense>
            </Panel>
          ),
        },
      ]}
    />
  );
};

const Details = ({ brand }: { readonly brand: OwnBrand }) => (
  <>
    {brand.status === 'CLOSED' ? (
      <Notice tone="warning">The brand is closed. You can no longer change its details.</Notice>
    ) : (
      <Panel title="Appearance and rules" lead="The appearance of the brand and its responsible play rules.">
        <Suspense fallback={<Skeleton rows={12} />}>
          <BrandForm brand={brand} />
        </Suspense>
      </Panel>
    )}
    <CloseBrandPanel brand={brand} />
  </>
);
