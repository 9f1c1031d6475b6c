import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { statusColumn, whenColumn } from '../../parts/lists/columns';
import { adminPaths } from '../../platform/page/entity-paths';
import { casinoStatuses, jurisdictions } from '../../platform/labels/casino-labels';
import { Skeleton } from '../../ui/skeleton';
import type { Table } from '../../ui/table/table';
import { everyCasino, searchFor } from './casino-choice';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';
import { DecisionMenu } from '../review/decision-menu';
import { useDecideCasino } from './decide-casino';
import { offeredFor } from './offered-decisions';

const CasinoDetails = lazy(async () => ({ default: (await import('./casino-details')).CasinoDetails }));

/** The table of casinos for admins. */
export const casinoTable: Table<OwnedCasino> = {
  id: 'casinos',
  caption: 'Casinos',
  noun: { one: 'casino', many: 'casinos' },
  title: { header: 'Casino', textOf: ({ name }) => name, to: ({ id }) => adminPaths.casino(id) },
  columns: [
    statusColumn(casinoStatuses, ({ status }) => status),
    {
      id: 'operator',
      header: 'Operator',
      width: 180,
      valueOf: ({ companyName }) => companyName,
      show: ({ companyId, companyName }) => (
        <Link
          to={{ search: `${new URLSearchParams(searchFor({ ...everyCasino, companyId }))}` }}
          title={`Only casinos of ${companyName}`}
          className="line-clamp-2 text-secondary hover:underline"
        >
          {companyName}
        </Link>
      ),
    },
    {
      id: 'jurisdiction',
      header: 'Jurisdiction',
      width: 150,
      valueOf: ({ jurisdiction }) => jurisdictions[jurisdiction],
    },
    {
      id: 'licence',
      header: 'Licence number',
      width: 150,
      isExtra: true,
      valueOf: ({ licenceNumber }) => licenceNumber,
    },
    {
      id: 'age',
      header: 'Minimum age',
      width: 130,
      align: 'end',
      isExtra: true,
      valueOf: ({ minAge }) => minAge,
    },
    whenColumn('changed', 'Changed', ({ updatedAt }) => updatedAt),
  ],
  menu: (casino) => <CasinoMenu casino={casino} />,
  details: (casino) => (
    <Suspense fallback={<Skeleton rows={2} />}>
      <CasinoDetails casino={casino} />
    </Suspense>
  ),
};

/** The decisions about the casino of a row. */
const CasinoMenu = ({ casino }: { readonly casino: OwnedCasino }) => {
  const decide = useDecideCasino(casino);
  const offered = offeredFor(casino);
  if (offered.length === 0) return null;
  return (
    <DecisionMenu name={casino.name} owner={casino.owner} what="casino" decide={decide} offered={offered} />
  );
};
