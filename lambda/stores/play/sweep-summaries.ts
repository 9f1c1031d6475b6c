import type { BrandPlayers } from '#lambda/stores/brands/brand-players';
import type { PlayedTotals } from '#lambda/stores/play/played-totals';
import type { PlaySummaryStore } from '#lambda/stores/play/play-summary-store';

export interface SweepNeeds {
  readonly players: BrandPlayers;
  readonly totals: PlayedTotals;
  readonly summaries: Pick<PlaySummaryStore, 'copy' | 'stale'>;
}

/** Result of the sweep of a brand. */
export interface Swept {
  readonly players: number;
  /** Summaries whose last stream record was lost or not yet processed. */
  readonly repaired: number;
}

/**
 * Copies the totals of every player of a brand whose summary is outdated. It does the same as the consumer of the
 * stream, but from the rows themselves, and can run in parallel with it at any time.
 */
export function sweepSummaries({ players, totals, summaries }: SweepNeeds) {
  return async (brandId: string): Promise<Swept> => {
    let swept: Swept = { players: 0, repaired: 0 };
    for await (const page of players(brandId)) {
      const behind = await summaries.stale(await totals(brandId, page));
      const copied = await Promise.all(behind.map((summary) => summaries.copy(summary)));
      swept = {
        players: swept.players + page.length,
        repaired: swept.repaired + copied.filter((isCopied) => isCopied).length,
      };
    }
    return swept;
  };
}
