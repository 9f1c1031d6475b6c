import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../ui/badge';
import type { Column } from '../../ui/table/table';
import { When } from '../../ui/when';

type Labels<Status extends string> = Readonly<
  Record<Status, { readonly text: string; readonly tone: BadgeTone }>
>;

/** A status column with a coloured label; a note can follow below it. */
export const statusColumn = <Row, Status extends string>(
  labels: Labels<Status>,
  statusOf: (row: Row) => Status,
  noteOf?: (row: Row) => ReactNode,
): Column<Row> => ({
  id: 'status',
  header: 'Status',
  width: 192,
  inCard: 'badge',
  valueOf: (row) => labels[statusOf(row)].text,
  show: (row) => {
    const { text, tone } = labels[statusOf(row)];
    const note = noteOf?.(row);
    return (
      <>
        <Badge tone={tone}>{text}</Badge>
        {Boolean(note) && <p className="mt-1 text-sm text-warning">{note}</p>}
      </>
    );
  },
});

/** A time column, sorted by time. */
export const whenColumn = <Row,>(id: string, header: string, atOf: (row: Row) => string): Column<Row> => ({
  id,
  header,
  width: 204,
  valueOf: atOf,
  show: (row) => <When at={atOf(row)} isDense />,
});
