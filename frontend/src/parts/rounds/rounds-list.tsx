import { useEffect } from 'react';
import type { CoinType } from '#domain/generated/types';
import { EmptyState } from '../../ui/empty-state';
import { List } from '../lists/list';
import { useAskedRound } from './own-round-path';
import { RoundEntry } from './round-entry';
import { useGameTitles } from './read-game-titles';
import { roundsPageSize, useRounds } from './round-requests';

interface RoundsListProps {
  readonly brandId: string;
  /** Of the brand. */
  readonly coinTypes: readonly Pick<CoinType, 'code' | 'name' | 'decimals'>[];
}

/** How far the list looks for the round that the address asks for. */
const mostRounds = 25 * roundsPageSize;

/** The person's own rounds in a brand, newest first, each to be checked once its seed is revealed. */
export const RoundsList = ({ brandId, coinTypes }: RoundsListProps) => {
  const rounds = useRounds(brandId);
  const { items = [], hasMore, loadMore, isLoadingMore, moreError } = rounds;
  const titles = useGameTitles(brandId);
  const asked = useAskedRound();
  const isFound = items.some(({ id }) => id === asked.id);
  const isSearching = asked.id !== undefined && !isFound && items.length < mostRounds;
  const goesOn = isSearching && hasMore && !isLoadingMore && moreError === null;
  useEffect(() => {
    if (goesOn) loadMore();
  }, [goesOn, loadMore]);
  return (
    <List
      label="Your rounds"
      list={rounds}
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
