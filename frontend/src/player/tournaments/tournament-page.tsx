import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import type { TournamentStatus } from '#domain/generated/types';
import { ActionsPlace } from '../../parts/page/actions-place';
import { brandPath, useBrand } from '../../parts/brand/brand-context';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { manages } from '../../parts/brand/brand-permissions';
import { useGameTitles } from '../../parts/rounds/read-game-titles';
import { JoinTournament } from './join-tournament';
import { Leaderboard } from './leaderboard';
import { type ShownTournament, useTournament } from '../../parts/tournaments/list-tournaments';
import { PrizeList } from '../../parts/tournaments/prize-list';
import { useNextMoment } from './time-left';
import { playersOf } from './tournament-card';
import { rulesText, tournamentStatuses, scoreText } from '../../parts/tournaments/tournament-labels';
import { sentenceFor } from '../../platform/api/error-sentences';
import { useTabTitle } from '../../platform/page/tab-title';
import { useSession } from '../../platform/platform';
import { Badge } from '../../ui/badge';
import { Facts } from '../../ui/facts';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import { Page, Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { When } from '../../ui/when';
import { GameLinks } from './game-links';
import { ownPrize, rankText } from './own-standing';
import { tournamentCoins } from './prize-labels';
import { useLeaderboard } from './read-leaderboard';

// Loaded on demand: for managers, and after the end.
const EntriesPanel = lazy(async () => ({ default: (await import('./entries-panel')).EntriesPanel }));
const TournamentSteps = lazy(async () => ({ default: (await import('./tournament-steps')).TournamentSteps }));
const TournamentResult = lazy(async () => ({
  default: (await import('./tournament-result')).TournamentResult,
}));

/** `/operator/brand/:brandId/Tourneys/:tournamentId`: rules, prizes, leaderboard and result of a tournament. */
export const TournamentPage = () => {
  const brand = useBrand();
  const id = (useParams().tournamentId ?? '').toUpperCase();
  const { data: tournament, error, refetch } = useTournament(id);
  useTabTitle(tournament && `${tournament.name} · ${brand.name}`);
  // `false` keeps the line of the lead free while the tournament loads.
  const loadingLead = error === null ? false : undefined;
  return (
    <Page
      title={tournament?.name ?? 'Tournament'}
      lead={tournament ? (tournament.description ?? undefined) : loadingLead}
      breadcrumbs={[{ label: 'Tournaments', to: brandPath('Tourneys', brand.id) }]}
    >
      {error && !tournament && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {!error && !tournament && <Skeleton rows={6} />}
      {tournament && <Shown {...{ brand, tournament }} />}
    </Page>
  );
};

/** The statuses in which managers have actions. */
const steppable: readonly TournamentStatus[] = ['DRAFT', 'SCHEDULED', 'RUNNING'];

interface ShownProps {
  readonly brand: ShownBrand;
  readonly tournament: ShownTournament;
}

const Shown = ({ brand, tournament }: ShownProps) => {
  const isManager = manages(brand, useSession());
  const { status, startsAt, endsAt, cancelReason, result } = tournament;
  const { text, tone } = tournamentStatuses[status];
  const { at, left } = useNextMoment(tournament);
  const hasBoard = !['DRAFT', 'SCHEDULED', 'CANCELLED'].includes(status);
  return (
    <>
      {isManager && steppable.includes(status) && (
        <Suspense fallback={<ActionsPlace />}>
          <TournamentSteps tournament={tournament} />
        </Suspense>
      )}
      {cancelReason !== null && (
        <Notice tone="warning" title="This tournament was cancelled">
          {cancelReason} Buy-ins are refunded.
        </Notice>
      )}
      <Panel>
        <div className="grid gap-5">
          <Facts
            rows={[
              [
                'Status',
                <Badge key="status" tone={tone}>
                  {text}
                </Badge>,
              ],
              ['Players', playersOf(tournament)],
              ['Start', <Moment key="start" at={startsAt} left={at === startsAt ? left : undefined} />],
              ['End', <Moment key="end" at={endsAt} left={at === endsAt ? left : undefined} />],
            ]}
          />
          {status !== 'DRAFT' && <JoinTournament tournament={tournament} />}
        </div>
      </Panel>
      {hasBoard && (
        <Panel title={status === 'RUNNING' ? 'Leaderboard' : 'Final leaderboard'}>
          <Leaderboard tournament={tournament} />
        </Panel>
      )}
      {result && (
        <Panel title="Result">
          <div className="grid gap-5">
            <OwnResult tournament={tournament} />
            <Suspense fallback={<Skeleton rows={3} />}>
              <TournamentResult tournament={tournament} result={result} />
            </Suspense>
          </div>
        </Panel>
      )}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <Panel title="Rules">
          <ul className="grid list-disc gap-2 pl-5">
            {rulesText(tournament, brand.coinTypes).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <GamesOf brand={brand} tournament={tournament} />
        </Panel>
        <Panel title="Prizes">
          <PrizeList tournament={tournament} />
        </Panel>
      </div>
      {isManager && status !== 'DRAFT' && (
        <Suspense>
          <EntriesPanel tournament={tournament} />
        </Suspense>
      )}
    </>
  );
};

interface MomentProps {
  readonly at: string;
  /** For example `in 3 hours`. */
  readonly left: string | undefined;
}

const Moment = ({ at, left }: MomentProps) => (
  <>
    <When at={at} />
    {left !== undefined && ` (${left})`}
  </>
);

const GamesOf = ({ brand, tournament }: ShownProps) => {
  const titles = useGameTitles(brand.id);
  return <GameLinks brandId={brand.id} coin={tournament.coin} gameIds={tournament.gameIds} titles={titles} />;
};

/** The user's rank, score and prize in a final result. Renders nothing without a rank. */
const OwnResult = ({ tournament }: { readonly tournament: ShownTournament }) => {
  const { data: board } = useLeaderboard(tournament);
  const prize = board && ownPrize(tournament, board);
  if (!board?.own || prize === undefined) return null;
  return (
    <Facts
      rows={[
        ['Your rank', rankText(board)],
        ['Your score', scoreText(board.own.score, tournament)],
        ['Your prize', prize === 0n ? 'No prize' : tournamentCoins(prize, tournament)],
      ]}
    />
  );
};
