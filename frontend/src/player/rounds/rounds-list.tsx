import { useEffect, useMemo } from 'react';
import type { CoinType } from '#domain/generated/types';
import { playSession } from '#domain/play/play-session';
import { EmptyState } from '../../ui/empty-state';
import { Notice } from '../../ui/notice';
import { TableList } from '../../parts/lists/table-list';
import { useAskedRound } from '../../parts/rounds/own-round-path';
import { useGameTitles } from '../../parts/rounds/read-game-titles';
import { roundsPageSize, useRounds } from '../../parts/rounds/round-requests';
import { roundTable } from './round-table';

interface RoundsListProps {
  readonly brandId: string;
  /** The coins of the brand. */
  readonly coinTypes: readonly Pick<CoinType, 'code' | 'name' | 'decimals'>[];
}

const { keptDays } = playSession;

/** The maximum number of rounds to load for the round in the URL. */
const mostRounds = 25 * roundsPageSize;

/** The player's own rounds in a brand, newest first. Each can be verified after its seed is revealed. */
export const RoundsList = ({ brandId, coinTypes }: RoundsListProps) => {
  const rounds = useRounds(brandId);
  const { items = [], hasMore, loadMore, isLoadingMore, moreError } = rounds;
  const titles = useGameTitles(brandId);
  const asked = useAskedRound();
  const { id: askedId, visit } = asked;
  const table = useMemo(
    () => roundTable({ brandId, titles, coinTypes, asked: { id: askedId, visit } }),
    [brandId, titles, coinTypes, askedId, visit],
  );
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
      <TableList
        table={table}
        list={rounds}
        asked={asked}
        empty={
          <EmptyState title="No rounds yet">
            Rounds that you play with coins are kept for {keptDays} days, with the data to verify them.
          </EmptyState>
        }
      />
    </div>
  );
};
