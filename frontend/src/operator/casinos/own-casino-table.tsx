import { statusColumn, whenColumn } from '../../parts/lists/columns';
import { casinoStatuses, jurisdictions } from '../../platform/labels/casino-labels';
import type { Table } from '../../ui/table/table';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';
import { casinosPlaces } from './casinos-places';

/** The table of the operator's casinos. */
export const ownCasinoTable: Table<OwnedCasino> = {
  id: 'own-casinos',
  caption: 'Casinos',
  noun: { one: 'casino', many: 'casinos' },
  title: {
    header: 'Casino',
    textOf: ({ name }) => name,
    to: ({ id }) => casinosPlaces.casino(id),
    note: ({ status, reviewNote }) =>
      status === 'DRAFT' &&
      reviewNote !== null && <p className="line-clamp-2">Changes requested: {reviewNote}</p>,
  },
  columns: [
    statusColumn(casinoStatuses, ({ status }) => status),
    {
      id: 'jurisdiction',
      header: 'Jurisdiction',
      width: 160,
      valueOf: ({ jurisdiction }) => jurisdictions[jurisdiction],
    },
    { id: 'age', header: 'Minimum age', width: 130, align: 'end', valueOf: ({ minAge }) => minAge },
    {
      id: 'licence',
      header: 'Licence number',
      width: 160,
      isExtra: true,
      valueOf: ({ licenceNumber }) => licenceNumber,
    },
    whenColumn('changed', 'Changed', ({ updatedAt }) => updatedAt),
  ],
};
