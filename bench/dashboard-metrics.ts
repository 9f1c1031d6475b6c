import { DynamoDBClient, GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import {
  brandDaysPartition,
  casinoBrandsPartition,
  casinoBrandSort,
  companyCasinosPartition,
  companyCasinoSort,
  companyKey,
} from '#domain/keys';
import { addDays } from '#domain/counters/days';
import { showMetrics } from '#lambda/functions/show-metrics/show-metrics';
import { dayMovements } from '#lambda/stores/coins/day-movements';
import { counting } from '#lambda/stores/counters/counting';
import { metricStores } from '#lambda/stores/counters/metric-stores';
import { recountDays } from '#lambda/stores/counters/recount-days';
import { sweepDays } from '#lambda/stores/counters/sweep-days';
import { startObservedEngine, type EngineCall } from '../test/cloud/units/observed-engine';
import { createProductTables } from '../test/support/given/product-tables';
import { dollarsPerMillion } from '../tools/scale/prices';
import { latencies } from './latencies';
import { lagMetrics } from './metrics-lag';
import { historyStartMetrics } from './metrics-start';
import {
  busyBrand,
  firstDay,
  writeBusyDay,
  writeCounters,
  writeRows,
  writeWeek,
  type Week,
} from './metrics-week';
import type { Metric } from './run';

const asked = 5;
const played = { players: 150, rounds: 30 };
/** The largest number of brands that `getOperatorMetrics` reads for a year. */
const brands = 54;
const year = 366;
const lastDay = addDays(firstDay, 6);
/** A million rounds on one day, by players at full speed for five minutes. */
const millionRounds = { players: 10_000, rounds: 100 };
/** In a batching window of 30 seconds at one round per three seconds. */
const roundsOfCopy = 10;
/** One for each batching window of five minutes, if there is play all day. */
const countsOfDay = (24 * 60) / 5;
const names = { mainTable: 'Main', playTable: 'Play', auditTable: 'Audit', journalTable: 'Journal' };
const clock = () => new Date(`${lastDay}T23:59:59.000Z`);

/** The observed client reports read units. The timed client is not observed, so that durations are not affected. */
interface Clients {
  readonly timed: DynamoDBClient;
  readonly observed: DynamoDBClient;
  readonly take: () => readonly EngineCall[];
}

/** Compares dashboards from counters with the same figures from movements: local time, read units and AWS costs. */
export async function dashboardMetrics(): Promise<Metric[]> {
  const engine = await startObservedEngine();
  const [timed, observed] = [clientAt(engine.unobserved), clientAt(engine.endpoint)];
  const clients = { timed, observed, take: () => engine.take() };
  try {
    await createProductTables(timed);
    const week = await writeWeek(timed, played.players, played.rounds);
    return [
      ...(await weekMetrics(clients, week)),
      ...(await largestMetrics(clients)),
      ...(await rebuildMetricsCost(clients)),
      ...(await lagMetrics()),
      ...(await historyStartMetrics()),
    ];
  } finally {
    timed.destroy();
    observed.destroy();
    await engine.stop();
  }
}

const clientAt = (endpoint: string) =>
  new DynamoDBClient({
    ...{ region: 'eu-west-1', endpoint },
    credentials: { accessKeyId: 'bench', secretAccessKey: 'bench' },
  });

async function weekMetrics(clients: Clients, week: Week): Promise<Metric[]> {
  const { brandId, days, rounds } = week;
  const fromMovements = await measured(clients, (tables) => turnoverOf(tables, week));
  const range = { from: firstDay, to: lastDay };
  const counted = await measured(
    clients,
    (tables) => sweepDays({ ...counting(tables), clock })({ brandId, ...range }),
    1,
  );
  const fromCounters = await measured(clients, async (tables) => {
    const shown = await showOn(tables)({ of: 'brand', id: brandId, decimals: {}, range });
    return 'totals' in shown && 'coins' in shown.totals ? shown.totals.coins[0]?.turnover : undefined;
  });
  if (fromCounters.answer !== `${fromMovements.answer}`)
    throw new Error(`Counters give ${fromCounters.answer}, but movements give ${fromMovements.answer}.`);
  const bare = await measured(clients, ({ dynamodb }) =>
    dynamodb.send(
      new QueryCommand({
        TableName: names.playTable,
        KeyConditionExpression: 'pk = :days AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: marshall({
          ...{ ':days': brandDaysPartition(brandId), ':from': range.from, ':to': range.to },
        }),
        ReturnConsumedCapacity: 'TOTAL',
      }),
    ),
  );
  const fromJournal = await journalMetric(clients, week);
  const perDay = { reads: counted.reads / days.length, writes: counted.writes / days.length };
  return [
    {
      name: `Turnover of ${rounds.toLocaleString('en')} rounds from movements`,
      value: `${fromMovements.p50.toFixed(0)} ms`,
      beside: unitsOf(fromMovements),
    },
    {
      name: 'All figures of that week from counters',
      value: `${fromCounters.p50.toFixed(0)} ms`,
      beside: `${unitsOf(fromCounters)}; movements take ${(fromMovements.p50 / fromCounters.p50).toFixed(0)} × the time, ${(fromMovements.reads / fromCounters.reads).toFixed(0)} × the units; one Query of its days takes ${bare.p50.toFixed(0)} ms and ${unitsOf(bare)}`,
    },
    fromJournal,
    {
      name: `Count of a day with ${week.players} players, all lanes`,
      value: `${(counted.p50 / days.length).toFixed(0)} ms`,
      beside: `${unitsOf(perDay)}; reading its movements once takes ${(fromMovements.reads / days.length).toFixed(0)} read units`,
    },
  ];
}

