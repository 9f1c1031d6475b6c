import { sentenceFor } from '../../platform/api/messages';
import { Failure } from '../../ui/failure';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { useSeeds } from './seed-requests';
import { SeedsInUse } from './seeds-in-use';

/** What the person's rounds in a brand are drawn from, and the way to have it revealed. */
export const SeedsPanel = ({ brandId }: { readonly brandId: string }) => {
  const { data: seeds, error, refetch } = useSeeds(brandId);
  return (
    <Panel
      title="Your seeds"
      lead="Your rounds are drawn from a secret seed of the server, a seed of your own and the number of the round. The server is bound to its seed by the fingerprint below; once the seed is revealed, anyone can work out the same stops and the same win from it, as the list of your rounds does."
    >
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {seeds === undefined && error === null && <Skeleton rows={3} />}
      {seeds === null && <p className="text-muted">You get them when you sit down at a game.</p>}
      {seeds && <SeedsInUse brandId={brandId} seeds={seeds} />}
    </Panel>
  );
};
