import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { generatePath, Link, useNavigate } from 'react-router-dom';
import { routes } from '#domain/routes';
import { useListedOwnCompany } from '../../../parts/companies/own-company';
import { carrying } from '../carried-model';
import { sentenceFor } from '../../../platform/api/error-sentences';
import { usePlatform } from '../../../platform/platform';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Failure } from '../../../ui/failure';
import { FilterSelect } from '../../../ui/filter-select';
import { Skeleton } from '../../../ui/skeleton';
import { listGamesOf } from './version-queries';

/** Passes the typed model to a new version of one of the user's games. */
export const UseInGame = ({ text }: { readonly text: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Use in a game…
      </Button>
      <Dialog title="Use this model in a game" open={open} onClose={() => setOpen(false)}>
        <GameChoice text={text} />
      </Dialog>
    </>
  );
};

const GameChoice = ({ text }: { readonly text: string }) => {
  const { api } = usePlatform();
  const navigate = useNavigate();
  const { data: company, error: failed, refetch } = useListedOwnCompany();
  const [gameId, setGameId] = useState<string>();
  const games = useQuery({
    queryKey: ['lab-games', company?.id],
    queryFn: () => listGamesOf(api, company?.id ?? ''),
    enabled: company?.kind === 'PROVIDER',
  });
  const error = failed ?? games.error;
  if (error)
    return <Failure text={sentenceFor(error)} onRetry={() => void (failed ? refetch() : games.refetch())} />;
  if (company === null || (company && company.kind !== 'PROVIDER'))
    return <p className="text-muted">Games belong to a provider company. You do not own one.</p>;
  if (!games.data) return <Skeleton rows={1} />;
  const slots = games.data.filter(({ type, status }) => type === 'SLOT' && status !== 'RETIRED');
  return (
    <div className="grid gap-5">
      <p className="text-muted">The model becomes a new version of the game. It also stays here.</p>
      {slots.length > 0 && (
        <FilterSelect
          label="Game"
          all="Choose a game"
          options={slots.map(({ id, title }) => [id, title] as const)}
          value={gameId}
          onChange={setGameId}
        />
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <Link
          to={`${routes.ProviderGames.path}?create`}
          {...carrying(text)}
          className="mr-auto text-secondary underline underline-offset-4"
        >
          Create a game for it
        </Link>
        {slots.length > 0 && (
          <Button
            disabled={gameId === undefined}
            onClick={() =>
              gameId !== undefined &&
              void navigate(generatePath(routes.ProviderNewVersion.path, { gameId }), carrying(text))
            }
          >
            Create version
          </Button>
        )}
      </div>
    </div>
  );
};
