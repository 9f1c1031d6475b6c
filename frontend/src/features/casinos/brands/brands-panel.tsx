import { Link } from 'react-router-dom';
import { List } from '../../../parts/lists/list';
import type { PagedList } from '../../../platform/api/paged-list';
import { brandStatuses } from '../../../platform/words/casino-words';
import { imageAddress } from '../../../platform/words/game-words';
import { Badge } from '../../../ui/badge';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Panel } from '../../../ui/page';
import { When } from '../../../ui/when';
import type { ListedBrand, OwnCasino } from '../casino-fields';
import { casinosPlaces } from '../casinos-places';

interface BrandsPanelProps {
  readonly casino: OwnCasino;
  readonly brands: PagedList<ListedBrand>;
}

/** The brands of a casino, newest first, and the way to a new one. */
export const BrandsPanel = ({ casino, brands }: BrandsPanelProps) => {
  const create = casino.status !== 'CLOSED' && (
    <ButtonLink to={casinosPlaces.newBrand(casino.id)}>New brand</ButtonLink>
  );
  return (
    <Panel title="Brands" lead="What players meet: each has its own name, colours, games and coins.">
      <div className="grid grid-cols-1 gap-4">
        {brands.items?.length !== 0 && <div>{create}</div>}
        <List
          label="Brands"
          look="lines"
          list={brands}
          empty={
            <EmptyState title="No brand yet" action={create}>
              A brand is a demo casino under its own name. Prepare it while the casino is in review.
            </EmptyState>
          }
        >
          {(brand) => <BrandEntry casinoId={casino.id} brand={brand} />}
        </List>
      </div>
    </Panel>
  );
};

interface BrandEntryProps {
  readonly casinoId: string;
  readonly brand: ListedBrand;
}

const BrandEntry = ({ casinoId, brand }: BrandEntryProps) => {
  const { text, tone } = brandStatuses[brand.status];
  return (
    <article aria-label={brand.name} className="flex flex-wrap items-center gap-4">
      <BrandSign brand={brand} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Link
            to={casinosPlaces.brand(casinoId, brand.id)}
            className="text-lg font-semibold break-words text-heading hover:underline"
          >
            {brand.name}
          </Link>
          <Badge tone={tone}>{text}</Badge>
          {brand.status === 'ACTIVE' && !brand.open && <Badge tone="warning">Not open</Badge>}
        </div>
        <p className="mt-1 text-sm text-muted">
          {brand.gameIds.length} {brand.gameIds.length === 1 ? 'game' : 'games'} · {brand.slug} · changed{' '}
          <When at={brand.updatedAt} />
        </p>
      </div>
      <ButtonLink look="quiet" to={casinosPlaces.demo(brand.id)} aria-label={`Open ${brand.name}`}>
        Open the brand
      </ButtonLink>
    </article>
  );
};

/** The logo, or the brand's colours where there is none. */
const BrandSign = ({ brand: { logoKey, theme } }: Pick<BrandEntryProps, 'brand'>) =>
  logoKey === null ? (
    <span aria-hidden className="flex size-14 shrink-0 overflow-hidden rounded-xl border border-line">
      {[theme.surface, theme.primary, theme.accent].map((colour, index) => (
        <span key={index} className="grow" style={{ backgroundColor: colour }} />
      ))}
    </span>
  ) : (
    <img
      src={imageAddress(logoKey)}
      alt=""
      loading="lazy"
      width={56}
      height={56}
      className="size-14 shrink-0 rounded-xl border border-line bg-sunken object-contain"
    />
  );
