import { useBrand } from '../../parts/brand/brand-context';
import { usePlayers } from '../../parts/brand/list-players';
import { List } from '../../parts/lists/list';
import { useSession } from '../../platform/platform';
import { useTabTitle } from '../../platform/page/tab-title';
import { useAddressFilter } from '../../platform/page/use-address-filter';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { PlayerEntry } from './player-entry';
import { filterIn, noFilter, queryFilter, searchFor } from './player-filter';
import { PlayerFilters } from './player-filters';

/** `/operator/brand/:brandId/UserManagement`: the players of a brand, for those who manage it. */
export const PlayersPage = () => {
  const brand = useBrand();
  const self = useSession()?.sub;
  const [filter, choose] = useAddressFilter(filterIn, searchFor);
  const players = usePlayers(brand.id, queryFilter(filter));
  useTabTitle(`Players · ${brand.name}`);
  return (
    <Page
      title="Players"
      lead={`Everybody who joined ${brand.name}. Levels, tiers and suspensions are changed by others, never by oneself.`}
    >
      <PlayerFilters filter={filter} onChange={choose} />
      <List
        label="Players"
        list={players}
        empty={
          <EmptyState title="Nobody has joined yet">
            Players appear here when they join in the lobby.
          </EmptyState>
        }
        filter={
          searchFor(filter).length > 0
            ? {
                title: 'Nobody is like this',
                hint: 'Take a filter away, or type fewer letters.',
                clearLabel: 'Show everybody',
                onClear: () => choose(noFilter),
              }
            : undefined
        }
      >
        {(player) => <PlayerEntry brand={brand} player={player} isSelf={player.userId === self} />}
      </List>
    </Page>
  );
};
