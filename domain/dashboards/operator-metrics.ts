import type { Decimals } from '#domain/counters/company-units';
import type { DateRange } from '#domain/counters/date-range';
import { grouped } from '#domain/counters/grouped';
import { mapped } from '#domain/counters/roll-up';
import type { BrandStatus, OperatorBrandMetrics, OperatorMetrics } from '#domain/generated/types';
import { daysIn } from './brand-metrics';
import { byRounds, roundsOfCoins, type PlayedCoins } from './averages';
import { playDays, playMetrics, providerShares, sumDays, type ByDay, type PlayedDay } from './play-metrics';

export interface OperatorBrand {
  readonly id: string;
  readonly casinoId: string;
  readonly name: string;
  readonly status: BrandStatus;
  readonly decimals: Decimals;
  readonly days: ByDay<PlayedDay>;
}

/** Adds up amounts of the same coin in the smallest unit that any of the brands uses for it. */
export function operatorMetrics(
  range: DateRange,
  brands: readonly OperatorBrand[],
  names: ReadonlyMap<string, string>,
): Omit<OperatorMetrics, 'companyId'> {
  const decimals = mostDecimals(brands);
  const entries = brands.flatMap((brand) =>
    [...brand.days].map(([day, counted]) => [day, inUnitsOf(decimals, brand.decimals, counted)] as const),
  );
  const byDay = new Map(
    [...grouped(entries, ([day]) => day)].map(([day, own]) => [day, sumDays(own.map(([, of]) => of))]),
  );
  const sum = sumDays([...byDay.values()]);
  return {
    ...range,
    totals: playMetrics(sum, daysIn(range), decimals),
    days: playDays(range, byDay, decimals),
    brands: brandsOf(range, brands),
    providers: providerShares(sum, decimals, names),
  };
}

function brandsOf(range: DateRange, brands: readonly OperatorBrand[]): OperatorBrandMetrics[] {
  const shown = brands.filter(({ status, days }) => status !== 'CLOSED' || days.size > 0);
  const all = shown.map(({ id, casinoId, name, status, decimals, days }) => {
    const sum = sumDays([...days.values()]);
    return {
      rounds: roundsOfCoins(sum.coins),
      of: { brandId: id, casinoId, name, status, totals: playMetrics(sum, daysIn(range), decimals) },
    };
  });
  return byRounds(all, ({ rounds }) => rounds).map(({ of }) => of);
}

function mostDecimals(brands: readonly OperatorBrand[]): Decimals {
  const most: Record<string, number> = {};
  for (const { decimals } of brands)
    for (const [coin, digits] of Object.entries(decimals)) most[coin] = Math.max(most[coin] ?? 0, digits);
  return most;
}

function inUnitsOf(to: Decimals, from: Decimals, day: PlayedDay): PlayedDay {
  const factor = (coin: string) => 10n ** BigInt((to[coin] ?? 0) - (from[coin] ?? 0));
  const scaled = (coins: PlayedCoins): PlayedCoins =>
    Object.fromEntries(
      Object.entries(coins).map(([coin, { rounds, bets, wins }]) => [
        coin,
        { rounds, bets: bets * factor(coin), wins: wins * factor(coin) },
      ]),
    );
  const scaledAmounts = (amounts: PlayedDay['gifts']) =>
    Object.fromEntries(Object.entries(amounts).map(([coin, amount]) => [coin, amount * factor(coin)]));
  return {
    ...day,
    coins: scaled(day.coins),
    providers: mapped(day.providers, scaled),
    gifts: scaledAmounts(day.gifts),
    tournaments: scaledAmounts(day.tournaments),
  };
}
