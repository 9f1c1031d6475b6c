import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListedOwnCompany } from '../../../parts/companies/own-company';
import { labPlaces } from '../../../parts/lab/lab-places';
import { versionStatuses } from '../../../platform/labels/game-labels';
import { sentenceFor } from '../../../platform/api/error-sentences';
import { usePlatform } from '../../../platform/platform';
import { Failure } from '../../../ui/failure';
import { FilterSelect } from '../../../ui/filter-select';
import { Skeleton } from '../../../ui/skeleton';
import { listGamesOf, listVersionsOf } from './version-queries';

/** Links to the models of the user's own versions. */
export const OwnVersions = () => {
  const { api } = usePlatform();
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
    return <p className="text-muted">Versions belong to a provider company. You do not own one.</p>;
  if (!games.data) return <Skeleton rows={1} />;
  if (games.data.length === 0)
    return <p className="text-muted">Your company has no game with versions yet.</p>;
  return (
    <div className="grid gap-4">
      <FilterSelect
        label="Game"
        all="Choose a game"
        options={games.data.map(({ id, title }) => [id, title] as const)}
        value={gameId}
        onChange={setGameId}
      />
      {gameId !== undefined && <VersionsOf key={gameId} gameId={gameId} />}
    </div>
  );
};

const VersionsOf = ({ gameId }: { readonly gameId: string }) => {
  const { api } = usePlatform();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    queryKey: ['lab-versions', gameId],
    queryFn: () => listVersionsOf(api, gameId),
  });
  if (error) return <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={1} />;
  if (data.length === 0) return <p className="text-muted">The game has no version yet.</p>;
  return (
    <FilterSelect
      label="Version"
      all="Choose a version"
      options={data.map(
        ({ id, semver, status }) => [id, `${semver} – ${versionStatuses[status].text}`] as const,
      )}
      value={undefined}
      onChange={(id) => id !== undefined && void navigate(labPlaces.version(gameId, id))}
    />
  );
};
