import { Link } from 'react-router-dom';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { JoinTournament } from '../../parts/tournaments/join-tournament';
import { Leaderboard } from '../../parts/tournaments/leaderboard';
import { useTournaments } from '../../parts/tournaments/list-tournaments';
import { openTournaments } from '../../parts/tournaments/open-tournaments';
import { tournamentPath } from '../../parts/tournaments/tournament-paths';
import { scoringSentence } from '../../parts/tournaments/tournament-words';
import { Panel } from '../../ui/page';
import { When } from '../../ui/when';

interface GameTournamentsProps {
  readonly brand: ShownBrand;
  readonly gameId: string;
  readonly coin: string;
}

/** As many ranks as fit beside a game. */
const most = 5;

/** The running tournaments that the game counts for with this coin, with one's own rank. */
export const GameTournaments = ({ brand, gameId, coin }: GameTournamentsProps) => {
  const { items = [] } = useTournaments(brand.id);
  const running = openTournaments(items).filter(
    (tournament) =>
      tournament.status === 'RUNNING' && tournament.coin === coin && tournament.gameIds.includes(gameId),
  );
  return running.map((tournament) => (
    <Panel key={tournament.id} title={tournament.name} lead={scoringSentence(tournament.scoring, tournament)}>
      <div className="grid gap-4">
        <p className="text-sm">
          Ends <When at={tournament.endsAt} />.{' '}
          <Link className="underline" to={tournamentPath('Tourney', brand.id, tournament.id)}>
            Rules and prizes
          </Link>
        </p>
        <JoinTournament tournament={tournament} />
        <Leaderboard tournament={tournament} most={most} />
      </div>
    </Panel>
  ));
};
