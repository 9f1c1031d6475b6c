import { sentenceFor } from '../../platform/api/error-sentences';
import { Failure } from '../../ui/failure';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { useSeeds } from './seed-requests';
import { SeedsInUse } from './seeds-in-use';
import * as messages from './messages';

/** The seeds of the player's rounds in a brand, with a button to rotate them. */
export const SeedsPanel = ({ brandId }: { readonly brandId: string }) => {
  const { data: seeds, error, refetch } = useSeeds(brandId);
  return (
    <Panel title={messages.yourSeeds} lead={messages.eachRoundIsCalculatedFrom}>
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {seeds === undefined && error === null && <Skeleton rows={3} />}
      {seeds === null && <p className="text-muted">{messages.youGetSeedsWhenYou}</p>}
      {seeds && <SeedsInUse brandId={brandId} seeds={seeds} />}
    </Panel>
  );
};
