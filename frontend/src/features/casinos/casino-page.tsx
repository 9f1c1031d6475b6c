import { CasinoHistory } from '../../parts/casinos/casino-history';
import { sentenceFor } from '../../platform/api/messages';
import { useTabTitle } from '../../platform/page/tab-title';
import { usePathId } from '../../platform/page/use-path-id';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import { Page, Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { BrandsPanel } from './brands/brands-panel';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';
import { CasinoForm } from './casino-form';
import { CasinoStanding } from './casino-standing';
import { listCrumb } from './casinos-places';
import { CloseCasinoPanel } from './close-casino-panel';
import { useCasinoBrands } from './brands/list-casino-brands';
import { useCasino } from './read-casino';

const editable: readonly string[] = ['DRAFT', 'ACTIVE', 'PAUSED'];

/** `/operator/Casinos/:casinoId`: one's casino with its brands, details and history. */
export const CasinoPage = () => {
  const id = usePathId('casinoId');
  return <OpenCasino key={id} id={id} />;
};

const OpenCasino = ({ id }: { readonly id: string }) => {
  const { data: casino, error, refetch } = useCasino(id);
  const brands = useCasinoBrands(id);
  useTabTitle(casino?.name);
  return (
    <Page title={casino?.name ?? 'Casino'} breadcrumbs={[listCrumb]}>
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {casino === undefined && error === null && <Skeleton />}
      {casino && (
        <Tabs
          label="Casino sections"
          tabs={[
            {
              id: 'overview',
              label: 'Overview',
              content: () => (
                <>
                  <CasinoStanding casino={casino} />
                  <BrandsPanel casino={casino} brands={brands} />
                </>
              ),
            },
            { id: 'details', label: 'Details', content: () => <Details casino={casino} /> },
            {
              id: 'history',
              label: 'History',
              content: () => (
                <Panel title="History" lead="Every change of the casino, newest first.">
                  <CasinoHistory of="casino" id={casino.id} owner={casino.owner} />
                </Panel>
              ),
            },
          ]}
        />
      )}
    </Page>
  );
};

const Details = ({ casino }: { readonly casino: OwnedCasino }) => (
  <>
    {editable.includes(casino.status) ? (
      <Panel title="Details" lead="These settings apply to all brands of the casino.">
        <CasinoForm casino={casino} />
      </Panel>
    ) : (
      <Notice tone="warning">{lockedReasons[casino.status]}</Notice>
    )}
    <CloseCasinoPanel casino={casino} />
  </>
);

const lockedReasons: Partial<Record<OwnedCasino['status'], string>> = {
  IN_REVIEW: 'The casino is in review. Withdraw it to change its details.',
  SUSPENDED: 'An admin suspended the casino. Its details cannot be changed until it is reinstated.',
  CLOSED: 'The casino is closed. You can no longer change its details.',
};
