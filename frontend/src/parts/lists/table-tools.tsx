import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { SearchBox } from '../../ui/table/search-box';
import type { Sort, Table } from '../../ui/table/table';
import { ViewMenu } from '../../ui/table/view-menu';

export interface ServerSearch {
  readonly label: string;
  readonly value: string;
  /** Converts the typed text to the search text. */
  readonly clean?: (text: string) => string;
  readonly onSearch: (text: string) => void;
}

interface TableToolsProps<Row> {
  readonly table: Table<Row>;
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly filters: ReactNode;
  readonly search: ServerSearch;
  readonly view: {
    readonly hidden: ReadonlySet<string>;
    readonly isCompact: boolean;
    readonly onHidden: (hidden: ReadonlySet<string>) => void;
    readonly onCompact: (isCompact: boolean) => void;
    readonly sort: Sort | undefined;
    readonly onSort: (sort: Sort | undefined) => void;
  };
  readonly chosen: ReadonlySet<string> | undefined;
  readonly exportLabel: string;
}

/** The tools above a table: search, filters, view settings and download. */
export const TableTools = <Row,>({
  table,
  rows,
  idOf,
  filters,
  search,
  view,
  chosen,
  exportLabel,
}: TableToolsProps<Row>) => {
  const exported = chosen && chosen.size > 0 ? rows.filter((row) => chosen.has(idOf(row))) : rows;
  const save = async () => {
    const { saveRows } = await import('./table-csv');
    saveRows(table, view.hidden, exported);
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchBox {...search} />
      {filters}
      <div className="ml-auto flex gap-2">
        <Button
          look="quiet"
          className="px-3! font-medium!"
          disabled={exported.length === 0}
          title={`Save the ${exported.length} ${table.noun.many} shown as a CSV file`}
          onClick={() => void save()}
        >
          <Download aria-hidden className="size-4" /> {exportLabel}
        </Button>
        <ViewMenu table={table} {...view} />
      </div>
    </div>
  );
};
