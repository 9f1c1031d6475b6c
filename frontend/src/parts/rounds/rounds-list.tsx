import { useEffect } from 'react';
import type { CoinType } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { EmptyState } from '../../ui/empty-state';
import { Notice } from '../../ui/notice';
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

const { keptDays } = limits.playSession;

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
  const isGone = asked.id !== undefined && rounds.items !== undefined && !isFound && !hasMore;
  return (
    <div className="grid gap-4">
      {isGone && (
        <Notice title="This round is not available">
          Rounds are kept for {keptDays} days. The bets and wins of older rounds stay in your statement.
        </Notice>
      )}
      <List
        label="Your rounds"
        list={rounds}
        empty={
          <EmptyState title="No rounds yet">
            Rounds that you play with coins are kept for {keptDays} days, with the data to verify them.
          </EmptyState>
        }
      >
        {(round) => (
          <RoundEntry
            round={round}
            asked={round.id === asked.id ? asked.visit : undefined}
            title={titles && (titles.get(round.gameId) ?? 'A game that is no longer available')}
            coin={coinTypes.find(({ code }) => code === round.coin)}
          />
        )}
      </List>
    </div>
  );
};
