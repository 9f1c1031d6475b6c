import { CasinoHistory } from '../../parts/casinos/casino-history';
import { sentenceFor } from '../../platform/api/messages';
import { useTabTitle } from '../../platform/page/tab-title';
import { Failure } from '../../ui/failure';
import { Page, Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { BrandsPanel } from './brands/brands-panel';
import { CasinoForm } from './casino-form';
import { CasinoStanding } from './casino-standing';
import { listCrumb } from './casinos-places';
import { CloseCasinoPanel } from './close-casino-panel';
import { useCasinoBrands } from './brands/list-casino-brands';
import { useCasino } from './read-casino';

const editable: readonly string[] = ['DRAFT', 'ACTIVE', 'PAUSED'];

/** One's casino: how it stands, its brands, its details and what happened to it. */
export const CasinoPage = ({ id }: { readonly id: string }) => {
  const { data: casino, error, refetch } = useCasino(id);
  const brands = useCasinoBrands(id);
  useTabTitle(casino?.name);
  return (
    <Page title={casino?.name ?? 'Casino'} breadcrumbs={[listCrumb]}>
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {casino === undefined && error === null && <Skeleton />}
      {casino && (
        <>
          <CasinoStanding casino={casino} />
          <BrandsPanel casino={casino} brands={brands} />
          {editable.includes(casino.status) && (
            <Panel title="Details" lead="What holds for all of its brands.">
              <CasinoForm key={casino.id} casino={casino} />
            </Panel>
          )}
          <Panel title="History" lead="What happened to the casino. Nothing in it is ever changed.">
            <CasinoHistory of="casino" id={casino.id} owner={casino.owner} />
          </Panel>
          <CloseCasinoPanel casino={casino} />
        </>
      )}
    </Page>
  );
};
