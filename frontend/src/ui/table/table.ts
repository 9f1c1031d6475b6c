import type { ReactNode } from 'react';

/** The value of a cell for sorting, search and export. */
export type CellValue = string | number | null;

export interface Column<Row> {
  /** The id of the column in URLs and in stored settings. */
  readonly id: string;
  readonly header: string;
  readonly valueOf: (row: Row) => CellValue;
  /** Renders the cell; default: its value as text. */
  readonly show?: (row: Row) => ReactNode;
  /** In pixels, at the normal text size. */
  readonly width: number;
  readonly align?: 'end';
  /** Its position on a card: next to the title, or below with its label. */
  readonly inCard?: 'badge' | 'fact';
  /** Hidden by default. */
  readonly isExtra?: boolean;
}

/** The column with the name of a row: the header of the row, and the title of its card. */
export interface TitleColumn<Row> {
  readonly header: string;
  readonly textOf: (row: Row) => string;
  /** The path of the entity's page. */
  readonly to?: (row: Row) => string | undefined;
  readonly picture?: (row: Row) => ReactNode;
  /** A note below the title. */
  readonly note?: (row: Row) => ReactNode;
}

/** Defines a table, whose rows are shown as cards on narrow screens. */
export interface Table<Row> {
  /** The id of the table in stored settings, and its file name. */
  readonly id: string;
  /** The name of the table for screen readers. */
  readonly caption: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly title: TitleColumn<Row>;
  readonly columns: readonly Column<Row>[];
  /** The details below a row. Rendered when they are first opened. */
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

/** The rows that can be selected, and the selected rows. */
export interface Selection<Row> {
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  /** The purpose of the selection. The names of the checkboxes begin with it. */
  readonly verb: string;
  readonly mayChoose?: (row: Row) => boolean;
}
