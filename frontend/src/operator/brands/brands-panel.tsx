import { useMemo } from 'react';
import { TableList } from '../../parts/lists/table-list';
import type { PagedList } from '../../platform/api/paged-list';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/page';
import type { ListedBrand } from './listed-brand';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';
import { casinosPlaces } from '../casinos/casinos-places';
import { brandTable } from './brand-table';

interface BrandsPanelProps {
  readonly casino: OwnedCasino;
  readonly brands: PagedList<ListedBrand>;
}

/** The brands of a casino, newest first, with a link to create one. */
export const BrandsPanel = ({ casino, brands }: BrandsPanelProps) => {
  const table = useMemo(() => brandTable(casino.id), [casino.id]);
  const create = casino.status !== 'CLOSED' && (
    <ButtonLink look="quiet" to={casinosPlaces.newBrand(casino.id)}>
      New brand
    </ButtonLink>
  );
  return (
    <Panel
      title="Brands"
      lead="The sites that players see. Each brand has its own name, colours, games and coins."
    >
      <div className="grid grid-cols-1 gap-4">
        {brands.items?.length !== 0 && <div>{create}</div>}
        <TableList
          place="inside"
          table={table}
          list={brands}
          empty={
            <EmptyState title="No brands yet" action={create}>
              A brand is a demo casino with its own name and lobby. You can prepare it while the casino is in
              review.
            </EmptyState>
          }
        />
      </div>
    </Panel>
  );
};
