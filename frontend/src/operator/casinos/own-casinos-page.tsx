import { Plus } from 'lucide-react';
import { routes } from '#domain/routes';
import type { ListedCompany } from '../../parts/companies/own-company';
import { TableList } from '../../parts/lists/table-list';
import { statusOptions, useStatusFilter } from '../../platform/page/use-status-filter';
import { casinoStatuses } from '../../platform/labels/casino-labels';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FilterSelect } from '../../ui/filter-select';
import { Page } from '../../ui/page';
import { ownCasinoTable } from './own-casino-table';
import { casinosPlaces } from './casinos-places';
import { useOwnCasinos } from './list-own-casinos';
import { mayCreateCasinos, OwnOperatorFrame } from './own-operator-frame';

const statuses = statusOptions(casinoStatuses);

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
  const [status, choose] = useStatusFilter(casinoStatuses);
  const casinos = useOwnCasinos(company.id, status);
  return (
    <>
      <TableList
        table={ownCasinoTable}
        filters={
          <FilterSelect
            label="Status"
            all="All statuses"
            options={statuses}
            value={status}
            onChange={choose}
          />
        }
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
        filter={
          status && {
            title: 'No casinos with this status',
            hint: 'Choose another status to see your other casinos.',
            clearLabel: 'Show all casinos',
            onClear: () => choose(undefined),
          }
        }
      />
    </>
  );
};
