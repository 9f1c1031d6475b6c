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
import * as messages from './messages';

const statuses = statusOptions(casinoStatuses);

/** The casinos of the user's company. The filter is in the URL. */
export const OwnCasinosPage = () => (
  <Page
    width="wide"
    title={routes.OperatorCasinos.title}
    lead={messages.yourCasinosAndTheirBrands}
    actions={
      <ButtonLink to={casinosPlaces.create}>
        {messages.newCasinoForPlus(<Plus aria-hidden className="size-5" />)}
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
            label={messages.status}
            all={messages.allStatuses}
            options={statuses}
            value={status}
            onChange={choose}
          />
        }
        list={casinos}
        empty={
          <EmptyState
            title={messages.noCasinosYet}
            action={
              mayCreateCasinos(company) && (
                <ButtonLink look="quiet" to={casinosPlaces.create}>
                  {messages.createYourFirstCasino}
                </ButtonLink>
              )
            }
          >
            {messages.casinoStartsAsDraftGive}
          </EmptyState>
        }
        filter={
          status && {
            title: messages.noCasinosWithThisStatus,
            hint: messages.chooseAnotherStatusToSee,
            clearLabel: messages.showAllCasinos,
            onClear: () => choose(undefined),
          }
        }
      />
    </>
  );
};
