import { useId } from 'react';
import { SelectBox } from './select-box';
import type { Column, Selection, Table } from './table';
import { RowTitle } from './row-title';
import type { Opened } from './use-opened';

export interface EntryProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly table: Table<Row>;
  readonly columns: readonly Column<Row>[];
  readonly isCompact: boolean;
  readonly opened: Opened;
  readonly selection: Selection<Row> | undefined;
}

/** One row, with its details below it. */
export const TableEntry = <Row,>(props: EntryProps<Row>) => {
  const { id, row, table, columns, isCompact, opened, selection } = props;
  const details = useId();
  const name = table.title.textOf(row);
  const isOpen = opened.isOpen(id);
  const cell = `${isCompact ? 'h-9 py-0.5' : 'h-11 py-1.5'} border-b border-line group-last:border-b-0 px-3`;
  const span = 1 + columns.length + Number(selection !== undefined) + Number(table.menu !== undefined);
  return (
    <tbody data-row aria-label={name} className="group">
      <tr className="hover:bg-sunken">
        {selection && (
          <td className={cell}>
            <SelectBox id={id} row={row} name={name} selection={selection} />
          </td>
        )}
        <th scope="row" className={`${cell} text-left font-normal`}>
          <RowTitle
            row={row}
            title={table.title}
            {...(table.details && { details: { id: details, isOpen, onToggle: () => opened.toggle(id) } })}
          />
        </th>
        {columns.map((column) => (
          <td
            key={column.id}
            className={`${cell} ${column.align === 'end' ? 'text-right tabular-nums' : ''}`}
          >
            <Cell row={row} column={column} />
          </td>
        ))}
        {table.menu && <td className={`${cell} px-1! text-right`}>{table.menu(row)}</td>}
      </tr>
      {table.details && opened.wasOpened(id) && (
        <tr id={details} hidden={!isOpen}>
          <td colSpan={span} className="border-b border-line bg-sunken p-4 sm:p-6">
            <div className="grid grid-cols-1 gap-6">{table.details(row)}</div>
          </td>
        </tr>
      )}
    </tbody>
  );
};

/** Long words are wrapped, and long texts are cut after two lines. The tooltip contains the full text. */
export const Cell = <Row,>({ row, column }: { readonly row: Row; readonly column: Column<Row> }) => {
  const { show, valueOf } = column;
  if (show) return <div className="min-w-0 break-words">{show(row)}</div>;
  const value = valueOf(row);
  if (value === null || value === '') return <span className="text-muted">–</span>;
  return (
    <span title={`${value}`} className="line-clamp-2 break-words">
      {value}
    </span>
  );
};
