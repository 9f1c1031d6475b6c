import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { tournamentOfEscrow } from '#domain/tournaments/escrow-player';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { PlayerName } from '../../parts/brand/player-name';
import { TableList } from '../../parts/lists/table-list';
import { useGameTitles } from '../../parts/rounds/read-game-titles';
import { useTournament } from '../../parts/tournaments/list-tournaments';
import { tournamentPath } from '../../parts/tournaments/tournament-paths';
import { movementTable } from '../../parts/wallet/movement-table';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/page';
import { DayField } from '../../ui/form/day-field';
import { dayOf } from './days';
import { useDay } from './list-day';

/** All movements of the brand on one day. */
export const BrandStatementPanel = ({ brand }: { readonly brand: ShownBrand }) => {
  const [today] = useState(() => dayOf(Date.now()));
  const [day, setDay] = useState(today);
  const titles = useGameTitles(brand.id);
  const movements = useDay(brand.id, day);
  const table = useMemo(
    () =>
      movementTable({
        caption: `Movements of ${day}`,
        coinTypes: brand.coinTypes,
        titles,
        playerOf: ({ userId }) => <Holder brandId={brand.id} id={userId} />,
      }),
    [brand.id, brand.coinTypes, day, titles],
  );
  return (
    <Panel
      title="Brand statement"
      lead="All movements of a day (UTC), oldest first, including declined ones."
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap items-end gap-4">
          <DayField label="Day" value={day} latest={today} onChange={setDay} />
          <Button look="quiet" busy={movements.isFetching} onClick={movements.refetch}>
            Refresh
          </Button>
        </div>
        <TableList
          place="inside"
          table={table}
          list={movements}
          empty={<EmptyState title="No movements">Choose another day.</EmptyState>}
        />
      </div>
    </Panel>
  );
};

interface HolderProps {
  readonly brandId: string;
  readonly id: string;
}

/** The player of a movement, or the tournament: its reserved prizes are in a wallet of their own. */
const Holder = ({ brandId, id }: HolderProps) => {
  const tournamentId = tournamentOfEscrow(id);
  return tournamentId === undefined ? (
    <PlayerName brandId={brandId} userId={id} />
  ) : (
    <TournamentName brandId={brandId} id={tournamentId} />
  );
};

const TournamentName = ({ brandId, id }: HolderProps) => {
  const { data: tournament } = useTournament(id, { polls: false });
  return (
    <Link to={tournamentPath('Tourney', brandId, id)} title={id} className="hover:underline">
      {tournament === undefined ? 'Tournament' : `Tournament “${tournament.name}”`}
    </Link>
  );
};
