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
import { TopStandings } from './top-standings';
import { useHiddenPanel } from './use-hidden-panel';
import * as messages from './messages';

interface TournamentPanelProps {
  /** At least one tournament. */
  readonly tournaments: readonly ShownTournament[];
  /** The last round that was shown. A new round reads the leaderboard again. */
  readonly roundId: string | undefined;
  readonly place: 'beside' | 'below';
}

/** The player's own standing in a tournament while playing. It can be hidden; then it reads nothing. */
export const TournamentPanel = ({ tournaments, roundId, place }: TournamentPanelProps) => {
  const [chosen, setChosen] = useState<string>();
  const [isHidden, toggle] = useHiddenPanel();
  const shown = tournaments.find(({ id }) => id === chosen) ?? tournaments[0];
  if (shown === undefined) return null;
  const choice = tournaments.length > 1 && (
    <select
      aria-label={messages.tournament}
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
      {isHidden ? messages.showTournament : messages.hideTournament}
    </button>
  );
  if (isHidden)
    return (
      <div className="tournament-panel w-fit" data-place={place}>
        {hide}
      </div>
    );
  return (
    <section aria-label={messages.tournament} className="tournament-panel" data-place={place}>
      {/* Another tournament starts with its own leaderboard. */}
      <Standing key={shown.id} tournament={shown} roundId={roundId} place={place}>
        {choice}
        {hide}
      </Standing>
    </section>
  );
};

const quietLink = 'min-h-6 justify-self-start text-sm text-secondary underline underline-offset-4';

interface StandingProps {
  readonly tournament: ShownTournament;
  readonly roundId: string | undefined;
  readonly place: 'beside' | 'below';
  readonly children: ReactNode;
}

/** The polling interval for the rounds of other players; the player's own rounds update it immediately. */
const readEveryMs = 10_000;

const Standing = ({ tournament, roundId, place, children }: StandingProps) => {
  const { data: board, error, refetch } = useLeaderboard(tournament, readEveryMs);
  const { left } = useNextMoment(tournament);
  useEffect(() => {
    if (roundId !== undefined) void refetch();
  }, [roundId, refetch]);
  const rank = board && rankText(board);
  const timeLeft = left === undefined ? messages.ended : messages.endsLeft(left);
  const details = (
    <>
      {board && <OwnMetrics tournament={tournament} board={board} rank={rank} />}
      {(board ? board.own === null : error !== null) && <JoinTournament tournament={tournament} />}
      {board && <TopStandings tournament={tournament} board={board} />}
      <Link className={quietLink} to={tournamentPath('Tourney', tournament.brandId, tournament.id)}>
        {messages.rulesAndPrizes}
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
          text={messages.rankScore(tournament.name, rank, scoreText(board.own.score, tournament))}
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
              {rank !== undefined && messages.rankRank(rank)}
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
    [messages.rank, rank],
    [messages.score, scoreText(board.own.score, tournament)],
    [messages.next, nextRankText(tournament, board)],
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
