import { sentenceFor } from '../../platform/api/error-sentences';
import { Failure } from '../../ui/failure';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { useSeeds } from './seed-requests';
import { SeedsInUse } from './seeds-in-use';

/** The seeds of the player's rounds in a brand, with a button to rotate them. */
export const SeedsPanel = ({ brandId }: { readonly brandId: string }) => {
  const { data: seeds, error, refetch } = useSeeds(brandId);
  return (
    <Panel
      title="Your seeds"
      lead="Each round is calculated from a secret server seed, your seed and the round number. The hash below commits the server to its seed. After the seed is revealed, anyone can verify the stops and the win of each round."
    >
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {seeds === undefined && error === null && <Skeleton rows={3} />}
      {seeds === null && <p className="text-muted">You get seeds when you open a game.</p>}
      {seeds && <SeedsInUse brandId={brandId} seeds={seeds} />}
    </Panel>
  );
};
