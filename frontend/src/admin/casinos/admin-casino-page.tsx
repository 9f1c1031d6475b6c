import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { EntityFrame } from '../../parts/page/entity-frame';
import { adminPaths } from '../../platform/page/entity-paths';
import { usePathId } from '../../platform/page/use-path-id';
import { casinoStatuses, jurisdictions } from '../../platform/labels/casino-labels';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { CasinoBrands } from './casino-brands';
import { CasinoFacts } from './casino-facts';
import { type OwnedCasino, ownedCasinoFields } from '../../parts/casinos/owned-casino';
import { Decisions } from '../review/decisions';
import { useDecideCasino } from './decide-casino';
import { offeredFor } from './offered-decisions';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { casinosKey } from './list-casinos';

const CasinoHistory = lazy(async () => ({
  default: (await import('../../parts/casinos/casino-history')).CasinoHistory,
}));

const breadcrumbs = [{ label: 'Casinos', to: routes.AdminCasinos.path }];

/** `/admin/Casinos/:casinoId`: one casino with its brands and history. */
export const AdminCasinoPage = () => {
  const id = usePathId('casinoId');
  return (
    <EntityFrame
      key={id}
      reading={useLookedAtCasino(id)}
      kind={routes.AdminCasino.title}
      titleOf={({ name }) => name}
      breadcrumbs={breadcrumbs}
      statusOf={({ status, companyId, companyName, jurisdiction }) => (
        <>
          <Badge tone={casinoStatuses[status].tone}>{casinoStatuses[status].text}</Badge>
          <span>
            <Link to={adminPaths.company(companyId)} className="text-secondary underline">
              {companyName}
            </Link>{' '}
            · {jurisdictions[jurisdiction]}
          </span>
        </>
      )}
      actionsOf={(casino) => (
        <>
          {casino.status === 'IN_REVIEW' && (
            <ButtonLink to={`${routes.AdminReview.path}?item=CASINO.${id}`}>
              Open in the review queue
            </ButtonLink>
          )}
          <CasinoDecision casino={casino} />
        </>
      )}
    >
      {(casino) => <CasinoTabs casino={casino} />}
    </EntityFrame>
  );
};

const CasinoTabs = ({ casino }: { readonly casino: OwnedCasino }) => (
  <Tabs
    label="Casino sections"
    tabs={[
      {
        id: 'overview',
        label: 'Overview',
        content: () => (
          <Panel title="Details">
            <CasinoFacts casino={casino} />
          </Panel>
        ),
      },
      { id: 'brands', label: 'Brands', content: () => <CasinoBrands casinoId={casino.id} /> },
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
);

/** A button for the decision that is possible in the casino's current status. */
const CasinoDecision = ({ casino }: { readonly casino: OwnedCasino }) => (
  <Decisions
    owner={casino.owner}
    what="casino"
    decide={useDecideCasino(casino)}
    offered={offeredFor(casino)}
  />
);

const readCasino = operation(/* GraphQL */ `
  query ReadLookedAtCasino($id: ID!) {
    getCasino(id: $id) {
      ...OwnedCasinoFields
    }
  }
  ${ownedCasinoFields}
`);

/** One casino, for admins. */
const useLookedAtCasino = (id: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...casinosKey, 'one', id],
    queryFn: async () => (await api.send(readCasino, { id })).getCasino,
  });
};
