import { Plus } from 'lucide-react';
import { routes } from '#domain/routes';
import type { ListedCompany } from '../../parts/companies/own-company';
import { StatusList } from '../../parts/lists/status-list';
import { useStatusFilter } from '../../platform/page/use-status-filter';
import { casinoStatuses } from '../../platform/labels/casino-labels';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { ownCasinoTable } from './own-casino-table';
import { casinosPlaces } from './casinos-places';
import { useOwnCasinos } from './list-own-casinos';
import { mayCreateCasinos, OwnOperatorFrame } from './own-operator-frame';

/** The casinos of the user's company. The filter is in the URL. */
export const OwnCasinosPage = () => (
  <Page
    width="wide"
    title={routes.OperatorCasinos.title}
    lead="Your casinos and their brands. All brands are demo casinos that use play coins only."
    actions={
      <ButtonLink to={casinosPlaces.create}>
        <Plus aria-hidden className="size-5" /> New casino
      </ButtonLink>
    }
  >
    <OwnOperatorFrame>{(company) => <OwnCasinos company={company} />}</OwnOperatorFrame>
  </Page>
);

const OwnCasinos = ({ company }: { readonly company: ListedCompany }) => {
  const filter = useStatusFilter(casinoStatuses);
  const casinos = useOwnCasinos(company.id, filter[0]);
  return (
    <StatusList
      table={ownCasinoTable}
      labels={casinoStatuses}
      filter={filter}
      list={casinos}
      empty={
        <EmptyState
          title="No casinos yet"
          action={
            mayCreateCasinos(company) && (
              <ButtonLink look="quiet" to={casinosPlaces.create}>
                Create your first casino
              </ButtonLink>
            )
          }
        >
          A casino starts as a draft: give it a name, then a brand with its colours, games and coins.
        </EmptyState>
      }
    />
  );
};
