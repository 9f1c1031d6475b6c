import { type CellValue, type Sort, type Table, titleId } from './table';

interface Wanted {
  /** Words, each of which must occur in a cell of the row. */
  readonly query: string;
  readonly sort: Sort | undefined;
}

/** The rows that match the search, in the selected order, or in their original order. */
export const shownRows = <Row>(
  rows: readonly Row[],
  table: Table<Row>,
  { query, sort }: Wanted,
): readonly Row[] => {
  const labels = query.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);
  const found = labels.length === 0 ? rows : rows.filter((row) => hasAll(textOf(row, table), labels));
  const valueOf = sort && valueFor(table, sort.column);
  return valueOf ? sorted(found, valueOf, sort.descending) : found;
};

const hasAll = (text: string, labels: readonly string[]) => labels.every((word) => text.includes(word));

const textOf = <Row>(row: Row, { title, columns }: Table<Row>): string =>
  [title.textOf(row), ...columns.map(({ valueOf }) => valueOf(row) ?? '')].join('\n').toLocaleLowerCase('en');

const valueFor = <Row>({ title, columns }: Table<Row>, id: string): ((row: Row) => CellValue) | undefined =>
  id === titleId ? title.textOf : columns.find((column) => column.id === id)?.valueOf;

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Rows without a value are last in both directions. Equal rows keep their order. */
const sorted = <Row>(rows: readonly Row[], valueOf: (row: Row) => CellValue, descending: boolean) => {
  const direction = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort(({ value: one }, { value: other }) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return direction * inOrder(one, other);
    })
    .map(({ row }) => row);
};

const inOrder = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : compare(`${one}`, `${other}`);

/** The order after a press on the header of a column: ascending, then descending, then none. */
export const nextSort = (sort: Sort | undefined, column: string): Sort | undefined => {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? undefined : { column, descending: true };
};
