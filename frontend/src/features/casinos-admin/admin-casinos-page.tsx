import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { List } from '../../parts/lists/list';
import { useAddressFilter } from '../../platform/page/use-address-filter';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FilterSelect } from '../../ui/filter-select';
import { Page } from '../../ui/page';
import { casinoChoiceIn, everyCasino, searchFor, statusOptions } from './casino-choice';
import { CasinoOverview } from './casino-overview';
import { useCasinos } from './list-casinos';

/** `/admin/Casinos`: every casino of the platform; the filter is in the address, so that it can be shared. */
export const AdminCasinosPage = () => {
  const [choice, choose] = useAddressFilter(casinoChoiceIn, searchFor);
  const casinos = useCasinos(choice);
  const narrowed = Object.values(choice).some((value) => value !== undefined);
  return (
    <Page
      title={routes.AdminCasinos.title}
      lead={
        <>
          Every casino of every operator, and its brands. Those that wait to be decided stand in the{' '}
          <Link to={routes.AdminDashboard.path} className="text-secondary underline">
            review queue
          </Link>
          .
        </>
      }
    >
      <div className="flex flex-wrap items-end gap-4">
        <FilterSelect
          label="Status"
          all="Every status"
          options={statusOptions}
          value={choice.status}
          onChange={(status) => choose({ ...choice, status })}
        />
        {choice.companyId !== undefined && (
          <Button look="quiet" onClick={() => choose({ ...choice, companyId: undefined })}>
            Casinos of every operator
          </Button>
        )}
      </div>
      <List
        label="Casinos"
        list={casinos}
        empty={
          <EmptyState title="No casinos yet">
            The first one appears here when an approved operator creates it.
          </EmptyState>
        }
        filter={
          narrowed
            ? {
                title: 'No casino fits',
                hint: 'Take a filter away to see more.',
                clearLabel: 'Show all casinos',
                onClear: () => choose(everyCasino),
              }
            : undefined
        }
      >
        {(casino) => (
          <CasinoOverview casino={casino} onCompany={(companyId) => choose({ ...everyCasino, companyId })} />
        )}
      </List>
    </Page>
  );
};
