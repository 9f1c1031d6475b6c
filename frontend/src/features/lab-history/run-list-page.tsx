import { FlaskConical, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { routes } from '#domain/routes';
import { labPlaces } from '../../parts/lab/lab-places';
import { List } from '../../parts/lists/list';
import { isJudged } from '../../platform/words/lab-words';
import { useAddressFilter } from '../../platform/page/use-address-filter';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FilterSelect } from '../../ui/filter-select';
import { Page } from '../../ui/page';
import { CompareBar } from './compare-bar';
import { useRuns } from './list-runs';
import { useOwnGameTitles } from './own-game-titles';
import { RunEntry } from './run-entry';
import { filterIn, noFilter, queryFilter, searchFor, statusOptions } from './run-filter';

/** Every run that one has started; the filters are in the address. */
export const RunListPage = () => {
  const [filter, choose] = useAddressFilter(filterIn, searchFor);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const runs = useRuns(filter);
  const comparable = runs.items?.filter(({ status }) => isJudged(status)).length ?? 0;
  const titles = useOwnGameTitles();
  const games = [...titles];
  // A game that a link names may be older than the newest hundred.
  const { game } = filter;
  const listed = game === undefined || titles.has(game) ? games : [...games, [game, 'As chosen'] as const];
  return (
    <Page
      title={routes.TestLabHistory.title}
      lead="The runs that the server played for you, with their verdicts."
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
      <div className="flex flex-wrap gap-4">
        <FilterSelect
          label="Status"
          all="Every status"
          options={statusOptions}
          value={filter.status}
          onChange={(status) => choose({ ...filter, status })}
        />
        <FilterSelect
          label="Game"
          all="Every game and model"
          options={listed}
          value={filter.game}
          onChange={(chosen) => choose({ ...filter, game: chosen })}
        />
      </div>
      {comparable > 1 && <CompareBar chosen={compared} onClear={() => setCompared([])} />}
      <List
        label="Test runs"
        list={runs}
        empty={
          <EmptyState
            title="No test runs yet"
            action={<ButtonLink to={labPlaces.lab}>Open the Test Lab</ButtonLink>}
          >
            Run a math model in the Test Lab, in your browser or on the server: what the server has played is
            kept here.
          </EmptyState>
        }
        filter={
          queryFilter(filter) && {
            title: 'No run is like this',
            hint: 'Take one of the filters away to see more runs.',
            clearLabel: 'Clear the filters',
            onClear: () => choose(noFilter),
          }
        }
      >
        {(run) => (
          <RunEntry
            run={run}
            gameTitle={run.gameId === null ? undefined : titles.get(run.gameId)}
            isCompared={compared.includes(run.id)}
            mayCompare={compared.length < 2 || compared.includes(run.id)}
            onCompare={(is) =>
              setCompared(is ? [...compared, run.id] : compared.filter((id) => id !== run.id))
            }
          />
        )}
      </List>
    </Page>
  );
};
