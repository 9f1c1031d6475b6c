import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';

const { path } = routes.ProviderGames;

/** The paths of the provider's games and their parts. */
export const gamesPlaces = {
  list: path,
  create: `${path}?create`,
  images: `${path}?images`,
  game: (gameId: string) => generatePath(routes.ProviderGame.path, { gameId }),
  details: (gameId: string) => `${generatePath(routes.ProviderGame.path, { gameId })}?tab=details`,
  newVersion: (gameId: string) => generatePath(routes.ProviderNewVersion.path, { gameId }),
  version: (gameId: string, versionId: string) =>
    generatePath(routes.ProviderVersion.path, { gameId, versionId }),
  editVersion: (gameId: string, versionId: string) =>
    `${generatePath(routes.ProviderVersion.path, { gameId, versionId })}?tab=edit`,
} as const;

export const listCrumb = { label: routes.ProviderGames.title, to: path } as const;

/** The breadcrumbs of a game's page. The title is missing until the game is read. */
export const gameCrumbs = (gameId: string, game: { readonly title: string } | undefined) => [
  listCrumb,
  { label: game?.title ?? 'Game', to: gamesPlaces.game(gameId) },
];
