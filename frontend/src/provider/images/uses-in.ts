import { generatePath } from 'react-router-dom';
import type { Brand, Company, Game, GameVersion } from '#domain/generated/types';
import { routes } from '#domain/routes';

/** A page that shows an image. */
export interface ImageUse {
  /** The key of the image. */
  readonly key: string;
  /** The place that shows it, such as “Noctua, thumbnail”. */
  readonly label: string;
  readonly to: string;
}

type Named<Field extends string> = { readonly id: string } & Readonly<Record<Field, string>>;

export const companyUses = ({ name, image }: Pick<Company, 'name' | 'image'>): ImageUse[] =>
  (image ?? []).flatMap((key) =>
    key === null ? [] : [{ key, label: `${name}, company image`, to: routes.Company.path }],
  );

export const gameUses = ({
  id,
  title,
  thumbnailKey,
  images,
}: Pick<Game, 'id' | 'title' | 'thumbnailKey' | 'images'>) => {
  const to = generatePath(routes.ProviderGame.path, { gameId: id });
  const uses: ImageUse[] = images.map((key) => ({ key, label: `${title}, image`, to }));
  return thumbnailKey === null ? uses : [{ key: thumbnailKey, label: `${title}, thumbnail`, to }, ...uses];
};

interface VersionSymbols extends Pick<GameVersion, 'id' | 'semver'> {
  readonly symbols: readonly { readonly imageKey: string | null }[];
}

/** An image of several symbols of one version counts as one use. */
export const versionUses = (game: Named<'title'>, { id, semver, symbols }: VersionSymbols): ImageUse[] => {
  const to = generatePath(routes.ProviderVersion.path, { gameId: game.id, versionId: id });
  const keys = new Set(symbols.flatMap(({ imageKey }) => imageKey ?? []));
  return [...keys].map((key) => ({ key, label: `${game.title} ${semver}, symbol`, to }));
};

export const brandUses = ({
  id,
  casinoId,
  name,
  logoKey,
}: Pick<Brand, 'id' | 'casinoId' | 'name' | 'logoKey'>): ImageUse[] =>
  logoKey === null
    ? []
    : [
        {
          key: logoKey,
          label: `${name}, logo`,
          to: generatePath(routes.OperatorBrand.path, { casinoId, brandId: id }),
        },
      ];
