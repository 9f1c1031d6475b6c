import { statusColumn, whenColumn } from '../../parts/lists/columns';
import { adminPaths } from '../../platform/page/entity-paths';
import { supportStatuses, supportTopics } from '../../platform/labels/support-labels';
import type { Table } from '../../ui/table/table';
import type { ListedRequest } from './list-requests';

/** The table of support requests. */
export const requestTable: Table<ListedRequest> = {
  id: 'support-requests',
  caption: 'Support requests',
  noun: { one: 'request', many: 'requests' },
  title: {
    header: 'Subject',
    textOf: ({ subject }) => subject,
    to: ({ id }) => adminPaths.supportRequest(id),
  },
  columns: [
    statusColumn(supportStatuses, ({ status }) => status),
    { id: 'topic', header: 'Topic', width: 240, valueOf: ({ topic }) => supportTopics[topic] },
    { id: 'from', header: 'From', width: 240, valueOf: ({ email }) => email ?? 'User' },
    whenColumn('sent', 'Sent', ({ createdAt }) => createdAt),
    { ...whenColumn('changed', 'Changed', ({ updatedAt }) => updatedAt), isExtra: true },
  ],
};
