import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';

interface OfPlayer {
  /** Null after the account was deleted. */
  readonly userId: string | null;
  readonly displayName: string | null;
}

/** The title of a table's rows: the player, with a link to their page in the brand. */
export const playerTitle = (brandId: string) => ({
  header: 'Player',
  textOf: ({ displayName }: OfPlayer) => displayName ?? 'Former player',
  to: ({ userId }: OfPlayer) =>
    userId === null ? undefined : generatePath(routes.BrandPlayer.path, { brandId, userId }),
});
