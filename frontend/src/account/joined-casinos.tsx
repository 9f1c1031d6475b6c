import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { operation } from '../platform/api/operation';
import { sentenceFor } from '../platform/api/error-sentences';
import { usePlatform } from '../platform/platform';
import { Badge } from '../ui/badge';
import { Failure } from '../ui/failure';
import { Skeleton } from '../ui/skeleton';
import { When } from '../ui/when';
import { brandPath } from '../parts/brand/brand-context';
import { BrandSign } from '../parts/brand/brand-sign';

const listJoinedBrands = operation(/* GraphQL */ `
  query ListJoinedBrands {
    listJoinedBrands {
      brandId
      name
      logoKey
      displayName
      joinedAt
      open
    }
  }
`);

/** The casinos that the user has joined, with links to their lobbies. */
export const JoinedCasinos = () => {
  const { api } = usePlatform();
  const { data, error, refetch } = useQuery({
    queryKey: ['joined-brands'],
    queryFn: async () => (await api.send(listJoinedBrands, {})).listJoinedBrands,
  });
  if (error) return <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton rows={2} />;
  if (data.length === 0)
    return (
      <p className="text-muted">You have not joined a casino yet. Open the link of a casino to join it.</p>
    );
  return (
    <ul aria-label="Your casinos" className="grid gap-2">
      {data.map(({ brandId, name, logoKey, displayName, joinedAt, open }) => (
        <li
          key={brandId}
          className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border border-line px-4 py-3"
        >
          <Link className="min-w-0 hover:underline" to={brandPath('BrandDemo', brandId)}>
            <BrandSign name={name} logoKey={logoKey} />
          </Link>
          {!open && <Badge tone="plain">Not open now</Badge>}
          <p className="w-full text-sm wrap-anywhere text-muted">
            Joined as {displayName} on <When at={joinedAt} dayOnly />
          </p>
        </li>
      ))}
    </ul>
  );
};
