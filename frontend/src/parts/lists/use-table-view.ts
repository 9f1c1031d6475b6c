import type { Table } from '../../ui/table/table';
import { keepView, useKeptView } from './kept-view';

/** The hidden columns and the row height of a table, stored on this device. */
export const useTableView = <Row>({ id, columns }: Table<Row>) => {
  const kept = useKeptView();
  const chosen = kept.hidden[id] ?? columns.filter(({ isExtra }) => isExtra).map((column) => column.id);
  return {
    hidden: new Set(chosen) as ReadonlySet<string>,
    isCompact: kept.isCompact,
    onHidden: (hidden: ReadonlySet<string>) =>
      keepView({ ...kept, hidden: { ...kept.hidden, [id]: [...hidden] } }),
    onCompact: (isCompact: boolean) => keepView({ ...kept, isCompact }),
  };
};
