import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { TableList } from '../../parts/lists/table-list';
import { useAddressFilter } from '../../platform/page/use-address-filter';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FilterSelect } from '../../ui/filter-select';
import { Page } from '../../ui/page';
import { casinoChoiceIn, everyCasino, searchFor, statusOptions } from './casino-choice';
import { casinoTable } from './casino-table';
import { useCasinos } from './list-casinos';

/** `/admin/Casinos`: all casinos of the platform. The filter is in the URL, so that it can be shared. */
export const AdminCasinosPage = () => {
  const [choice, choose] = useAddressFilter(casinoChoiceIn, searchFor);
  const casinos = useCasinos(choice);
  const narrowed = Object.values(choice).some((value) => value !== undefined);
  return (
    <Page
      width="wide"
      title={routes.AdminCasinos.title}
      lead={
        <>
          All casinos and their brands. Casinos that need a decision are in the{' '}
          <Link to={routes.AdminDashboard.path} className="text-secondary underline">
            review queue
          </Link>
          .
        </>
      }
    >
      <TableList
        table={casinoTable}
        filters={
          <>
            <FilterSelect
              label="Status"
              all="All statuses"
              options={statusOptions}
              value={choice.status}
              onChange={(status) => choose({ ...choice, status })}
            />
            {choice.companyId !== undefined && (
              <Button look="quiet" onClick={() => choose({ ...choice, companyId: undefined })}>
                Casinos of every operator
              </Button>
            )}
          </>
        }
        list={casinos}
        empty={
          <EmptyState title="No casinos yet">
            Casinos appear here after an approved operator creates them.
          </EmptyState>
        }
        filter={
          narrowed
            ? {
                title: 'No matching casinos',
                hint: 'Remove a filter to see more results.',
                clearLabel: 'Show all casinos',
                onClear: () => choose(everyCasino),
              }
            : undefined
        }
      />
    </Page>
  );
};
