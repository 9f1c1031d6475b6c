import { statusColumn, whenColumn } from '../../parts/lists/columns';
import { imageAddress } from '../../platform/labels/game-labels';
import { brandStatuses } from '../../platform/labels/casino-labels';
import { ButtonLink } from '../../ui/button';
import { SmallPicture } from '../../ui/media/small-picture';
import type { Table } from '../../ui/table/table';
import type { ListedBrand } from './listed-brand';
import { casinosPlaces } from '../casinos/casinos-places';

/** The table of the casino's brands. */
export const brandTable = (casinoId: string): Table<ListedBrand> => ({
  id: 'own-brands',
  caption: 'Brands',
  noun: { one: 'brand', many: 'brands' },
  title: {
    header: 'Brand',
    textOf: ({ name }) => name,
    to: ({ id }) => casinosPlaces.brand(casinoId, id),
    picture: (brand) => <BrandSign brand={brand} />,
  },
  columns: [
    statusColumn(
      brandStatuses,
      ({ status }) => status,
      ({ status, open }) => status === 'ACTIVE' && !open && 'Not open',
    ),
    {
      id: 'games',
      header: 'Games',
      width: 100,
      align: 'end',
      valueOf: ({ gameIds }) => gameIds.length,
    },
    { id: 'slug', header: 'Short name', width: 150, valueOf: ({ slug }) => slug },
    whenColumn('changed', 'Changed', ({ updatedAt }) => updatedAt),
    {
      id: 'demo',
      header: 'Lobby',
      width: 170,
      valueOf: ({ id }) => casinosPlaces.demo(id),
      show: ({ id, name }) => (
        <ButtonLink
          look="plain"
          className="min-h-8! px-0! py-0! text-sm!"
          to={casinosPlaces.demo(id)}
          aria-label={`Open ${name}`}
        >
          Open the brand
        </ButtonLink>
      ),
    },
  ],
});

/** The logo, or the brand's colours if there is no logo. */
const BrandSign = ({ brand: { logoKey, theme } }: { readonly brand: ListedBrand }) =>
  logoKey === null ? (
    <span aria-hidden className="flex size-8 shrink-0 overflow-hidden rounded-md border border-line">
      {[theme.surface, theme.primary, theme.accent].map((colour, index) => (
        <span key={index} className="grow" style={{ backgroundColor: colour }} />
      ))}
    </span>
  ) : (
    <SmallPicture src={imageAddress(logoKey)} />
  );
