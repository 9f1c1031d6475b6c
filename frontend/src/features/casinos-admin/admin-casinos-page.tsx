import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { sentenceFor } from '../../platform/api/messages';
import { useAddressFilter } from '../../platform/page/use-address-filter';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FilterSelect } from '../../ui/filter-select';
import { List } from '../../ui/list';
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
        items={casinos.data?.pages.flatMap((page) => page.items)}
        keyOf={(casino) => casino.id}
        failure={casinos.error ? sentenceFor(casinos.error) : undefined}
        onRetry={() => void casinos.refetch()}
        onMore={casinos.hasNextPage ? () => void casinos.fetchNextPage() : undefined}
        busy={casinos.isFetchingNextPage}
        empty={
          narrowed ? (
            <EmptyState
              title="No casino fits"
              action={
                <Button look="quiet" onClick={() => choose(everyCasino)}>
                  Show all casinos
                </Button>
              }
            >
              Take a filter away to see more.
            </EmptyState>
          ) : (
            <EmptyState title="No casinos yet">
              The first one appears here when an approved operator creates it.
            </EmptyState>
          )
        }
      >
        {(casino) => (
          <CasinoOverview casino={casino} onCompany={(companyId) => choose({ ...everyCasino, companyId })} />
        )}
      </List>
    </Page>
  );
};
