import type { ApiAnswer, ApiRequest } from '#domain/api/api-operation';
import { longestRangeDays, rangeFault, type DateRange, type RangeFault } from '#domain/counters/date-range';
import { brandMetrics } from '#domain/dashboards/brand-metrics';
import { providerMetrics } from '#domain/dashboards/provider-metrics';
import type { getMetrics as operation } from '#domain/generated/novalink-api';
import type { RoundFigures } from '#domain/generated/types';
import { brandDaysPartition, brandGamesPartition, companyDaysPartition } from '#domain/keys';
import type { Clock } from '#lambda/runtime/clock';
import { InvalidRequest } from '#lambda/runtime/invalid-request';
import type { Partner } from '#lambda/services/api-keys/signed-answer';
import { brandDayValues, brandGamesValues, companyDayValues } from '#lambda/stores/counters/counter-rows';
import type { MetricStores } from '#lambda/stores/counters/metric-stores';

type Needs = Pick<MetricStores, 'daysIn' | 'titlesOf' | 'brandsOf' | 'gamesOf'> & { readonly clock: Clock };
type Items = ApiAnswer<typeof operation>['items'];
type Asked = ApiRequest<typeof operation>;

/** The figures of the dashboards: those of an operator's brand, or those of a provider's games. */
export const showPartnerMetrics =
  ({ clock, ...stores }: Needs) =>
  async (
    { brand, by, from, to }: Asked,
    { companyId, kind }: Partner,
  ): Promise<ApiAnswer<typeof operation>> => {
    const range = { from, to };
    const fault = rangeFault(range, clock().toISOString().slice(0, 10));
    if (fault) throw rangeErrors[fault];
    if (kind === 'OPERATOR')
      return { ...range, items: await ofBrand(stores, { companyId, brandId: brand, range, by }) };
    if (brand !== undefined) throw new InvalidRequest('brand is only for operators.', 'brand');
    return { ...range, items: await ofProvider(stores, { companyId, range, by }) };
  };

const rangeErrors = {
  reversed: new InvalidRequest('from must not be after to.', 'from'),
  'in-future': new InvalidRequest('to must not be in the future.', 'to'),
  'too-long': new InvalidRequest(`The range can have at most ${longestRangeDays} days.`, 'from'),
} satisfies Record<RangeFault, InvalidRequest>;

interface OfCompany {
  readonly companyId: string;
  readonly range: DateRange;
  readonly by: string;
}

async function ofBrand(
  { daysIn, titlesOf, brandsOf }: Pick<Needs, 'daysIn' | 'titlesOf' | 'brandsOf'>,
  { companyId, brandId, range, by }: OfCompany & { readonly brandId: string | undefined },
): Promise<Items> {
  if (brandId === undefined) throw new InvalidRequest('brand is required.', 'brand');
  const brand = (await brandsOf(companyId)).find(({ id }) => id === brandId);
  if (!brand) throw new InvalidRequest('brand must be a brand of your company.', 'brand');
  const { decimals } = brand;
  const noNames = { titles: new Map<string, string>(), companies: new Map<string, string>() };
  if (by === 'day') {
    const days = await daysIn(brandDaysPartition(brandId), range, brandDayValues);
    return brandMetrics(range, { days, games: [], decimals }, noNames, undefined).days.map(
      ({ day, players, coins }) => ({ id: day, title: null, players, figures: coins.map(inCoin) }),
    );
  }
  const byDay = await daysIn(brandGamesPartition(brandId), range, brandGamesValues);
  const games = [...byDay.values()].map((day) => day.games);
  const titles = await titlesOf([...new Set(games.flatMap((day) => Object.keys(day)))]);
  const counted = { days: new Map(), games, decimals };
  return brandMetrics(range, counted, { ...noNames, titles }, undefined).games.map(
    ({ gameId, title, playerDays, coins }) => ({
      ...{ id: gameId, title, players: playerDays },
      figures: coins.map(inCoin),
    }),
  );
}

async function ofProvider(
  { daysIn, gamesOf }: Pick<Needs, 'daysIn' | 'gamesOf'>,
  { companyId, range, by }: OfCompany,
): Promise<Items> {
  const [days, games] = await Promise.all([
    daysIn(companyDaysPartition(companyId), range, companyDayValues),
    gamesOf(companyId),
  ]);
  const byDay = new Map([...days].map(([day, values]) => [day, values.games]));
  const metrics = providerMetrics(range, byDay, games);
  const inUnit = (figures: RoundFigures) => [{ coin: null, decimals: metrics.decimals, ...shown(figures) }];
  if (by === 'day')
    return metrics.days.map(({ day, players, figures }) => ({
      ...{ id: day, title: null, players },
      figures: inUnit(figures),
    }));
  return metrics.games
    .filter(({ figures }) => figures.rounds > 0)
    .map(({ gameId, title, playerDays, figures }) => ({
      ...{ id: gameId, title, players: playerDays },
      figures: inUnit(figures),
    }));
}

type Shown = Pick<RoundFigures, 'rounds' | 'turnover' | 'wins' | 'ggr' | 'actualRtp'>;

const shown = ({ rounds, turnover, wins, ggr, actualRtp }: Shown) => ({
  ...{ rounds, turnover, wins, ggr, actualRtp },
});

const inCoin = ({
  coin,
  decimals,
  ...figures
}: Shown & { readonly coin: string; readonly decimals: number }) => ({
  ...{ coin, decimals },
  ...shown(figures),
});
