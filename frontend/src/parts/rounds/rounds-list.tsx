import { useEffect } from 'react';
import type { CoinType } from '#domain/generated/types';
import { sentenceFor } from '../../platform/api/messages';
import { EmptyState } from '../../ui/empty-state';
import { List } from '../../ui/list';
import { useAskedRound } from './own-round-path';
import { RoundEntry } from './round-entry';
import { useGameTitles } from './read-game-titles';
import { useRounds } from './round-requests';

interface RoundsListProps {
  readonly brandId: string;
  /** Of the brand. */
  readonly coinTypes: readonly Pick<CoinType, 'code' | 'name' | 'decimals'>[];
}

/** How far the list looks for the round that the address asks for. */
const mostPages = 25;

/** The person's own rounds in a brand, newest first, each to be checked once its seed is revealed. */
export const RoundsList = ({ brandId, coinTypes }: RoundsListProps) => {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useRounds(brandId);
  const titles = useGameTitles(brandId);
  const rounds = data?.pages.flatMap(({ items }) => items);
  const asked = useAskedRound();
  const isFound = rounds?.some(({ id }) => id === asked.id) ?? false;
  const goesOn = asked.id !== undefined && !isFound && hasNextPage && (data?.pages.length ?? 0) < mostPages;
  useEffect(() => {
    if (goesOn && !isFetchingNextPage) void fetchNextPage();
  }, [goesOn, isFetchingNextPage, fetchNextPage]);
  return (
    <List
      label="Your rounds"
      items={rounds}
      keyOf={({ id }) => id}
      failure={error === null ? undefined : sentenceFor(error)}
      onRetry={() => void refetch()}
      onMore={hasNextPage ? () => void fetchNextPage() : undefined}
      busy={isFetchingNextPage}
      empty={
        <EmptyState title="No rounds yet">
          Every round that you play with coins is kept here, with what it takes to check it.
        </EmptyState>
      }
    >
      {(round) => (
        <RoundEntry
          round={round}
          asked={round.id === asked.id ? asked.visit : undefined}
          title={titles && (titles.get(round.gameId) ?? 'A game that has left')}
          coin={coinTypes.find(({ code }) => code === round.coin)}
        />
      )}
    </List>
  );
};
