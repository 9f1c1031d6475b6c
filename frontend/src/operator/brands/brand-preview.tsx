import { brandColours } from '../../parts/brand/brand-colours';
import { BrandSign } from '../../parts/brand/brand-sign';
import { imageAddress } from '../../platform/labels/game-labels';
import type { BrandValues } from './brand-values';
import type { PickedGame } from './list-brand-games';

interface BrandPreviewProps {
  readonly brand: Pick<BrandValues, 'name' | 'tagline' | 'logoKey' | 'theme'>;
  /** The games that the lobby would show first. */
  readonly games: readonly PickedGame[];
}

/** A small preview of the lobby with the colours as typed. */
export const BrandPreview = ({ brand, games }: BrandPreviewProps) => {
  const name = brand.name.trim() === '' ? 'Your brand' : brand.name;
  return (
    <figure>
      <figcaption className="mb-1.5 text-sm font-medium">Preview of the lobby</figcaption>
      <div
        role="img"
        aria-label={`The lobby of ${name} in these colours`}
        data-theme="casino"
        style={variablesOf(brand.theme)}
        className="overflow-hidden rounded-2xl border border-line bg-background text-text"
      >
        <div className="flex items-center justify-between gap-4 border-b border-line bg-header px-4 py-3">
          <BrandSign key={brand.logoKey} name={name} logoKey={brand.logoKey} />
          <span className="rounded-full bg-surface px-3 py-1 text-sm font-semibold text-accent tabular-nums">
            1,000
          </span>
        </div>
        <div className="grid gap-3 p-4">
          <div className="rounded-xl bg-(--nl-brand) px-4 py-5 text-(--nl-on-brand)">
            <p className="text-xl leading-tight font-bold break-words">{name}</p>
            <p className="mt-1 text-sm leading-snug break-words">
              {brand.tagline.trim() === '' ? 'Your tagline is shown here.' : brand.tagline}
            </p>
          </div>
          <p className="font-semibold text-heading">Featured</p>
          <ul className="grid grid-cols-2 gap-3">
            {cardsOf(games).map((game, index) => (
              <li
                key={game?.id ?? index}
                className="overflow-hidden rounded-xl border border-line bg-surface"
              >
                <Art game={game} />
                <p className="truncate px-3 pt-2 text-sm font-semibold text-heading">
                  {game?.title ?? 'A game'}
                </p>
                <p className="truncate px-3 pb-2.5 text-xs text-muted">{game?.companyName ?? 'Provider'}</p>
              </li>
            ))}
          </ul>
          <p className="w-fit rounded-lg bg-button px-4 py-2 text-sm font-semibold text-on-button">
            Join the casino
          </p>
        </div>
      </div>
    </figure>
  );
};

const Art = ({ game }: { readonly game: PickedGame | undefined }) =>
  game === undefined ? (
    <span className="block aspect-4/3 bg-linear-to-br from-(--nl-brand) to-sunken" />
  ) : (
    <img src={imageAddress(game.thumbnailKey)} alt="" className="aspect-4/3 w-full bg-sunken object-cover" />
  );

const cardsOf = (games: readonly PickedGame[]): (PickedGame | undefined)[] => [games[0], games[1]];

/** Only the CSS variables, because React uses other names for other properties. */
const variablesOf = (theme: BrandValues['theme']): Record<`--${string}`, string> => {
  const { primary, surface, accent } = theme;
  const typed = { primary: primary.trim(), surface: surface.trim(), accent: accent.trim() };
  return Object.fromEntries(
    Object.entries(brandColours(typed) ?? {}).filter(([name]) => name.startsWith('--')),
  );
};
