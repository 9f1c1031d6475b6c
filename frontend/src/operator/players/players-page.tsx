import { useMemo, useState } from 'react';
import { useBrand } from '../../parts/brand/brand-context';
import { usePlayers, type ListedPlayer } from '../../parts/brand/list-players';
import { TableList } from '../../parts/lists/table-list';
import { useSession } from '../../platform/platform';
import { useTabTitle } from '../../platform/page/tab-title';
import { useAddressFilter } from '../../platform/page/use-address-filter';
import { EmptyState } from '../../ui/empty-state';
import { FilterSelect } from '../../ui/filter-select';
import { Page } from '../../ui/page';
import { filterIn, levelOptions, noFilter, queryFilter, searchFor, statusOptions } from './player-filter';
import { playerTable } from './player-table';

/** `/operator/brand/:brandId/UserManagement`: the players of a brand, for its managers. */
export const PlayersPage = () => {
  const brand = useBrand();
  const self = useSession()?.sub;
  const [filter, choose] = useAddressFilter(filterIn, searchFor);
  const players = usePlayers(brand.id, queryFilter(filter));
  const table = useMemo(() => playerTable(brand, self), [brand, self]);
  const tags = useSeenTags(players.items ?? [], filter.tag);
  useTabTitle(`Players · ${brand.name}`);
  return (
    <Page width="wide" title="Players" lead={`All players of ${brand.name}.`}>
      <TableList
        table={table}
        search={{
          label: 'Name contains',
          value: filter.name,
          onSearch: (name) => choose({ ...filter, name }, { replace: filter.name !== '' && name !== '' }),
        }}
        filters={
          <>
            <FilterSelect
              label="Level"
              all="All levels"
              options={levelOptions}
              value={filter.level}
              onChange={(level) => choose({ ...filter, level })}
            />
            <FilterSelect
              label="Status"
              all="All statuses"
              options={statusOptions}
              value={filter.status}
              onChange={(status) => choose({ ...filter, status })}
            />
            {tags.length > 0 && (
              <FilterSelect
                label="Tag"
                all="All tags"
                options={tags.map((tag) => [tag, tag] as const)}
                value={filter.tag}
                onChange={(tag) => choose({ ...filter, tag })}
              />
            )}
          </>
        }
        list={players}
        empty={
          <EmptyState title="No players yet">Players appear here when they join in the lobby.</EmptyState>
        }
        filter={
          searchFor(filter).length > 0
            ? {
                title: 'No players found',
                hint: 'Remove a filter or change the search.',
                clearLabel: 'Show all players',
                onClear: () => choose(noFilter),
              }
            : undefined
        }
      />
    </Page>
  );
};

/** The tags of all players that the page has shown, and the tag of the filter, in alphabetical order. */
function useSeenTags(
  players: readonly Pick<ListedPlayer, 'tags'>[],
  filtered: string | undefined,
): readonly string[] {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const shown = [...players.flatMap(({ tags }) => tags), ...(filtered === undefined ? [] : [filtered])];
  const all = [...new Set([...seen, ...shown])].sort();
  // A filtered list contains fewer tags, but the other tags stay selectable.
  if (all.length > seen.length) setSeen(all);
  return all;
}
