import { type ShownTournament, useTournaments } from '../../parts/tournaments/list-tournaments';
import { openTournaments } from '../tournaments/open-tournaments';

interface Played {
  readonly brandId: string;
  readonly gameId: string;
  /** Undefined if there are no coins for play. */
  readonly coin: string | undefined;
}

/**
 * The running tournaments for which rounds of a game with a coin count: first those that the player has
 * entered, then those that the player can enter.
 */
export const useGameTournaments = ({ brandId, gameId, coin }: Played): readonly ShownTournament[] => {
  const { items = [] } = useTournaments(brandId);
  const running = openTournaments(items).filter(
    (tournament) =>
      tournament.status === 'RUNNING' &&
      tournament.coin === coin &&
      tournament.gameIds.includes(gameId) &&
      (tournament.entry ? tournament.entry.status !== 'DECLINED' : tournament.minEntrants <= 1),
  );
  const isOwn = ({ entry, entryMode }: ShownTournament) => entry !== null || entryMode === 'AUTO';
  return [...running.filter(isOwn), ...running.filter((tournament) => !isOwn(tournament))];
};
