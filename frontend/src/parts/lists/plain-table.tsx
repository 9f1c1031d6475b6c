import { useState } from 'react';
import { DataTable } from '../../ui/table/data-table';
import { FittedTable } from '../../ui/table/fitted-table';
import { nextSort, shownRows } from '../../ui/table/shown-rows';
import type { Sort, Table } from '../../ui/table/table';
import { useTableView } from './use-table-view';

interface PlainTableProps<Row> {
  readonly table: Table<Row>;
  /** All rows (at least one). */
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** Shows cards if there is no room for the columns. */
  readonly isFitted?: boolean;
}

/** A table with a few rows that are already loaded. It can be sorted, and has no search. */
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
