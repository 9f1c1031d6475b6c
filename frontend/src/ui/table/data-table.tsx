import { CardView } from './card-view';
import type { Selection, Sort, Table } from './table';
import { TableView } from './table-view';
import { useNarrow } from './use-narrow';
import { useOpened } from './use-opened';

export interface DataTableProps<Row> {
  readonly table: Table<Row>;
  /** In the order in which they are shown. */
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly sort: Sort | undefined;
  readonly onSort: (column: string) => void;
  /** The ids of columns that are not shown. */
  readonly hidden: ReadonlySet<string>;
  readonly isCompact: boolean;
  readonly selection?: Selection<Row> | undefined;
}

/** Rows as a table; as cards where the screen has no room for columns. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const isNarrow = useNarrow();
  const opened = useOpened();
  return isNarrow ? <CardView {...props} opened={opened} /> : <TableView {...props} opened={opened} />;
};
