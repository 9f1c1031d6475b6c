import { useState } from 'react';
import { DataTable } from '../../ui/table/data-table';
import { FittedTable } from '../../ui/table/fitted-table';
import { nextSort, shownRows } from '../../ui/table/shown-rows';
import type { Sort, Table } from '../../ui/table/table';
import { useTableView } from './use-table-view';

interface PlainTableProps<Row> {
  readonly table: Table<Row>;
  /** All of them, of which there is at least one. */
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** Shows cards wherever the columns have no room. */
  readonly isFitted?: boolean;
}

/** A few rows that came with something else: they can be sorted, and need no search. */
export const PlainTable = <Row,>({ table, rows, idOf, isFitted = false }: PlainTableProps<Row>) => {
  const [sort, setSort] = useState<Sort>();
  const { hidden, isCompact } = useTableView(table);
  const View = isFitted ? FittedTable : DataTable;
  return (
    <View
      table={table}
      rows={shownRows(rows, table, { query: '', sort })}
      idOf={idOf}
      sort={sort}
      onSort={(column) => setSort(nextSort(sort, column))}
      hidden={hidden}
      isCompact={isCompact}
    />
  );
};