/** Counts the week again from its movements. Its summaries agree with them, so nothing is corrected. */
async function journalMetric({ timed, observed, take }: Clients, week: Week): Promise<Metric> {
  const { brandId, rounds } = week;
  const request = { brandId, from: firstDay, to: lastDay };
  const later = () => new Date(`${addDays(lastDay, 1)}T12:00:00.000Z`);
  const recount = (dynamodb: DynamoDBClient) => recountDays({ ...names, dynamodb, clock: later })(request);
  take();
  const { repaired } = await recount(observed);
  if (repaired > 0) throw new Error(`${repaired} rows of the week differ from its movements.`);
  const units = unitsIn(take());
  const before = process.memoryUsage().rss;
  const begun = performance.now();
  await recount(timed);
  const took = (performance.now() - begun) / 1000;
  const grown = Math.max(0, process.memoryUsage().rss - before) / 2 ** 20;
  return {
    name: `Rebuild of ${rounds.toLocaleString('en')} rounds from the journal`,
    value: `${took.toFixed(1)} s`,
    beside: `${unitsOf(units)}; ${((took * 1e6) / rounds / 60).toFixed(1)} min for 1,000,000 rounds at this rate; memory grows by ${grown.toFixed(0)} MB`,
  };
}

async function largestMetrics(clients: Clients): Promise<Metric[]> {
  const { timed: dynamodb } = clients;
  const range = { from: addDays(lastDay, 1 - year), to: lastDay };
  await writeCounters(dynamodb, 'large', { days: year, games: 100 });
  const brand = await measured(clients, (tables) =>
    showOn(tables)({ of: 'brand', id: 'large', decimals: {}, range }),
  );
  const ids = Array.from({ length: brands }, (_, brandAt) => `brand-${brandAt}`);
  for (const id of ids) await writeCounters(dynamodb, id, { days: year, games: 0 });
  await writeRows(dynamodb, 'Main', [
    marshall({
      ...{ pk: 'CASINO#c1', sk: 'CASINO', id: 'c1' },
      ...{ gsi1pk: companyCasinosPartition('house'), gsi1sk: companyCasinoSort('c1') },
    }),
    ...ids.map((id) =>
      marshall({
        ...{ pk: `BRAND#${id}`, sk: 'BRAND', id, casinoId: 'c1', name: id, status: 'ACTIVE' },
        ...{ coinTypes: [], gsi1pk: casinoBrandsPartition('c1'), gsi1sk: casinoBrandSort(id) },
      }),
    ),
  ]);
  const operator = await measured(
    clients,
    (tables) => showOn(tables)({ of: 'operator', id: 'house', range }),
    2,
  );
  return [
    largest(`A brand with 100 games, ${year} days`, brand),
    largest(`An operator with ${brands} brands, ${year} days`, operator),
  ];
}

