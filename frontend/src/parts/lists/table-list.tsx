import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../../ui/button';
import { DataTable } from '../../ui/table/data-table';
import { nextSort, shownRows } from '../../ui/table/shown-rows';
import type { Selection, Table } from '../../ui/table/table';
import type { AskedRow } from '../../ui/table/use-opened';
import { TableSkeleton } from '../../ui/table/table-skeleton';
import { ListFrame, type ListFrameProps } from './list-frame';
import { NoResults } from './no-results';
import { TableFoot } from './table-foot';
import { TableTools, type ServerSearch } from './table-tools';
import { useTableState } from './table-state';
import { useTableView } from './use-table-view';

interface TableListProps<Row> extends Omit<ListFrameProps<Row>, 'children' | 'skeleton'> {
  readonly table: Table<Row>;
  /** Filters that the server applies, next to the search. */
  readonly filters?: ReactNode;
  /** A search on the server. Without it, the loaded rows are searched. */
  readonly search?: ServerSearch;
  readonly selection?: Selection<Row>;
  /** The actions for the selected rows. */
  readonly bulk?: ReactNode;
  /**
   * The place of the table. Search and order are in the URL only on a page. Inside of another element there
   * are no tools.
   */
  readonly place?: 'page' | 'dialog' | 'inside';
  /** The label of the button that saves the shown rows, if another button saves more. */
  readonly exportLabel?: string;
  /** The row that is expanded at first. */
  readonly asked?: AskedRow;
}

/** The number of rows that are rendered at a time; further loaded rows are rendered on demand. */
const drawnStep = 200;

/** A list of the API as a table. */
export const TableList = <Row,>({
  table,
  filters,
  search,
  selection,
  bulk,
  place = 'page',
  exportLabel = 'CSV',
  asked,
  ...frame
}: TableListProps<Row>) => {
  const { list } = frame;
  const state = useTableState(place === 'page');
  const { hidden, isCompact, ...view } = useTableView(table);
  const [most, setMost] = useState(drawnStep);
  const query = search ? '' : state.query;
  const { sort } = state;
  const rows = useMemo(
    () => shownRows(list.items ?? [], table, { query, sort }),
    [list.items, table, query, sort],
  );
  const drawn = Math.max(most, 1 + rows.findIndex((row) => list.idOf(row) === asked?.id));
  return (
    <div data-list className="grid grid-cols-1 gap-4">
      {place !== 'inside' && (
        <TableTools
          table={table}
          rows={rows}
          idOf={list.idOf}
          filters={filters}
          search={search ?? { label: `Search ${table.noun.many}`, value: query, onSearch: state.search }}
          view={{ hidden, isCompact, ...view, sort, onSort: state.sortBy }}
          chosen={selection?.chosen}
          exportLabel={exportLabel}
        />
      )}
      {bulk}
      <ListFrame {...frame} skeleton={<TableSkeleton isCompact={isCompact} />}>
        {() => (
          <div className="grid grid-cols-1 gap-3">
            {rows.length === 0 ? (
              <NoResults
                hint={`No loaded ${table.noun.one} contains “${query}”.`}
                clearLabel="Clear search"
                onClear={() => state.search('')}
              />
            ) : (
              <DataTable
                table={table}
                rows={rows.slice(0, drawn)}
                idOf={list.idOf}
                sort={sort}
                onSort={(column) => state.sortBy(nextSort(sort, column))}
                hidden={hidden}
                isCompact={isCompact}
                selection={selection}
                asked={asked}
              />
            )}
            {rows.length > drawn && (
              <Button look="quiet" className="justify-self-center" onClick={() => setMost(drawn + drawnStep)}>
                Show {Math.min(drawnStep, rows.length - drawn)} more of {rows.length} loaded {table.noun.many}
              </Button>
            )}
            <TableFoot
              list={list}
              noun={table.noun}
              found={rows.length}
              query={query}
              isSorted={sort !== undefined}
            />
          </div>
        )}
      </ListFrame>
    </div>
  );
};
