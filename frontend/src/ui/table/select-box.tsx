import type { Selection } from './table';

interface SelectBoxProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly name: string;
  readonly selection: Selection<Row>;
}

/** Selects a row. */
export const SelectBox = <Row,>({ id, row, name, selection }: SelectBoxProps<Row>) => {
  const { chosen, onChange, verb, mayChoose } = selection;
  return (
    <input
      type="checkbox"
      data-row-control="select"
      aria-label={`${verb} ${name}`}
      className="size-4 accent-button"
      checked={chosen.has(id)}
      disabled={mayChoose?.(row) === false}
      onChange={({ target }) =>
        onChange(new Set(target.checked ? [...chosen, id] : [...chosen].filter((other) => other !== id)))
      }
    />
  );
};

interface SelectAllProps<Row> {
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly many: string;
  readonly selection: Selection<Row>;
}

/** Selects all shown rows, or none. Renders no checkbox if only some rows can be selected together. */
export const SelectAll = <Row,>({ rows, idOf, many, selection }: SelectAllProps<Row>) => {
  const { chosen, onChange, verb, mayChoose } = selection;
  if (mayChoose) return <span className="sr-only">{verb}</span>;
  const all = rows.length > 0 && rows.every((row) => chosen.has(idOf(row)));
  return (
    <input
      type="checkbox"
      aria-label={`${verb} all ${many} shown`}
      className="size-4 accent-button"
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = !all && chosen.size > 0;
      }}
      onChange={() => onChange(new Set(all ? [] : rows.map(idOf)))}
    />
  );
};
