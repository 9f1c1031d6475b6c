import { sentenceFor } from '../platform/api/error-sentences';
import { EmptyState } from '../ui/empty-state';
import { Failure } from '../ui/failure';
import { Skeleton } from '../ui/skeleton';
import { isNoGame, usePublicGame } from '../parts/games/read-public-game';
import { PublicQueries } from '../parts/page/public-queries';
import { GuestPlayer } from '../parts/play/guest-player';

export interface GuestScreenProps {
  readonly gameId: string;
  readonly onLeave: () => void;
}

/** A live game for embedding in a public page. */
export const GuestScreen = (props: GuestScreenProps) => (
  <PublicQueries asGuest>
    <AskedTable {...props} />
  </PublicQueries>
);

const AskedTable = ({ gameId, onLeave }: GuestScreenProps) => {
  const { data: game, error, refetch } = usePublicGame(gameId);
  if (game)
    return <GuestPlayer look="table" game={game} onLeave={onLeave} onOutdated={() => void refetch()} />;
  if (isNoGame(error))
    return <EmptyState title="This game is not available">It is not live at the moment.</EmptyState>;
  if (error !== null) return <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />;
  return <Skeleton rows={5} />;
};
