import type { Selection, Sort, Table } from './table';
import type { AskedRow, Opened } from './use-opened';

export interface DataTableProps<Row> {
  readonly table: Table<Row>;
  /** In display order. */
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly sort: Sort | undefined;
  readonly onSort: (column: string) => void;
  /** The ids of hidden columns. */
  readonly hidden: ReadonlySet<string>;
  readonly isCompact: boolean;
  readonly selection?: Selection<Row> | undefined;
  /** The row whose details are shown at first. */
  readonly asked?: AskedRow | undefined;
}

export interface TableViewProps<Row> extends DataTableProps<Row> {
  readonly opened: Opened;
}
