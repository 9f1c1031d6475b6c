import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { brandPath, useBrand } from '../../parts/brand/brand-context';
import type { ShownBrand } from '../../parts/brand/read-brand';
import {
  type ShownTournament,
  tournamentsKey,
  useTournament,
} from '../../parts/tournaments/list-tournaments';
import { updateTournament } from '../../parts/tournaments/write-tournament';
import { sentenceFor } from '../../platform/api/error-sentences';
import { useTabTitle } from '../../platform/page/tab-title';
import { usePlatform } from '../../platform/platform';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { say } from '../../ui/toasts';
import { tournamentPath } from '../../parts/tournaments/tournament-paths';
import { valuesOf } from './tournament-values';

// Loaded on demand, because the form needs its rules and the form library.
const TournamentForm = lazy(async () => ({ default: (await import('./tournament-form')).TournamentForm }));

/** `/operator/brand/:brandId/Tourneys/:tournamentId/edit`: edits a draft. */
export const EditTournamentPage = () => {
  const brand = useBrand();
  const id = (useParams().tournamentId ?? '').toUpperCase();
  const { data: tournament, error, refetch } = useTournament(id);
  useTabTitle(tournament && `Edit ${tournament.name} · ${brand.name}`);
  const path = tournamentPath('Tourney', brand.id, id);
  return (
    <Page
      title="Edit tournament"
      width="form"
      breadcrumbs={[
        { label: 'Tournaments', to: brandPath('Tourneys', brand.id) },
        ...(tournament ? [{ label: tournament.name, to: path }] : []),
      ]}
    >
      {error && !tournament && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {!error && !tournament && <Skeleton rows={6} />}
      {tournament?.status === 'DRAFT' && <EditForm {...{ brand, tournament, path }} />}
      {tournament && tournament.status !== 'DRAFT' && (
        <EmptyState
          title="The rules are final"
          action={<ButtonLink to={path}>Open the tournament</ButtonLink>}
        >
          Only drafts can be changed. Cancel the tournament and create another one.
        </EmptyState>
      )}
    </Page>
  );
};

interface EditFormProps {
  readonly brand: ShownBrand;
  readonly tournament: ShownTournament;
  readonly path: string;
}

const EditForm = ({ brand, tournament, path }: EditFormProps) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { id, version } = tournament;
  return (
    <Suspense fallback={<Skeleton rows={6} />}>
      <TournamentForm
        brand={brand}
        defaultValues={valuesOf(tournament)}
        submitLabel="Save changes"
        onSend={async (rules) => {
          await api.send(updateTournament, { input: { id, expectedVersion: version, rules } });
          say.done(`${rules.name} is saved.`);
          await queries.invalidateQueries({ queryKey: tournamentsKey });
          await navigate(path);
        }}
      />
    </Suspense>
  );
};
