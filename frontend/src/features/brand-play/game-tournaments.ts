import { type ShownTournament, useTournaments } from '../../shared/tournaments/list-tournaments';
import { openTournaments } from '../../shared/tournaments/open-tournaments';

interface Played {
  readonly brandId: string;
  readonly gameId: string;
  /** Undefined where there are no coins to play with. */
  readonly coin: string | undefined;
}

/** The running tournaments that rounds of a game with a coin count for: the person's own first, then those they can enter. */
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
