import { sentenceFor } from '../../platform/api/error-sentences';
import { whole } from '../../platform/labels/numbers';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { ownPlace } from './own-place';
import { prizesOfRanks, tournamentCoins } from './prize-labels';
import { useLeaderboard } from './read-leaderboard';
import type { ShownStanding } from './shown-leaderboard';
import { scoreText } from '../../parts/tournaments/tournament-labels';

interface LeaderboardProps {
  readonly tournament: ShownTournament;
  /** The number of ranks to show. */
  readonly most?: number;
}

/** The best standings, and the player's own standing below if it is not among them. */
export const Leaderboard = ({ tournament, most = 100 }: LeaderboardProps) => {
  const { data, error, refetch } = useLeaderboard(tournament);
  if (error && !data) return <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={4} />;
  const shown = data.top.slice(0, most);
  const { own } = data;
  const isBelow = own !== null && !shown.some(({ entryId }) => entryId === own.entryId);
  if (shown.length === 0)
    return (
      <EmptyState title="No scores yet">The leaderboard starts with the first round that counts.</EmptyState>
    );
  const prizes = shownPrizes(tournament, data.ranked);
  return (
    <div className="grid gap-3">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Leaderboard of {tournament.name}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="w-16 py-2 font-medium">
              Rank
            </th>
            <th scope="col" className="py-2 font-medium">
              Player
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Score
            </th>
            <th scope="col" className="w-20 py-2 text-right font-medium max-sm:hidden">
              Rounds
            </th>
            {prizes && (
              <th scope="col" className="py-2 pl-4 text-right font-medium">
                {tournament.status === 'RUNNING' ? 'Prize now' : 'Prize'}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((standing, index) => (
            <Standing
              key={standing.entryId}
              {...{ standing, tournament, rank: index + 1, isOwn: standing.entryId === own?.entryId }}
              prize={prizes && (prizes[index] ?? 0n)}
            />
          ))}
          {isBelow && (
            <Standing
              {...{ standing: own, tournament, rank: ownPlace(data)?.rank ?? data.ranked, isOwn: true }}
              prize={prizes && (prizes[(ownPlace(data)?.rank ?? data.ranked) - 1] ?? 0n)}
            />
          )}
        </tbody>
      </table>
      <p className="text-sm text-muted">
        {data.ranked === 1 ? '1 player has a score.' : `${whole(data.ranked)} players have a score.`}
      </p>
    </div>
  );
};

/**
 * The prize of each rank. Undefined if the ranks are not final: the result leaves out suspended and excluded
 * players.
 */
function shownPrizes(tournament: ShownTournament, ranked: number): readonly bigint[] | undefined {
  if (tournament.status === 'CANCELLED') return undefined;
  if (tournament.result && tournament.result.ranked !== ranked) return undefined;
  return prizesOfRanks(tournament, ranked);
}

interface StandingProps {
  readonly standing: ShownStanding;
  readonly tournament: ShownTournament;
  readonly rank: number;
  readonly isOwn: boolean;
  /** Minor units; undefined without the column. */
  readonly prize: bigint | undefined;
}

const Standing = ({ standing, tournament, rank, isOwn, prize }: StandingProps) => (
  <tr className={`border-b border-line ${isOwn ? 'bg-sunken font-semibold' : ''}`}>
    <td className="py-2 tabular-nums">{whole(rank)}</td>
    <th scope="row" className="py-2 font-[inherit] break-words">
      {standing.name ?? 'Former player'}
      {isOwn && ' (you)'}
    </th>
    <td className="py-2 text-right tabular-nums">{scoreText(standing.score, tournament)}</td>
    <td className="py-2 text-right tabular-nums max-sm:hidden">{whole(standing.rounds)}</td>
    {prize !== undefined && (
      <td className="py-2 pl-4 text-right tabular-nums">
        {prize > 0n ? tournamentCoins(prize, tournament) : '–'}
      </td>
    )}
  </tr>
);
