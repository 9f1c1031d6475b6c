import type { LobbyGame } from './list-brand-games';

/** A game is new for this long after its live version was published. */
const newForMs = 30 * 24 * 60 * 60 * 1000;

/** Games whose live version was published in the 30 days before `now` (milliseconds since 1970), newest first. */
export function newGames(games: readonly LobbyGame[], now: number): LobbyGame[] {
  const publishedAt = ({ live }: LobbyGame) => Date.parse(live.publishedAt);
  const found = games.filter((game) => now - publishedAt(game) < newForMs);
  // If every game is new, a badge or a row would not distinguish them.
  if (found.length === games.length) return [];
  return found.toSorted((a, b) => publishedAt(b) - publishedAt(a));
}

/**
 * The games with these ids, in this order, without duplicates. Ids that the brand does not offer are left
 * out.
 */
export const gamesOf = (ids: readonly string[], games: readonly LobbyGame[]): LobbyGame[] => {
  const byId = new Map(games.map((game) => [game.id, game]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
};

/**
 * The popular games in order; at most half of the games, because a row with all of them would only repeat the
 * list.
 */
export const popularGames = (ids: readonly string[], games: readonly LobbyGame[]): LobbyGame[] =>
  gamesOf(ids, games).slice(0, Math.floor(games.length / 2));

/** The game in the hero of the lobby: the first featured game, otherwise the first game of the brand. */
export const heroGame = (
  featuredIds: readonly string[],
  games: readonly LobbyGame[],
): LobbyGame | undefined => gamesOf(featuredIds, games)[0] ?? games[0];
