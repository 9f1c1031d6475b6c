import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useRef } from 'react';
import { useRowKeys } from './row-keys';
import { SelectAll } from './select-box';
import { type Column, type Table, titleId } from './table';
import { TableEntry } from './table-entry';
import type { DataTableProps, TableViewProps } from './table-props';
import { controlWidth, widthOf } from './table-width';
import { useFits } from './use-fits';

/** A native table. Each row has a row header, and its details are in a separate row below. */
export const TableView = <Row,>(props: TableViewProps<Row>) => {
  const { table, rows, idOf, hidden, selection, isCompact, opened } = props;
  const columns = table.columns.filter(({ id }) => !hidden.has(id));
  const width = widthOf(props);
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableElement>(null);
  useRowKeys(body);
  // The header does not stay visible inside an element that scrolls.
  const fits = useFits(frame, width);
  return (
    <div
      ref={frame}
      className={`rounded-2xl border border-line bg-surface ${fits ? 'overflow-clip' : 'overflow-x-auto [--sticky-top:auto]'}`}
    >
      <table
        ref={body}
        data-rows
        style={{ minWidth: width }}
        className="w-full table-fixed border-separate border-spacing-0 text-sm"
      >
        <caption className="sr-only">{table.caption}</caption>
        <Widths columns={columns} hasBoxes={selection !== undefined} hasMenu={table.menu !== undefined} />
        <Head {...props} columns={columns} />
        {rows.map((row) => (
          <TableEntry
            key={idOf(row)}
            id={idOf(row)}
            row={row}
            table={table}
            columns={columns}
            isCompact={isCompact}
            opened={opened}
            selection={selection}
          />
        ))}
      </table>
    </div>
  );
};

interface WidthsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly hasBoxes: boolean;
  readonly hasMenu: boolean;
}

const Widths = <Row,>({ columns, hasBoxes, hasMenu }: WidthsProps<Row>) => (
  <colgroup>
    {hasBoxes && <col style={{ width: controlWidth }} />}
    <col />
    {columns.map(({ id, width }) => (
      <col key={id} style={{ width }} />
    ))}
    {hasMenu && <col style={{ width: controlWidth }} />}
  </colgroup>
);

const Head = <Row,>({
  table,
  columns,
  rows,
  idOf,
  sort,
  onSort,
  selection,
}: DataTableProps<Row> & { readonly columns: readonly Column<Row>[] }) => (
  <thead>
    <tr>
      {selection && (
        <td className={`${headCell} pl-3`}>
          <SelectAll rows={rows} idOf={idOf} selection={selection} many={table.noun.many} />
        </td>
      )}
      {[titleAsColumn(table), ...columns].map(({ id, header, align }) => {
        const direction = sort?.column === id ? (sort.descending ? 'descending' : 'ascending') : undefined;
        return (
          <th key={id} scope="col" aria-sort={direction} className={`${headCell} px-1`}>
            <button
              type="button"
              onClick={() => onSort(id)}
              className={`inline-flex min-h-9 max-w-full items-center gap-1 rounded px-2 font-medium hover:text-text ${align === 'end' ? 'float-right' : ''}`}
            >
              <span className="truncate">{header}</span>
              <SortSign direction={direction} />
            </button>
          </th>
        );
      })}
      {table.menu && (
        <td className={headCell}>
          <span className="sr-only">Actions</span>
        </td>
      )}
    </tr>
  </thead>
);

const headCell =
  'sticky top-(--sticky-top,3.5rem) z-10 border-b border-line bg-sunken text-left text-sm text-muted';

const titleAsColumn = <Row,>({ title }: Table<Row>): Pick<Column<Row>, 'id' | 'header' | 'align'> => ({
  id: titleId,
  header: title.header,
});

const SortSign = ({ direction }: { readonly direction: 'ascending' | 'descending' | undefined }) => {
  const Sign = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return <Sign aria-hidden className={`size-4 shrink-0 ${direction === undefined ? 'opacity-50' : ''}`} />;
};
