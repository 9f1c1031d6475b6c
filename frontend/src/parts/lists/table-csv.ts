import { csvText } from '#domain/csv';
import { saveFile } from '../../platform/page/save-file';
import type { Table } from '../../ui/table/table';

/** Downloads the shown rows as a CSV file with the shown columns. */
export const saveRows = <Row>(
  { id, title, columns }: Table<Row>,
  hidden: ReadonlySet<string>,
  rows: readonly Row[],
): void => {
  const shown = columns.filter(({ id }) => !hidden.has(id));
  const lines = rows.map((row) => [title.textOf(row), ...shown.map(({ valueOf }) => valueOf(row))]);
  const heads = [title.header, ...shown.map(({ header }) => header)];
  saveFile(`${id}.csv`, csvText([heads, ...lines]), 'text/csv');
};
