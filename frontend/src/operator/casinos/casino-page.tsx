import { lazy, Suspense } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import { useTabTitle } from '../../platform/page/tab-title';
import { usePathId } from '../../platform/page/use-path-id';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import { Page, Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';
import { CasinoStatusNotice } from './casino-status-notice';
import { listCrumb } from './casinos-places';
import { useCasinoBrands } from '../brands/list-casino-brands';
import { useCasino } from './read-casino';

/** No player was there yet. */
const unplayed: readonly string[] = ['DRAFT', 'IN_REVIEW'];
const editable: readonly string[] = ['DRAFT', 'ACTIVE', 'PAUSED'];

const CasinoHistory = lazy(async () => ({
  default: (await import('../../parts/casinos/casino-history')).CasinoHistory,
}));

const CloseCasinoPanel = lazy(async () => ({
  default: (await import('./close-casino-panel')).CloseCasinoPanel,
}));

const BrandsPanel = lazy(async () => ({ default: (await import('../brands/brands-panel')).BrandsPanel }));

const WaitingRounds = lazy(async () => ({ default: (await import('./waiting-rounds')).WaitingRounds }));

const WalletPanel = lazy(async () => ({ default: (await import('./wallet-panel')).WalletPanel }));

const CasinoForm = lazy(async () => ({ default: (await import('./casino-form')).CasinoForm }));

/** `/operator/Casinos/:casinoId`: the operator's casino with its brands, details and history. */
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
                  <CasinoStatusNotice casino={casino} />
                  {casino.walletMode === 'SEAMLESS' && (
                    <Suspense fallback={<Skeleton rows={2} />}>
                      {!unplayed.includes(casino.status) && <WaitingRounds casinoId={casino.id} />}
                      <WalletPanel casino={casino} />
                    </Suspense>
                  )}
                  <Suspense fallback={<Skeleton rows={4} />}>
                    <BrandsPanel casino={casino} brands={brands} />
                  </Suspense>
                </>
              ),
            },
            { id: 'details', label: 'Details', content: () => <Details casino={casino} /> },
            {
              id: 'history',
              label: 'History',
              content: () => (
                <Panel title="History" lead="Every change of the casino, newest first.">
                  <Suspense fallback={<Skeleton rows={4} />}>
                    <CasinoHistory of="casino" id={casino.id} owner={casino.owner} />
                  </Suspense>
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
        <Suspense fallback={<Skeleton rows={6} />}>
          <CasinoForm casino={casino} />
        </Suspense>
      </Panel>
    ) : (
      <Notice tone="warning">{lockedReasons[casino.status]}</Notice>
    )}
    <Suspense fallback={<Skeleton rows={2} />}>
      <CloseCasinoPanel casino={casino} />
    </Suspense>
  </>
);

const lockedReasons: Partial<Record<OwnedCasino['status'], string>> = {
  IN_REVIEW: 'The casino is in review. Withdraw it to change its details.',
  SUSPENDED: 'An admin suspended the casino. Its details cannot be changed until it is reinstated.',
  CLOSED: 'The casino is closed. You can no longer change its details.',
};
