import { generatePath, Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { statusColumn } from '../../parts/lists/columns';
import { TableList } from '../../parts/lists/table-list';
import { brandStatuses } from '../../platform/labels/casino-labels';
import { EmptyState } from '../../ui/empty-state';
import type { Table } from '../../ui/table/table';
import { useBrands } from './list-brands';
import type { LookedAtBrand } from './list-casinos';
import * as messages from './messages';

const lobbyOf = ({ id }: LookedAtBrand) => generatePath(routes.BrandDemo.path, { brandId: id });

const brandTable: Table<LookedAtBrand> = {
  id: 'casino-brands',
  caption: messages.brands,
  noun: { one: messages.brand, many: messages.inTextBrands },
  title: { header: messages.brandLabel, textOf: ({ name }) => name },
  columns: [
    statusColumn(
      brandStatuses,
      ({ status }) => status,
      ({ status, open }) => status === 'ACTIVE' && !open && messages.notOpen,
    ),
    { id: 'slug', header: messages.shortName, width: 150, valueOf: ({ slug }) => slug },
    {
      id: 'games',
      header: messages.games,
      width: 100,
      align: 'end',
      valueOf: ({ gameIds }) => gameIds.length,
    },
    {
      id: 'lobby',
      header: messages.lobby,
      width: 150,
      valueOf: lobbyOf,
      show: (brand) => (
        <Link
          to={lobbyOf(brand)}
          aria-label={messages.openBrandName(brand.name)}
          className="font-semibold text-secondary hover:underline"
        >
          {messages.openBrand}
        </Link>
      ),
    },
  ],
};

/** The brands of a casino, for an admin. */
export const CasinoBrands = ({ casinoId }: { readonly casinoId: string }) => (
  <TableList
    place="inside"
    table={brandTable}
    list={useBrands(casinoId)}
    empty={<EmptyState title={messages.noBrandsYet}>{messages.operatorHasNotCreatedBrand}</EmptyState>}
  />
);
