import { useGameTitles } from '../../parts/rounds/read-game-titles';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { TournamentCard } from './tournament-card';

interface TournamentCardsProps {
  readonly brandId: string;
  readonly tournaments: readonly ShownTournament[];
}

/** Tournaments side by side, one below the other on a phone. */
export const TournamentCards = ({ brandId, tournaments }: TournamentCardsProps) => {
  const titles = useGameTitles(brandId);
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      {tournaments.map((tournament) => (
        <li key={tournament.id} className="min-w-0">
          <TournamentCard tournament={tournament} titles={titles} />
        </li>
      ))}
    </ul>
  );
};
