import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { statusColumn, whenColumn } from '../../parts/lists/columns';
import { adminPaths } from '../../platform/page/entity-paths';
import { casinoStatuses, jurisdictions } from '../../platform/labels/casino-labels';
import { Skeleton } from '../../ui/skeleton';
import type { Table } from '../../ui/table/table';
import { everyCasino, searchFor } from './casino-choice';
import { CasinoMenu } from './casino-menu';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';
import * as messages from './messages';

const CasinoDetails = lazy(async () => ({ default: (await import('./casino-details')).CasinoDetails }));

/** The table of casinos for admins. */
export const casinoTable: Table<OwnedCasino> = {
  id: 'casinos',
  caption: messages.casinos,
  noun: { one: messages.casino, many: messages.inTextCasinos },
  title: { header: messages.casinoLabel, textOf: ({ name }) => name, to: ({ id }) => adminPaths.casino(id) },
  columns: [
    statusColumn(casinoStatuses, ({ status }) => status),
    {
      id: 'operator',
      header: messages.operator,
      width: 180,
      valueOf: ({ companyName }) => companyName,
      show: ({ companyId, companyName }) => (
        <Link
          to={{ search: `${new URLSearchParams(searchFor({ ...everyCasino, companyId }))}` }}
          title={messages.onlyCasinosOf(companyName)}
          className="line-clamp-2 text-secondary hover:underline"
        >
          {companyName}
        </Link>
      ),
    },
    {
      id: 'jurisdiction',
      header: messages.jurisdiction,
      width: 150,
      valueOf: ({ jurisdiction }) => jurisdictions[jurisdiction],
    },
    {
      id: 'licence',
      header: messages.licenceNumber,
      width: 150,
      isExtra: true,
      valueOf: ({ licenceNumber }) => licenceNumber,
    },
    {
      id: 'age',
      header: messages.minimumAge,
      width: 130,
      align: 'end',
      isExtra: true,
      valueOf: ({ minAge }) => minAge,
    },
    whenColumn('changed', messages.changed, ({ updatedAt }) => updatedAt),
  ],
  menu: (casino) => <CasinoMenu casino={casino} />,
  details: (casino) => (
    <Suspense fallback={<Skeleton rows={2} />}>
      <CasinoDetails casino={casino} />
    </Suspense>
  ),
};
