import { sentenceFor } from '../../platform/api/messages';
import { whole } from '../../platform/words/figures';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';
import type { ShownTournament } from './list-tournaments';
import { ownPlace } from './own-place';
import { useLeaderboard } from './read-leaderboard';
import type { ShownStanding } from './shown-leaderboard';
import { scoreText } from './tournament-words';

interface LeaderboardProps {
  readonly tournament: ShownTournament;
  /** The number of ranks to show. */
  readonly most?: number;
}

/** The best standings, and one's own below them when it is not among them. */
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
          </tr>
        </thead>
        <tbody>
          {shown.map((standing, index) => (
            <Standing
              key={standing.entryId}
              {...{ standing, tournament, rank: index + 1, isOwn: standing.entryId === own?.entryId }}
            />
          ))}
          {isBelow && (
            <Standing
              {...{ standing: own, tournament, rank: ownPlace(data)?.rank ?? data.ranked, isOwn: true }}
            />
          )}
        </tbody>
      </table>
      <p className="text-sm text-muted">
        {data.ranked === 1 ? '1 player has' : `${whole(data.ranked)} players have`} a score.
      </p>
    </div>
  );
};

interface StandingProps {
  readonly standing: ShownStanding;
  readonly tournament: ShownTournament;
  readonly rank: number;
  readonly isOwn: boolean;
}

const Standing = ({ standing, tournament, rank, isOwn }: StandingProps) => (
  <tr className={`border-b border-line ${isOwn ? 'bg-sunken font-semibold' : ''}`}>
    <td className="py-2 tabular-nums">{whole(rank)}</td>
    <th scope="row" className="py-2 font-[inherit] break-words">
      {standing.name ?? 'Former player'}
      {isOwn && ' (you)'}
    </th>
    <td className="py-2 text-right tabular-nums">{scoreText(standing.score, tournament)}</td>
    <td className="py-2 text-right tabular-nums max-sm:hidden">{whole(standing.rounds)}</td>
  </tr>
);
