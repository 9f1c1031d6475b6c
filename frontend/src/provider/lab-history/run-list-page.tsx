import { FlaskConical, ShieldCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { routes } from '#domain/routes';
import { labPlaces } from '../../parts/lab/lab-places';
import { useRuns } from '../lab/list-runs';
import { useOwnGameTitles } from '../lab/own-game-titles';
import type { ShownRun } from '../../parts/lab/run-requests';
import { runTable } from '../lab/run-table';
import { TableList } from '../../parts/lists/table-list';
import { isJudged, runStatuses } from '../../platform/labels/lab-labels';
import { useAddressFilter } from '../../platform/page/use-address-filter';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FilterSelect } from '../../ui/filter-select';
import { Page } from '../../ui/page';
import type { Selection } from '../../ui/table/table';
import { CompareBar } from './compare-bar';
import type { TestRunFilter, TestRunStatus } from '#domain/generated/types';

/** All runs that the user has started. The filters are in the URL. */
export const RunListPage = () => {
  const [filter, choose] = useAddressFilter(filterIn, searchFor);
  const [compared, setCompared] = useState<ReadonlySet<string>>(new Set());
  const runs = useRuns(queryFilter(filter));
  const comparable = runs.items?.filter(({ status }) => isJudged(status)).length ?? 0;
  const titles = useOwnGameTitles();
  const table = useMemo(() => runTable(titles), [titles]);
  const selection: Selection<ShownRun> = {
    chosen: compared,
    onChange: setCompared,
    verb: 'Compare',
    mayChoose: ({ id, status }) => isJudged(status) && (compared.size < 2 || compared.has(id)),
  };
  const games = [...titles];
  // A game in a link can be older than the newest hundred.
  const { game } = filter;
  const listed =
    game === undefined || titles.has(game) ? games : [...games, [game, 'Selected game'] as const];
  return (
    <Page
      width="wide"
      title={routes.TestLabHistory.title}
      lead="Test runs on the server, with their verdicts."
      actions={
        <>
          <ButtonLink look="quiet" to={labPlaces.verify}>
            <ShieldCheck aria-hidden className="size-5" /> Verify a certificate…
          </ButtonLink>
          <ButtonLink to={labPlaces.lab}>
            <FlaskConical aria-hidden className="size-5" /> Open the Test Lab
          </ButtonLink>
        </>
      }
    >
      <TableList
        table={table}
        filters={
          <>
            <FilterSelect
              label="Status"
              all="All statuses"
              options={statusOptions}
              value={filter.status}
              onChange={(status) => choose({ ...filter, status })}
            />
            <FilterSelect
              label="Game"
              all="All games and models"
              options={listed}
              value={filter.game}
              onChange={(chosen) => choose({ ...filter, game: chosen })}
            />
          </>
        }
        {...(comparable > 1 && {
          selection,
          bulk: <CompareBar chosen={[...compared]} onClear={() => setCompared(new Set())} />,
        })}
        list={runs}
        empty={
          <EmptyState
            title="No test runs yet"
            action={
              <ButtonLink look="quiet" to={labPlaces.lab}>
                Open the Test Lab
              </ButtonLink>
            }
          >
            Run a math model in the Test Lab. Runs on the server appear here.
          </EmptyState>
        }
        filter={
          queryFilter(filter) && {
            title: 'No matching runs',
            hint: 'Remove a filter to see more runs.',
            clearLabel: 'Clear the filters',
            onClear: () => choose(noFilter),
          }
        }
      />
    </Page>
  );
};

/** The filter of the runs in the URL. Other parameters are ignored. */
interface RunFilter {
  readonly status: TestRunStatus | undefined;
  readonly game: string | undefined;
}

const statusOptions = Object.entries(runStatuses).map(
  ([status, { text }]) => [status as TestRunStatus, text] as const,
);

const filterIn = (search: URLSearchParams): RunFilter => ({
  status: statusOptions.find(([status]) => status === search.get('status'))?.[0],
  game: /^[0-9A-Z]{1,40}$/.exec(search.get('game') ?? '')?.[0],
});

const noFilter: RunFilter = { status: undefined, game: undefined };

const searchFor = ({ status, game }: RunFilter): Record<string, string> => ({
  ...(status && { status }),
  ...(game !== undefined && { game }),
});

/** The filter for the API; undefined without conditions. */
const queryFilter = ({ status, game }: RunFilter): TestRunFilter | undefined =>
  status === undefined && game === undefined
    ? undefined
    : { ...(status && { status }), ...(game !== undefined && { gameId: game }) };
