import { generatePath, Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { statusColumn } from '../../parts/lists/columns';
import { TableList } from '../../parts/lists/table-list';
import { brandStatuses } from '../../platform/labels/casino-labels';
import { EmptyState } from '../../ui/empty-state';
import type { Table } from '../../ui/table/table';
import { useBrands } from './list-brands';
import type { LookedAtBrand } from './list-casinos';

const lobbyOf = ({ id }: LookedAtBrand) => generatePath(routes.BrandDemo.path, { brandId: id });

const brandTable: Table<LookedAtBrand> = {
  id: 'casino-brands',
  caption: 'Brands',
  noun: { one: 'brand', many: 'brands' },
  title: { header: 'Brand', textOf: ({ name }) => name },
  columns: [
    statusColumn(
      brandStatuses,
      ({ status }) => status,
      ({ status, open }) => status === 'ACTIVE' && !open && 'Not open',
    ),
    { id: 'slug', header: 'Short name', width: 150, valueOf: ({ slug }) => slug },
    {
      id: 'games',
      header: 'Games',
      width: 100,
      align: 'end',
      valueOf: ({ gameIds }) => gameIds.length,
    },
    {
      id: 'lobby',
      header: 'Lobby',
      width: 150,
      valueOf: lobbyOf,
      show: (brand) => (
        <Link
          to={lobbyOf(brand)}
          aria-label={`Open ${brand.name}`}
          className="font-semibold text-secondary hover:underline"
        >
          Open the brand
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
    empty={<EmptyState title="No brands yet">The operator has not created a brand.</EmptyState>}
  />
);
