import { statusColumn, whenColumn } from '../../parts/lists/columns';
import { adminPaths } from '../../platform/page/entity-paths';
import { supportStatuses, supportTopics } from '../../platform/labels/support-labels';
import type { Table } from '../../ui/table/table';
import type { ListedRequest } from './list-requests';
import * as messages from './messages';

/** The table of support requests. */
export const requestTable: Table<ListedRequest> = {
  id: 'support-requests',
  caption: messages.supportRequests,
  noun: { one: messages.inTextRequest, many: messages.requests },
  title: {
    header: messages.subject,
    textOf: ({ subject }) => subject,
    to: ({ id }) => adminPaths.supportRequest(id),
  },
  columns: [
    statusColumn(supportStatuses, ({ status }) => status),
    { id: 'topic', header: messages.topic, width: 240, valueOf: ({ topic }) => supportTopics[topic] },
    { id: 'from', header: messages.from, width: 240, valueOf: ({ email }) => email ?? messages.userLabel },
    whenColumn('sent', messages.sent, ({ createdAt }) => createdAt),
    { ...whenColumn('changed', messages.changed, ({ updatedAt }) => updatedAt), isExtra: true },
  ],
};
