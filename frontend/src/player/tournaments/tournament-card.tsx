import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { whole } from '../../platform/labels/numbers';
import { Badge } from '../../ui/badge';
import { When } from '../../ui/when';
import { JoinTournament } from './join-tournament';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { prizeLine } from './prize-labels';
import { useNextMoment } from './time-left';
import { tournamentPath } from '../../parts/tournaments/tournament-paths';
import { scoringSentence, tournamentStatuses } from '../../parts/tournaments/tournament-labels';

interface TournamentCardProps {
  readonly tournament: ShownTournament;
  /** The titles of the brand's games by their ids; undefined until they are known. */
  readonly titles: ReadonlyMap<string, string> | undefined;
}

/** A tournament for players: scoring, prizes, end, and the button to join. */
export const TournamentCard = ({ tournament, titles }: TournamentCardProps) => {
  const { id, brandId, name, status, scoring } = tournament;
  const { text, tone } = tournamentStatuses[status];
  return (
    <article
      aria-label={name}
      className="flex h-full min-w-0 flex-col gap-3 rounded-xl border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-semibold wrap-anywhere text-heading">
          <Link className="hover:underline" to={tournamentPath('Tourney', brandId, id)}>
            {name}
          </Link>
        </h3>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <p className="text-muted">{scoringSentence(scoring, tournament)}</p>
      <CardFacts tournament={tournament} titles={titles} />
      <div className="mt-auto">
        <JoinTournament tournament={tournament} />
      </div>
    </article>
  );
};

const CardFacts = ({ tournament, titles }: TournamentCardProps) => {
  const { label, at, left } = useNextMoment(tournament);
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['Prizes', prizeLine(tournament)],
    ['Games', gameList(tournament.gameIds, titles)],
    ['Players', playersOf(tournament)],
    [
      label,
      <>
        {left !== undefined && `${left} · `}
        <When at={at} />
      </>,
    ],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      {rows.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** `12`, or `12 of 100` if the number of players is limited. */
export const playersOf = ({
  entrants,
  maxEntrants,
}: Pick<ShownTournament, 'entrants' | 'maxEntrants'>): string =>
  maxEntrants === null ? whole(entrants) : `${whole(entrants)} of ${whole(maxEntrants)}`;

const list = new Intl.ListFormat('en');
const mostNamed = 3;

const gameList = (gameIds: readonly string[], titles: ReadonlyMap<string, string> | undefined): string => {
  const named = gameIds.slice(0, mostNamed).flatMap((id) => titles?.get(id) ?? []);
  const others = gameIds.length - named.length;
  if (named.length === 0) return others === 1 ? '1 game' : `${others} games`;
  return list.format(others === 0 ? named : [...named, `${others} more`]);
};
