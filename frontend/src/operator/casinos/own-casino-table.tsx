import { statusColumn, whenColumn } from '../../parts/lists/columns';
import { casinoStatuses, jurisdictions } from '../../platform/labels/casino-labels';
import type { Table } from '../../ui/table/table';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';
import { casinosPlaces } from './casinos-places';
import * as messages from './messages';

/** The table of the operator's casinos. */
export const ownCasinoTable: Table<OwnedCasino> = {
  id: 'own-casinos',
  caption: messages.casinos,
  noun: { one: messages.casinoLowercase, many: messages.inTextCasinos },
  title: {
    header: messages.casino,
    textOf: ({ name }) => name,
    to: ({ id }) => casinosPlaces.casino(id),
    note: ({ status, reviewNote }) =>
      status === 'DRAFT' &&
      reviewNote !== null && <p className="line-clamp-2">{messages.changesRequested(reviewNote)}</p>,
  },
  columns: [
    statusColumn(casinoStatuses, ({ status }) => status),
    {
      id: 'jurisdiction',
      header: messages.jurisdiction,
      width: 160,
      valueOf: ({ jurisdiction }) => jurisdictions[jurisdiction],
    },
    { id: 'age', header: messages.minimumAge, width: 130, align: 'end', valueOf: ({ minAge }) => minAge },
    {
      id: 'licence',
      header: messages.licenceNumber,
      width: 160,
      isExtra: true,
      valueOf: ({ licenceNumber }) => licenceNumber,
    },
    whenColumn('changed', messages.changed, ({ updatedAt }) => updatedAt),
  ],
};
