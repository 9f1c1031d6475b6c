import { SlidersHorizontal } from 'lucide-react';
import { DropDown } from '../drop-down';
import { inputShape } from '../form/field-frame';
import { type Sort, type Table, titleId } from './table';
import { useNarrow } from './use-narrow';

interface ViewMenuProps<Row> {
  readonly table: Table<Row>;
  readonly hidden: ReadonlySet<string>;
  readonly onHidden: (hidden: ReadonlySet<string>) => void;
  readonly isCompact: boolean;
  readonly onCompact: (isCompact: boolean) => void;
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort | undefined) => void;
}

/** Settings for the columns and the row height, and for the order if there are no column headers. */
export const ViewMenu = <Row,>(props: ViewMenuProps<Row>) => {
  const { table, hidden, onHidden, isCompact, onCompact } = props;
  const isNarrow = useNarrow();
  return (
    <DropDown
      edge="right"
      label="View"
      className="border border-edge bg-surface"
      face={
        <>
          <SlidersHorizontal aria-hidden className="size-4" /> View
        </>
      }
    >
      <div className="grid gap-3 p-2">
        {isNarrow && <SortChoice {...props} />}
        <fieldset>
          <legend className="text-sm font-medium text-muted">Columns</legend>
          {table.columns.map(({ id, header }) => (
            <Tick
              key={id}
              label={header}
              checked={!hidden.has(id)}
              onChange={(checked) =>
                onHidden(new Set(checked ? [...hidden].filter((other) => other !== id) : [...hidden, id]))
              }
            />
          ))}
        </fieldset>
        <div className="border-t border-line pt-2">
          <Tick label="Compact rows" checked={isCompact} onChange={onCompact} />
        </div>
      </div>
    </DropDown>
  );
};

interface TickProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

const Tick = ({ label, checked, onChange }: TickProps) => (
  <label className="flex min-h-9 items-center gap-2">
    <input
      type="checkbox"
      className="size-4 accent-button"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
);

const SortChoice = <Row,>({ table, sort, onSort }: ViewMenuProps<Row>) => {
  const options = [{ id: titleId, header: table.title.header }, ...table.columns];
  return (
    <label className="block text-sm font-medium">
      Sort by
      <select
        className={`${inputShape} mt-1.5`}
        value={sort ? `${sort.descending ? '-' : ''}${sort.column}` : ''}
        onChange={({ target: { value } }) =>
          onSort(
            value === '' ? undefined : { column: value.replace(/^-/, ''), descending: value.startsWith('-') },
          )
        }
      >
        <option value="">Default order</option>
        {options.map(({ id, header }) => (
          <optgroup key={id} label={header}>
            <option value={id}>{header}, ascending</option>
            <option value={`-${id}`}>{header}, descending</option>
          </optgroup>
        ))}
      </select>
    </label>
  );
};
