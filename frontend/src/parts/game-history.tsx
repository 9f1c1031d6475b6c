import { actorName, happenings } from '../platform/words/audit-words';
import { useGameHistory } from '../platform/api/game-history';
import { sentenceFor } from '../platform/api/messages';
import { useSession } from '../platform/platform';
import { HistoryList } from '../ui/history-list';

interface GameHistoryProps {
  readonly gameId: string;
  /** The `sub` of the provider, for those who are not the provider. */
  readonly owner?: string;
}

/** Who did what to a game and its versions, newest first. */
export const GameHistory = ({ gameId, owner }: GameHistoryProps) => {
  const self = useSession()?.sub;
  const history = useGameHistory(gameId);
  return (
    <HistoryList
      entries={history.data?.pages
        .flatMap((page) => page.items)
        .map(({ action, actor, ...event }) => ({
          ...event,
          what: happenings[action],
          who: actorName(actor, self, owner),
        }))}
      failure={history.error ? sentenceFor(history.error) : undefined}
      onRetry={() => void history.refetch()}
      onMore={history.hasNextPage ? () => void history.fetchNextPage() : undefined}
      busy={history.isFetchingNextPage}
    />
  );
};
