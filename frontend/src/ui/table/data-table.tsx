import { CardView } from './card-view';
import type { DataTableProps } from './table-props';
import { TableView } from './table-view';
import { useNarrow } from './use-narrow';
import { useOpened } from './use-opened';

/** Rows as a table, or as cards on narrow screens. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const isNarrow = useNarrow();
  const opened = useOpened(props.asked);
  return isNarrow ? <CardView {...props} opened={opened} /> : <TableView {...props} opened={opened} />;
};
