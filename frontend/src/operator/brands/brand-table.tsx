import { statusColumn, whenColumn } from '../../parts/lists/columns';
import { imageAddress } from '../../platform/labels/game-labels';
import { brandStatuses } from '../../platform/labels/casino-labels';
import { ButtonLink } from '../../ui/button';
import { SmallPicture } from '../../ui/media/small-picture';
import type { Table } from '../../ui/table/table';
import type { ListedBrand } from './listed-brand';
import { casinosPlaces } from '../casinos/casinos-places';
import * as messages from './messages';

/** The table of the casino's brands. */
export const brandTable = (casinoId: string): Table<ListedBrand> => ({
  id: 'own-brands',
  caption: messages.brands,
  noun: { one: messages.inTextBrand, many: messages.inTextBrands },
  title: {
    header: messages.brand,
    textOf: ({ name }) => name,
    to: ({ id }) => casinosPlaces.brand(casinoId, id),
    picture: (brand) => <BrandSign brand={brand} />,
  },
  columns: [
    statusColumn(
      brandStatuses,
      ({ status }) => status,
      ({ status, open }) => status === 'ACTIVE' && !open && messages.notOpen,
    ),
    {
      id: 'games',
      header: messages.games,
      width: 100,
      align: 'end',
      valueOf: ({ gameIds }) => gameIds.length,
    },
    { id: 'slug', header: messages.shortName, width: 150, valueOf: ({ slug }) => slug },
    whenColumn('changed', messages.changed, ({ updatedAt }) => updatedAt),
    {
      id: 'demo',
      header: messages.lobby,
      width: 170,
      valueOf: ({ id }) => casinosPlaces.demo(id),
      show: ({ id, name }) => (
        <ButtonLink
          look="plain"
          className="min-h-8! px-0! py-0! text-sm!"
          to={casinosPlaces.demo(id)}
          aria-label={messages.openName(name)}
        >
          {messages.openBrand}
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
