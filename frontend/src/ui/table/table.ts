import type { ReactNode } from 'react';

/** What is sorted, searched and exported of a cell. */
export type CellValue = string | number | null;

export interface Column<Row> {
  /** Names the column in addresses and in what a device keeps. */
  readonly id: string;
  readonly header: string;
  readonly valueOf: (row: Row) => CellValue;
  /** Shows the cell where it is more than its value. */
  readonly show?: (row: Row) => ReactNode;
  /** In pixels, at the normal text size. */
  readonly width: number;
  readonly align?: 'end';
  /** Where a card shows it: beside the title, or as a fact below. */
  readonly inCard?: 'badge' | 'fact';
  /** Hidden by default. */
  readonly isExtra?: boolean;
}

/** The column that names a row: the header of the row and the title of its card. */
export interface TitleColumn<Row> {
  readonly header: string;
  readonly textOf: (row: Row) => string;
  /** The page of what the row shows. */
  readonly to?: (row: Row) => string | undefined;
  readonly picture?: (row: Row) => ReactNode;
  /** A remark below the title. */
  readonly note?: (row: Row) => ReactNode;
}

/** How things of one kind are shown as the rows of a table, or as cards on a narrow screen. */
export interface Table<Row> {
  /** Names the table in what a device keeps, and its file. */
  readonly id: string;
  /** Names the table to screen readers. */
  readonly caption: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly title: TitleColumn<Row>;
  readonly columns: readonly Column<Row>[];
  /** Opens below a row; read when it is first opened. */
  readonly details?: (row: Row) => ReactNode;
  /** The `<RowMenu>` of a row. */
  readonly menu?: (row: Row) => ReactNode;
}

export interface Sort {
  /** The id of a column, or `titleId`. */
  readonly column: string;
  readonly descending: boolean;
}

export const titleId = 'title';

/** The rows that may be chosen, and the chosen ones. */
export interface Selection<Row> {
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  /** What choosing is for, with which the names of the checkboxes begin. */
  readonly verb: string;
  readonly mayChoose?: (row: Row) => boolean;
}