/** Counts a day with a million rounds again, from the summaries of its players. */
async function rebuildMetricsCost({ timed, observed, take }: Clients): Promise<Metric[]> {
  const summaries = millionRounds.players;
  await writeBusyDay(timed, millionRounds);
  const day = { brandId: busyBrand, from: firstDay, to: firstDay };
  take();
  await sweepDays({ ...counting({ dynamodb: observed, ...names }), clock })(day);
  const calls = take();
  const units = unitsIn(calls);
  const before = process.memoryUsage().rss;
  const begun = performance.now();
  await sweepDays({ ...counting({ dynamodb: timed, ...names }), clock })(day);
  const took = (performance.now() - begun) / 1000;
  const grown = Math.max(0, process.memoryUsage().rss - before) / 2 ** 20;
  const get = await latencies({ warmUp: 20, times: 200 }, () =>
    timed.send(new GetItemCommand({ TableName: 'Main', Key: marshall(companyKey('studio')) })),
  );
  // Each summary is written once per batching window, in which a player at full speed plays ten rounds.
  const copies = (millionRounds.players * millionRounds.rounds) / roundsOfCopy;
  const live = { reads: countsOfDay * units.reads, writes: copies + countsOfDay * units.writes };
  return [
    {
      name: `Rebuild of 1,000,000 rounds of ${summaries.toLocaleString('en')} players`,
      value: `${took.toFixed(1)} s`,
      beside: `${unitsOf(units)}; as long as ${((took * 1000) / get.p50).toFixed(0)} GetItems; memory grows by ${grown.toFixed(0)} MB`,
    },
    {
      name: 'Counters of 1,000,000 rounds in one day',
      value: `$${dollarsPerMillion({ reads: live.reads / 1e6, writes: live.writes / 1e6 }).toFixed(2)}`,
      beside: `${live.writes.toFixed(0)} write and ${live.reads.toFixed(0)} read units, if the day is counted every 5 minutes; one write for each round costs $0.63`,
    },
  ];
}

const largest = (name: string, { p50, answer, ...units }: Measured<unknown>): Metric => ({
  name,
  value: `${p50.toFixed(0)} ms`,
  beside: `${unitsOf(units)}; the response is ${(JSON.stringify(answer).length / 1024).toFixed(0)} KB, AppSync allows 5,120`,
});

type Tables = typeof names & { readonly dynamodb: DynamoDBClient };
const showOn = (tables: Tables) => showMetrics({ ...metricStores(tables), clock });

interface Measured<Answer> {
  readonly p50: number;
  readonly reads: number;
  readonly writes: number;
  readonly answer: Answer;
}

async function measured<Answer>(
  { timed, observed, take }: Clients,
  ask: (tables: Tables) => Promise<Answer>,
  times = asked,
): Promise<Measured<Answer>> {
  take();
  const answer = await ask({ dynamodb: observed, ...names });
  const units = unitsIn(take());
  const { p50 } = await latencies({ warmUp: 0, times }, () => ask({ dynamodb: timed, ...names }));
  return { p50, ...units, answer };
}

function unitsIn(calls: readonly EngineCall[]): { readonly reads: number; readonly writes: number } {
  const units = (isWrite: boolean) =>
    calls
      .filter(({ operation }) => /Put|Update|Write|Delete/.test(operation) === isWrite)
      .flatMap(({ consumed }) => consumed)
      .reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
  return { reads: units(false), writes: units(true) };
}

function unitsOf({ reads, writes }: { readonly reads: number; readonly writes: number }): string {
  const dollars = (dollarsPerMillion({ reads, writes }) / 1000).toFixed(3);
  const written = writes > 0 ? ` and ${writes.toFixed(0)} write` : '';
  return `${reads.toFixed(0)} read${written} units, $${dollars} for 1,000 times`;
}

async function turnoverOf({ dynamodb, journalTable }: Tables, { brandId, days }: Week): Promise<bigint> {
  let turnover = 0n;
  for (const day of days)
    for await (const page of dayMovements({ dynamodb, journalTable })(brandId, day))
      for (const { kind, amount } of page) if (kind === 'BET') turnover -= amount;
  return turnover;
}
