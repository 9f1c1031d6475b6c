import { type ReactNode, useMemo } from 'react';
import { TableList } from '../../parts/lists/table-list';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import type { PagedList } from '../../platform/api/paged-list';
import { tournamentTable } from './tournament-table';

interface ManagedTournamentsProps {
  readonly brandId: string;
  readonly list: PagedList<ShownTournament>;
  readonly empty: ReactNode;
}

/** All tournaments of a brand as a table, for its managers. */
export const ManagedTournaments = ({ brandId, ...frame }: ManagedTournamentsProps) => {
  const table = useMemo(() => tournamentTable(brandId), [brandId]);
  return <TableList table={table} {...frame} />;
};
