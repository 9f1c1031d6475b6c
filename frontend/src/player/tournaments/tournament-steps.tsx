import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { needsSecondManager } from '#domain/casinos/second-manager';
import { coinsOf } from '#domain/wallet/amounts';
import { brandPath, useBrand } from '../../parts/brand/brand-context';
import { DraftSteps } from '../../parts/brand/draft-steps';
import { type ShownTournament, tournamentsKey } from '../../parts/tournaments/list-tournaments';
import {
  cancelTournament,
  deleteTournament,
  publishTournament,
} from '../../parts/tournaments/write-tournament';
import { usePlatform, useSession } from '../../platform/platform';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { say } from '../../ui/toasts';
import { tournamentPath } from '../../parts/tournaments/tournament-paths';

// Loaded on demand, because the page does not need the form library otherwise.
const ReasonDialog = lazy(async () => ({
  default: (await import('../../parts/review/reason-dialog')).ReasonDialog,
}));

/**
 * The coin's daily limit without a second admin, if the user set larger prizes and so cannot publish them. The server also
 * counts what the brand has given on the day.
 */
function useExceededLimit({ coin, decimals, budget, prizesSetBy }: ShownTournament): string | undefined {
  const limit = useBrand().coinTypes.find(({ code }) => code === coin)?.confirmPromotionsAbove ?? null;
  const isOwn = useSession()?.sub === prizesSetBy;
  if (!isOwn || limit === null) return undefined;
  const threshold = BigInt(limit);
  if (!needsSecondManager(BigInt(budget), { threshold, givenToday: 0n })) return undefined;
  return `${coinsOf(threshold, decimals)} ${coin}`;
}

/** The actions of a manager for a tournament in its current status. */
export const TournamentSteps = ({ tournament }: { readonly tournament: ShownTournament }) => {
  const { id, brandId, name, status, version, budget, coin, decimals } = tournament;
  const { api } = usePlatform();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isCancelling, setCancelling] = useState(false);
  const input = { id, expectedVersion: version };
  const reread = () => queries.invalidateQueries({ queryKey: tournamentsKey });
  const above = useExceededLimit(tournament);
  const reserved = `${coinsOf(BigInt(budget), decimals)} ${coin}`;
  if (status === 'DRAFT')
    return (
      <DraftSteps
        name={name}
        editPath={tournamentPath('EditTourney', brandId, id)}
        notice={
          above === undefined ? undefined : (
            <Notice title="Another admin has to publish this tournament">
              You set its prizes of {reserved}. They are above the daily limit of {above} without a second
              admin.
            </Notice>
          )
        }
        onPublish={async () => {
          await api.send(publishTournament, { input });
          say.done(`${name} is published.`);
          await reread();
        }}
        onDelete={async () => {
          await api.send(deleteTournament, { input });
          say.done(`${name} is deleted.`);
          await navigate(brandPath('Tourneys', brandId));
          await reread();
        }}
      >
        <p>The rules become final and players see the tournament.</p>
        <p>{budget === '0' ? 'Prizes come from the buy-ins.' : `${reserved} are reserved for the prizes.`}</p>
      </DraftSteps>
    );
  if (status !== 'SCHEDULED' && status !== 'RUNNING') return null;
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="quiet" onClick={() => setCancelling(true)}>
        Cancel tournament
      </Button>
      {isCancelling && (
        <Suspense>
          <ReasonDialog
            title={`Cancel ${name}?`}
            label="Reason"
            hint="Players see it. No prizes are paid; buy-ins and reserved coins are returned. This cannot be undone."
            confirmLabel="Cancel tournament"
            look="danger"
            onClose={() => setCancelling(false)}
            onConfirm={async (reason) => {
              await api.send(cancelTournament, { input: { ...input, reason } });
              say.done(`${name} is cancelled.`);
              await reread();
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
