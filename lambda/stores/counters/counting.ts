import { coinDecimals } from '#lambda/stores/counters/coin-decimals';
import { companiesOfGames } from '#lambda/stores/counters/companies-of-games';
import { countBrandDay } from '#lambda/stores/counters/count-days';
import { counterStore, type CounterStoreOptions } from '#lambda/stores/counters/counter-store';
import { giftsInLane } from '#lambda/stores/counters/gift-store';
import { newPlayers } from '#lambda/stores/counters/new-players';
import { rollUpDays } from '#lambda/stores/counters/roll-up-days';
import { playSummaryStore } from '#lambda/stores/play/play-summary-store';
import type { PlayStoreNeeds, StoreNeeds } from '#lambda/stores/store-needs';

/** Counting on the product's tables. */
export function counting(
  needs: PlayStoreNeeds & Pick<StoreNeeds, 'mainTable'>,
  options?: CounterStoreOptions,
) {
  const counters = counterStore(needs, options);
  const count = countBrandDay({
    summaries: playSummaryStore(needs),
    gifts: giftsInLane(needs),
    newPlayers: newPlayers(needs),
    companies: companiesOfGames(needs),
    coinDecimals: coinDecimals(needs),
    counters,
  });
  return { count, rollUp: rollUpDays({ counters }) };
}
