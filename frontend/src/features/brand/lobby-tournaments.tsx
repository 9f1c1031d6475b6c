import { Link } from 'react-router-dom';
import { brandPath } from '../../parts/brand/brand-context';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { JoinTournament } from '../../parts/tournaments/join-tournament';
import { type ShownTournament, useTournaments } from '../../parts/tournaments/list-tournaments';
import { openTournaments } from '../../parts/tournaments/open-tournaments';
import { tournamentPath } from '../../parts/tournaments/tournament-paths';
import { scoringSentence, tournamentStatuses } from '../../parts/tournaments/tournament-words';
import { Badge } from '../../ui/badge';
import { When } from '../../ui/when';

/** As many fit in one row. */
const most = 3;

/** The running and next tournaments of the brand; nothing while there are none. */
export const LobbyTournaments = ({ brand }: { readonly brand: ShownBrand }) => {
  const { items = [] } = useTournaments(brand.id);
  const open = openTournaments(items);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="tournaments" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="tournaments" className="text-xl font-semibold text-heading">
          Tournaments
        </h2>
        <Link className="underline" to={brandPath('Tourneys', brand.id)}>
          All tournaments
        </Link>
      </div>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
        {open.slice(0, most).map((tournament) => (
          <li key={tournament.id}>
            <TournamentCard tournament={tournament} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const TournamentCard = ({ tournament }: { readonly tournament: ShownTournament }) => {
  const { id, brandId, name, status, startsAt, endsAt, scoring } = tournament;
  const { text, tone } = tournamentStatuses[status];
  return (
    <article
      aria-label={name}
      className="grid h-full content-start gap-3 rounded-xl border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="font-semibold break-words text-heading">
          <Link className="hover:underline" to={tournamentPath('Tourney', brandId, id)}>
            {name}
          </Link>
        </h3>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <p className="text-muted">{scoringSentence(scoring, tournament)}</p>
      <p className="text-sm">
        {status === 'RUNNING' ? 'Ends ' : 'Starts '}
        <When at={status === 'RUNNING' ? endsAt : startsAt} />
      </p>
      <JoinTournament tournament={tournament} />
    </article>
  );
};
