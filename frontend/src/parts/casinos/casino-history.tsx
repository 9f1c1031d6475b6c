import { casinoActorName, happenings } from '../../platform/words/audit-words';
import { sentenceFor } from '../../platform/api/messages';
import { useSession } from '../../platform/platform';
import { HistoryList } from '../../ui/history-list';
import { BrandSubject } from './brand-subject';
import { type HistoryOf, useHistory } from './read-history';

interface CasinoHistoryProps {
  readonly of: HistoryOf;
  readonly id: string;
  /** The `sub` of the operator. */
  readonly owner: string;
}

/** Who did what to a casino or a brand, newest first. */
export const CasinoHistory = ({ of, id, owner }: CasinoHistoryProps) => {
  const self = useSession()?.sub;
  const history = useHistory(of, id);
  return (
    <HistoryList
      entries={history.data?.pages
        .flatMap((page) => page.items)
        .map(({ action, actor, changes, ...event }) => ({
          ...event,
          what: (
            <>
              {happenings[action]}
              {of === 'brand' && changes !== null && <BrandSubject brandId={id} changes={changes} />}
            </>
          ),
          who: casinoActorName(of, actor, self, owner),
        }))}
      failure={history.error ? sentenceFor(history.error) : undefined}
      onRetry={() => void history.refetch()}
      onMore={history.hasNextPage ? () => void history.fetchNextPage() : undefined}
      busy={history.isFetchingNextPage}
    />
  );
};
