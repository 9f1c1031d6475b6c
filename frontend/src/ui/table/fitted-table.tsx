import { useRef } from 'react';
import { CardView } from './card-view';
import { DataTable } from './data-table';
import type { DataTableProps } from './table-props';
import { widthOf } from './table-width';
import { useFits } from './use-fits';
import { useOpened } from './use-opened';

/** A table that becomes cards if its container is too narrow for the columns. */
export const FittedTable = <Row,>(props: DataTableProps<Row>) => {
  const frame = useRef<HTMLDivElement>(null);
  const fits = useFits(frame, widthOf(props));
  const opened = useOpened(props.asked);
  return (
    <div ref={frame} className="min-w-0">
      {fits ? <DataTable {...props} /> : <CardView {...props} opened={opened} />}
    </div>
  );
};
