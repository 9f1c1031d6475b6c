import { useId, useRef } from 'react';
import { RowTitle } from './row-title';
import { useRowKeys } from './row-keys';
import { SelectBox } from './select-box';
import { Cell, type EntryProps } from './table-entry';
import type { TableViewProps } from './table-props';

/** The rows as cards: the title with badges, and the other columns as labels and values. */
export const CardView = <Row,>({
  table,
  rows,
  idOf,
  hidden,
  isCompact,
  opened,
  selection,
}: TableViewProps<Row>) => {
  const columns = table.columns.filter(({ id }) => !hidden.has(id));
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list);
  return (
    <ul ref={list} data-rows aria-label={table.caption} className="grid grid-cols-1 gap-3">
      {rows.map((row) => (
        <li key={idOf(row)} data-row className="min-w-0">
          <Card
            id={idOf(row)}
            row={row}
            table={table}
            columns={columns}
            isCompact={isCompact}
            opened={opened}
            selection={selection}
          />
        </li>
      ))}
    </ul>
  );
};

const Card = <Row,>({ id, row, table, columns, isCompact, opened, selection }: EntryProps<Row>) => {
  const details = useId();
  const name = table.title.textOf(row);
  const isOpen = opened.isOpen(id);
  const badges = columns.filter(({ inCard }) => inCard === 'badge');
  const facts = columns.filter(({ inCard }) => inCard !== 'badge');
  return (
    <article
      aria-label={name}
      className={`rounded-2xl border border-line bg-surface ${isCompact ? 'p-3' : 'p-4'}`}
    >
      <div className="flex items-start gap-2">
        {selection && (
          <span className="grid min-h-8 place-items-center px-1">
            <SelectBox id={id} row={row} name={name} selection={selection} />
          </span>
        )}
        <div className="min-w-0 grow">
          <RowTitle
            row={row}
            title={table.title}
            {...(table.details && { details: { id: details, isOpen, onToggle: () => opened.toggle(id) } })}
          />
        </div>
        {table.menu?.(row)}
      </div>
      {badges.length > 0 && (
        <div className="mt-1.5 flex flex-wrap gap-2">
          {badges.map((column) => (
            <Cell key={column.id} row={row} column={column} />
          ))}
        </div>
      )}
      <dl className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
        {facts.map((column) => (
          <div key={column.id} className="max-w-full min-w-34">
            <dt className="text-xs font-medium text-muted">{column.header}</dt>
            <dd className="text-sm">
              <Cell row={row} column={column} />
            </dd>
          </div>
        ))}
      </dl>
      {table.details && opened.wasOpened(id) && (
        <div id={details} hidden={!isOpen} className="mt-4 border-t border-line pt-4">
          <div className="grid grid-cols-1 gap-6">{table.details(row)}</div>
        </div>
      )}
    </article>
  );
};
