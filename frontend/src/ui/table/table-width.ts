import type { DataTableProps } from './table-props';

/** The minimum width of a title, in pixels. */
const titleWidth = 200;
export const controlWidth = 48;

/** The width in pixels that a table needs to show its columns. */
export const widthOf = <Row>({
  table,
  hidden,
  selection,
}: Pick<DataTableProps<Row>, 'table' | 'hidden' | 'selection'>): number => {
  const controls = Number(selection !== undefined) + Number(table.menu !== undefined);
  return table.columns
    .filter(({ id }) => !hidden.has(id))
    .reduce((sum, { width }) => sum + width, titleWidth + controls * controlWidth);
};
