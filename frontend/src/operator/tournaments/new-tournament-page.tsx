import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { brandPath, useBrand } from '../../parts/brand/brand-context';
import { tournamentsKey } from '../../parts/tournaments/list-tournaments';
import { createTournament } from '../../parts/tournaments/write-tournament';
import { newRequestId } from '../../platform/api/request-ids';
import { useTabTitle } from '../../platform/page/tab-title';
import { usePlatform } from '../../platform/platform';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { say } from '../../ui/toasts';
import { tournamentPath } from '../../parts/tournaments/tournament-paths';
import { newValues } from './tournament-values';

// Loaded on demand, because the form needs its rules and the form library.
const TournamentForm = lazy(async () => ({ default: (await import('./tournament-form')).TournamentForm }));

/** `/operator/brand/:brandId/Tourneys/new`: creates a draft. */
export const NewTournamentPage = () => {
  const brand = useBrand();
  const { api } = usePlatform();
  const queries = useQueryClient();
  const navigate = useNavigate();
  // One id for the form, so that a repeated submission creates only one tournament.
  const [requestId] = useState(newRequestId);
  const [defaults] = useState(() =>
    newValues(brand.coinTypes.find(({ kind }) => kind === 'PLAY')?.code ?? '', Date.now()),
  );
  useTabTitle(`New tournament · ${brand.name}`);
  return (
    <Page
      title="New tournament"
      width="form"
      lead="A tournament starts as a draft. Players see it when you publish it."
      breadcrumbs={[{ label: 'Tournaments', to: brandPath('Tourneys', brand.id) }]}
    >
      <Suspense fallback={<Skeleton rows={6} />}>
        <TournamentForm
          brand={brand}
          defaultValues={defaults}
          submitLabel="Create draft"
          onSend={async (rules) => {
            const { createTournament: made } = await api.send(createTournament, {
              input: { brandId: brand.id, rules, requestId },
            });
            say.done(`${rules.name} is created.`);
            await queries.invalidateQueries({ queryKey: tournamentsKey });
            await navigate(tournamentPath('Tourney', brand.id, made.id));
          }}
        />
      </Suspense>
    </Page>
  );
};
