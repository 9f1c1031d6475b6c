import { inCompanyUnits } from '#domain/counters/company-units';
import { countDay, sumCounters } from '#domain/counters/day-counters';
import { brandDay, brandGames, platformBrand, type CompanyOfGame } from '#domain/counters/roll-up';
import {
  brandDaysPartition,
  brandGamesPartition,
  gameBrandsPartition,
  laneCountersPartition,
  laneCountersSort,
  platformBrandsPartition,
} from '#domain/keys';
import { eachAtOnce } from '#lambda/runtime/at-once';
import type { CoinDecimals } from '#lambda/stores/counters/coin-decimals';
import type { CompaniesOfGames } from '#lambda/stores/counters/companies-of-games';
import {
  dayCounters,
  keptBrandDay,
  keptBrandGames,
  keptCounters,
  keptGame,
} from '#lambda/stores/counters/counter-rows';
import { versionOf, type CounterStore } from '#lambda/stores/counters/counter-store';
import type { GiftsInLane } from '#lambda/stores/counters/gift-store';
import type { NewPlayers } from '#lambda/stores/counters/new-players';
import type { RowKey } from '#lambda/stores/read-rows';
import type { PlaySummaryStore } from '#lambda/stores/play/play-summary-store';

export interface CountNeeds {
  readonly summaries: Pick<PlaySummaryStore, 'inLane'>;
  readonly gifts: GiftsInLane;
  readonly newPlayers: NewPlayers;
  readonly companies: CompaniesOfGames;
  readonly coinDecimals: CoinDecimals;
  readonly counters: CounterStore;
}

/** Lanes of a brand's day whose records changed. */
export interface ChangedDay {
  readonly brandId: string;
  readonly day: string;
  readonly lanes: readonly number[];
}

/** A counted day of a brand, and the companies of its games. */
export interface CountedDay {
  readonly day: string;
  readonly companyOf: CompanyOfGame;
}

const atOnce = 16;

/**
 * Counts a brand's day: each lane from its summaries, then the day from all its lanes. Each level is read after the
 * level below was written and replaces only older versions, so that counts can be repeated, run in any order and in
 * parallel. Returns undefined if nobody played, joined or received coins.
 */
export const countBrandDay =
  (needs: CountNeeds) =>
  async ({ brandId, day, lanes }: ChangedDay): Promise<CountedDay | undefined> => {
    const { counters, companies, coinDecimals, newPlayers } = needs;
    await eachAtOnce(lanes, atOnce, (lane) => countLane(needs, brandId, day, lane));
    const parts = await counters.under(laneCountersPartition(brandId, day), dayCounters);
    const version = versionOf(parts);
    const whole = sumCounters(parts.map(({ values }) => values));
    const companyOf = await companies(Object.keys(whole.games));
    const joined = await newPlayers(brandId, day);
    if (version === 0 && joined === 0) return undefined;
    const decimals = await coinDecimals(brandId);
    const values = brandDay(whole, joined, companyOf);
    const puts: (readonly [RowKey, object])[] = [
      [{ pk: brandDaysPartition(brandId), sk: day }, keptBrandDay(values)],
      [{ pk: brandGamesPartition(brandId), sk: day }, keptBrandGames(brandGames(whole))],
      [{ pk: platformBrandsPartition(day), sk: brandId }, platformBrand(values)],
      ...Object.entries(whole.games).map(
        ([gameId, game]) =>
          [
            { pk: gameBrandsPartition(gameId, day), sk: brandId },
            keptGame(inCompanyUnits(game, decimals)),
          ] as const,
      ),
    ];
    await eachAtOnce(puts, atOnce, ([key, row]) => counters.put(key, row, version));
    return { day, companyOf };
  };

async function countLane(
  { summaries, gifts, counters }: CountNeeds,
  brandId: string,
  day: string,
  lane: number,
): Promise<void> {
  const [played, given] = await Promise.all([
    summaries.inLane(brandId, day, lane),
    gifts(brandId, day, lane),
  ]);
  const version = versionOf([...played, ...given]);
  if (version === 0) return;
  const key = { pk: laneCountersPartition(brandId, day), sk: laneCountersSort(lane) };
  await counters.put(key, keptCounters(countDay(day, played, given)), version);
}
