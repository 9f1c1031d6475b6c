import type { Labels, useStatusFilter } from '../../platform/page/use-status-filter';
import { statusOptions } from '../../platform/page/use-status-filter';
import { FilterSelect } from '../../ui/filter-select';
import type { Table } from '../../ui/table/table';
import { TableList } from './table-list';
import type { ListFrameProps } from './list-frame';

interface StatusListProps<Row, Status extends string> extends Pick<ListFrameProps<Row>, 'list' | 'empty'> {
  readonly table: Table<Row>;
  readonly labels: Labels<Status>;
  readonly filter: ReturnType<typeof useStatusFilter<Status>>;
}

/** A list of the API with a filter by status. */
export const StatusList = <Row, Status extends string>({
  table,
  labels,
  filter: [status, choose],
  ...list
}: StatusListProps<Row, Status>) => (
  <TableList
    table={table}
    filters={
      <FilterSelect
        label="Status"
        all="All statuses"
        options={statusOptions(labels)}
        value={status}
        onChange={choose}
      />
    }
    {...list}
    filter={
      status && {
        title: `No ${table.noun.many} with this status`,
        hint: `Choose another status to see other ${table.noun.many}.`,
        clearLabel: `Show all ${table.noun.many}`,
        onClear: () => choose(undefined),
      }
    }
  />
);
