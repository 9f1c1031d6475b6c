import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';
import { List } from '../../parts/lists/list';
import { brandStatuses } from '../../platform/words/casino-words';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { useBrands } from './list-brands';
import type { LookedAtBrand } from './list-casinos';

/** The brands of a casino, for an admin. */
export const CasinoBrands = ({ casinoId }: { readonly casinoId: string }) => {
  const brands = useBrands(casinoId);
  return (
    <List
      label="Brands"
      list={brands}
      empty={<EmptyState title="No brand yet">Its operator has not prepared one.</EmptyState>}
    >
      {(brand) => <BrandLine brand={brand} />}
    </List>
  );
};

const BrandLine = ({ brand }: { readonly brand: LookedAtBrand }) => {
  const { text, tone } = brandStatuses[brand.status];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="break-words">{brand.name}</strong>
          <Badge tone={tone}>{text}</Badge>
          {brand.status === 'ACTIVE' && !brand.open && <Badge tone="warning">Not open</Badge>}
        </p>
        <p className="text-sm text-muted">
          {brand.slug} · {brand.gameIds.length} {brand.gameIds.length === 1 ? 'game' : 'games'}
        </p>
      </div>
      <ButtonLink
        look="quiet"
        to={generatePath(routes.BrandDemo.path, { brandId: brand.id })}
        aria-label={`Open ${brand.name}`}
      >
        Open the brand
      </ButtonLink>
    </div>
  );
};
