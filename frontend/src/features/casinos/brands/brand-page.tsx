import { CasinoHistory } from '../../../parts/casinos/casino-history';
import { CoinPackagesPanel } from '../../../parts/coins/coin-packages-panel';
import { CoinTypesPanel } from '../../../parts/coins/coin-types-panel';
import { sentenceFor } from '../../../platform/api/messages';
import { useTabTitle } from '../../../platform/page/tab-title';
import { ButtonLink } from '../../../ui/button';
import { Failure } from '../../../ui/failure';
import { Page, Panel } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import type { OwnBrand } from './brand-fields';
import { BrandForm } from './brand-form';
import { BrandGamesPanel } from './brand-games-panel';
import { BrandStanding } from './brand-standing';
import { casinosPlaces, listCrumb } from '../casinos-places';
import { CloseBrandPanel } from './close-brand-panel';
import { useOwnBrand } from './read-brand';
import { useRefreshBrand } from './write-brand';

/** One's brand: how it stands, its look, games and coins, and what happened to it. */
export const BrandPage = ({ id }: { readonly id: string }) => {
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
    <>
      <BrandStanding brand={brand} />
      {brand.status !== 'CLOSED' && (
        <Panel title="Look and play" lead="How players meet the brand, and what it asks of their play.">
          <BrandForm key={brand.id} brand={brand} />
        </Panel>
      )}
      <BrandGamesPanel brand={brand} />
      <CoinTypesPanel brand={brand} onSaved={refresh} />
      <CoinPackagesPanel brand={brand} onSaved={refresh} />
      <Panel title="History" lead="What happened to the brand. Nothing in it is ever changed.">
        <CasinoHistory of="brand" id={brand.id} owner={brand.owner} />
      </Panel>
      <CloseBrandPanel brand={brand} />
    </>
  );
};
