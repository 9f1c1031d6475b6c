import { ChevronDown, Trophy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { JoinTournament } from '../tournaments/join-tournament';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { OwnRankStatus } from '../tournaments/own-rank-status';
import { nextRankText, rankText } from '../tournaments/own-standing';
import { useLeaderboard } from '../tournaments/read-leaderboard';
import type { ShownLeaderboard } from '../tournaments/shown-leaderboard';
import { useNextMoment } from '../tournaments/time-left';
import { tournamentPath } from '../../parts/tournaments/tournament-paths';
import { scoreText } from '../../parts/tournaments/tournament-labels';
import { inputShape } from '../../ui/form/field-frame';
import type { PlayedRound } from './play-requests';
import { TopStandings } from './top-standings';
import { useHiddenPanel } from './use-hidden-panel';

/** A round with the player's standings after it. */
export type CountedRound = Pick<PlayedRound, 'id' | 'standings'>;

interface TournamentPanelProps {
  /** At least one tournament. */
  readonly tournaments: readonly ShownTournament[];
  /** The last round that was shown. */
  readonly round: CountedRound | undefined;
  readonly place: 'beside' | 'below';
}

/** The player's own standing in a tournament while playing. It can be hidden; then it reads nothing. */
export const TournamentPanel = ({ tournaments, round, place }: TournamentPanelProps) => {
  const [chosen, setChosen] = useState<string>();
  const [isHidden, toggle] = useHiddenPanel();
  const shown = tournaments.find(({ id }) => id === chosen) ?? tournaments[0];
  if (shown === undefined) return null;
  const choice = tournaments.length > 1 && (
    <select
      aria-label="Tournament"
      value={shown.id}
      className={inputShape}
      onChange={(event) => setChosen(event.target.value)}
    >
      {tournaments.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
  const hide = (
    <button type="button" className={quietLink} onClick={toggle}>
      {isHidden ? 'Show tournament' : 'Hide tournament'}
    </button>
  );
  if (isHidden)
    return (
      <div className="tournament-panel w-fit" data-place={place}>
        {hide}
      </div>
    );
  return (
    <section aria-label="Tournament" className="tournament-panel" data-place={place}>
      {/* Another tournament starts with its own leaderboard. */}
      <Standing key={shown.id} tournament={shown} round={round} place={place}>
        {choice}
        {hide}
      </Standing>
    </section>
  );
};

const quietLink = 'min-h-6 justify-self-start text-sm text-secondary underline underline-offset-4';

interface StandingProps {
  readonly tournament: ShownTournament;
  readonly round: CountedRound | undefined;
  readonly place: 'beside' | 'below';
  readonly children: ReactNode;
}

/** The polling interval for the rounds of other players; the player's own rounds change it immediately. */
const readEveryMs = 10_000;

/**
 * The leaderboard with the standing in the answer of the player's last round. It is read again only for the player's
 * first standing, because answers have no names.
 */
const useOwnLeaderboard = (tournament: ShownTournament, round: CountedRound | undefined) => {
  const counted = round?.standings?.find(({ tournamentId }) => tournamentId === tournament.id);
  const [own, setOwn] = useState(counted);
  if (counted && counted.rounds > (own?.rounds ?? 0)) setOwn(counted);
  const { data: board, error, refetch } = useLeaderboard(tournament, readEveryMs, own);
  const isMissing = own !== undefined && board?.own === null;
  useEffect(() => {
    if (isMissing) void refetch();
  }, [isMissing, round?.id, refetch]);
  return { board, error };
};

const Standing = ({ tournament, round, place, children }: StandingProps) => {
  const { board, error } = useOwnLeaderboard(tournament, round);
  const { left } = useNextMoment(tournament);
  const rank = board && rankText(board);
  const timeLeft = left === undefined ? 'Ended' : `Ends ${left}`;
  const details = (
    <>
      {board && <OwnMetrics tournament={tournament} board={board} rank={rank} />}
      {(board ? board.own === null : error !== null) && <JoinTournament tournament={tournament} />}
      {board && <TopStandings tournament={tournament} board={board} />}
      <Link className={quietLink} to={tournamentPath('Tourney', tournament.brandId, tournament.id)}>
        Rules and prizes
      </Link>
      {children}
    </>
  );
  const title = (
    <>
      <Trophy aria-hidden className="size-4 shrink-0 text-accent" />
      <strong className="min-w-0 wrap-anywhere">{tournament.name}</strong>
    </>
  );
  return (
    <>
      {board?.own && rank !== undefined && (
        <OwnRankStatus
          text={`${tournament.name}: rank ${rank}, score ${scoreText(board.own.score, tournament)}.`}
        />
      )}
      {place === 'beside' ? (
        <>
          <p className="flex items-center gap-2">{title}</p>
          <p className="text-sm text-muted">{timeLeft}</p>
          {details}
        </>
      ) : (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2">
            {title}
            <span className="text-sm text-muted">
              {rank !== undefined && `Rank ${rank} · `}
              {timeLeft}
            </span>
            <ChevronDown aria-hidden className="ml-auto size-5 shrink-0 text-muted group-open:rotate-180" />
          </summary>
          <div className="grid gap-3 pt-3">{details}</div>
        </details>
      )}
    </>
  );
};

interface OwnMetricsProps {
  readonly tournament: ShownTournament;
  readonly board: ShownLeaderboard;
  readonly rank: string | undefined;
}

const OwnMetrics = ({ tournament, board, rank }: OwnMetricsProps) => {
  if (!board.own) return null;
  const metrics = [
    ['Rank', rank],
    ['Score', scoreText(board.own.score, tournament)],
    ['Next', nextRankText(tournament, board)],
  ].filter(([, value]) => value !== undefined);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
      {metrics.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
