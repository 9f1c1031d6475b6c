import { routes } from '#domain/routes';

const { path } = routes.ProviderGames;

/** Where on `/provider/Games` one is; the address keeps it, so that it can be shared and gone back from. */
export const gamesPlaces = {
  list: path,
  create: `${path}?create`,
  images: `${path}?images`,
  game: (id: string) => `${path}?game=${id}`,
  newVersion: (gameId: string) => `${path}?game=${gameId}&version=new`,
  version: (gameId: string, id: string) => `${path}?game=${gameId}&version=${id}`,
} as const;

export const listCrumb = { label: routes.ProviderGames.title, to: path } as const;
