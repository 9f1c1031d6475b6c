import { Link } from 'react-router-dom';
import { brandPath } from '../../parts/brand/brand-context';
import { ListFrame } from '../../parts/lists/list-frame';
import { type ShownTournament, useTournaments } from '../../parts/tournaments/list-tournaments';
import { ownPrize, rankText } from '../tournaments/own-standing';
import { tournamentCoins } from '../tournaments/prize-labels';
import { useLeaderboard } from '../tournaments/read-leaderboard';
import { tournamentPath } from '../../parts/tournaments/tournament-paths';
import { scoreText, tournamentStatuses } from '../../parts/tournaments/tournament-labels';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/page';

/** The tournaments that the player has entered, newest first, with rank, score and prize. */
export const OwnTournaments = ({ brandId }: { readonly brandId: string }) => {
  const list = useTournaments(brandId);
  return (
    <Panel title="Your tournaments">
      <ListFrame
        list={{ ...list, items: list.items?.filter(({ entry }) => entry !== null) }}
        empty={
          <EmptyState
            title="You have not entered a tournament yet"
            action={
              <ButtonLink look="quiet" to={brandPath('Tourneys', brandId)}>
                See all tournaments
              </ButtonLink>
            }
          >
            The tournaments that you enter are listed here with your rank and prize.
          </EmptyState>
        }
      >
        {(items) => (
          <ul aria-label="Your tournaments" className="divide-y divide-line border-y border-line">
            {items.map((tournament) => (
              <li
                key={tournament.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
              >
                <OwnTournament tournament={tournament} />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
    </Panel>
  );
};

interface OwnTournamentProps {
  readonly tournament: ShownTournament;
}

const entryNotes = {
  ADMITTED: 'No rank yet',
  WAITING: 'Waiting for approval',
  DECLINED: 'Entry declined',
} as const;

const OwnTournament = ({ tournament }: OwnTournamentProps) => {
  const { id, brandId, name, status, entry } = tournament;
  const { text, tone } = tournamentStatuses[status];
  const isRanked = entry?.status === 'ADMITTED' && status !== 'SCHEDULED' && status !== 'CANCELLED';
  return (
    <>
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={tournamentPath('Tourney', brandId, id)}
          className="font-semibold wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        <Badge tone={tone}>{text}</Badge>
      </p>
      {isRanked ? (
        <OwnRank tournament={tournament} />
      ) : (
        entry !== null &&
        entry.status !== 'ADMITTED' && <p className="text-muted">{entryNotes[entry.status]}</p>
      )}
    </>
  );
};

/** The polling interval for the ranks of running tournaments. */
const readEveryMs = 30_000;

const OwnRank = ({ tournament }: OwnTournamentProps) => {
  const { data: board } = useLeaderboard(tournament, readEveryMs);
  if (!board) return null;
  if (!board.own) return <p className="text-muted">{entryNotes.ADMITTED}</p>;
  const prize = ownPrize(tournament, board);
  const metrics = [
    ['Rank', rankText(board)],
    ['Score', scoreText(board.own.score, tournament)],
    ...(prize === undefined ? [] : [['Prize', prize === 0n ? '–' : tournamentCoins(prize, tournament)]]),
  ];
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {metrics.map(([label, value]) => (
        <div key={label} className="flex gap-2">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
