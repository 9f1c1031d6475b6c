import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import type { ShownLeaderboard } from '../tournaments/shown-leaderboard';
import { scoreText } from '../../parts/tournaments/tournament-labels';

interface TopStandingsProps {
  readonly tournament: ShownTournament;
  readonly board: ShownLeaderboard;
}

/** The number of standings that fit next to the reels. */
const most = 5;

/** The first ranks of a leaderboard in a small space. */
export const TopStandings = ({ tournament, board: { top, own } }: TopStandingsProps) =>
  top.length === 0 ? (
    <p className="text-sm text-muted">No scores yet.</p>
  ) : (
    <ol aria-label="Leaderboard" className="grid gap-0.5 text-sm">
      {top.slice(0, most).map(({ entryId, name, score }, index) => (
        <li
          key={entryId}
          className={`flex gap-2 ${entryId === own?.entryId ? 'font-semibold text-accent' : ''}`}
        >
          <span className="w-4 shrink-0 text-muted tabular-nums">{index + 1}</span>
          <span className="min-w-0 flex-1 truncate">
            {name ?? 'Former player'}
            {entryId === own?.entryId && ' (you)'}
          </span>
          <span className="tabular-nums">{scoreText(score, tournament)}</span>
        </li>
      ))}
    </ol>
  );
