import { DeleteItemCommand, PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { beforeAll, expect, test } from '@jest/globals';
import type {
  BrandMetrics,
  CoinFigures,
  OperatorMetrics,
  PlatformMetrics,
  ProviderMetrics,
} from '#domain/generated/types';
import { companyDecimals } from '#domain/counters/company-units';
import {
  brandDaysPartition,
  giftSort,
  giftsPartition,
  playKey,
  summariesPartition,
  summarySort,
} from '#domain/keys';
import { summaryLane } from '#domain/play/summary-lane';
import type { StoredMovement } from '@novalink/ledger';
import { dayMovements } from '#lambda/stores/coins/day-movements';
import { until } from 'cdk-local-cloud/testing';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { newUser, signInAs } from '#test/world/personas';
import { openVenue, type SeatedPlayer } from '#test/world/play/venue';
import { deep } from '#test/support/deep';
import { ownProduct, type OwnProduct } from '#test/support/hosted-product';
import { runCommand } from '#test/support/run-command';

/** Covers the path from real rounds through the streams to the dashboards. */
let cloud: OwnProduct;
let stage: Stage;
let venue: Awaited<ReturnType<typeof openVenue>>;
let admin: string;
beforeAll(async () => {
  cloud = await ownProduct();
  stage = await openStage(cloud);
  venue = await openVenue(stage);
  const person = await newUser(stage, 'admin@metrics.test', []);
  await stage.grantAdmin('admin@metrics.test');
  admin = (await signInAs(stage, person)).accessToken;
});

const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
/** The test can run across midnight. */
const range = () => `from: "${dayOf(1)}", to: "${dayOf(0)}"`;
const coins = 'coins { coin rounds turnover wins ggr bonusCost ngr }';

async function ask<Answer>(query: string): Promise<Answer> {
  const { data, errors } = await askGraphql(stage.graphql, { token: admin }, { query: `{ ${query} }` });
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Answer;
}

const inParallel = (workers: number, work: () => Promise<void>) =>
  Promise.all(Array.from({ length: workers }, work));

async function play(player: SeatedPlayer, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    // Without the time of the last round, the player can start the next one immediately.
    await stage.dynamodb.send(
      new UpdateItemCommand({
        TableName: stage.tables.play,
        Key: marshall(playKey(player.brandId, player.playerId)),
        UpdateExpression: 'REMOVE lastRoundAt',
      }),
    );
    await player.playRound();
  }
}

/** The figures of a brand, computed from the journal. */
async function journalOf(brandId: string) {
  const read = dayMovements({ dynamodb: stage.dynamodb, journalTable: stage.tables.journal });
  const movements: StoredMovement[] = [];
  for (const day of [dayOf(1), dayOf(0)])
    for await (const page of read(brandId, day)) movements.push(...page);
  const sum = (...kinds: string[]) =>
    movements.reduce((before, { kind, amount }) => (kinds.includes(kind) ? before + amount : before), 0n);
  const [turnover, wins, bonusCost] = [-sum('BET'), sum('WIN'), sum('WELCOME', 'GRANT', 'DAILY', 'PACKAGE')];
  return {
    rounds: movements.filter(({ kind }) => kind === 'BET').length,
    ...{ turnover: `${turnover}`, wins: `${wins}`, ggr: `${turnover - wins}` },
    ...{ bonusCost: `${bonusCost}`, ngr: `${turnover - wins - bonusCost}` },
  };
}

/** Runs `npm run rebuild-metrics`, which finds nothing to repair. Midnight can pass while it runs. */
async function rebuild(...brandIds: string[]): Promise<void> {
  const [from, to] = [dayOf(1), dayOf(0)];
  const options = ['--stage', 'local', '--from', from, '--to', to];
  const said = brandIds.flatMap((id) => [
    `${id}: 0 summaries repaired.`,
    `${id}: ${from} to ${to}, 2 days counted.`,
  ]);
  const ran = await runCommand(cloud, 'rebuild-metrics', [...options, ...brandIds]);
  expect(ran).toEqual({ code: 0, said: said.join('\n') });
}

/** Simulates an error in the brand's own days. */
async function loseCounters(brandId: string): Promise<void> {
  for (const sk of [dayOf(1), dayOf(0)])
    await stage.dynamodb.send(
      new DeleteItemCommand({
        TableName: stage.tables.play,
        Key: marshall({ pk: brandDaysPartition(brandId), sk }),
      }),
    );
}

const brandOf = (id: string) =>
  ask<BrandMetrics>(
    `getBrandMetrics(brandId: "${id}", ${range()}) { totals { playerDays newPlayers sessions ${coins} }
      games { gameId playerDays ${coins} } providers { companyId name rounds } cohorts { joined active } }`,
  );

/** Counts the marked days until the stream has delivered every round. No sweep runs in the meantime. */
const counted = (brandId: string, rounds: number) =>
  until(async () => {
    await stage.countDays();
    const { totals } = await brandOf(brandId);
    const [coin] = totals.coins;
    return (coin?.rounds === rounds && totals) || undefined;
  });

test('the four dashboards match the journal before and after a rebuild', async () => {
  const [one, other] = [await venue.openBrand(), await venue.openBrand()];
  const ann = await venue.seat(one.id, 'ann@metrics.test');
  const bob = await venue.seat(one.id, 'bob@metrics.test');
  const eve = await venue.seat(other.id, 'eve@metrics.test');
  await play(ann, 4);
  await play(await ann.restartGameSession(), 2);
  await play(bob, 3);
  await play(eve, 5);
  await counted(one.id, 9);
  await counted(other.id, 5);

  const shown = await brandOf(one.id);
  const journal = { coin: 'GOLD', ...(await journalOf(one.id)) };
  expect(shown.totals).toMatchObject({ newPlayers: 2, coins: [journal] });
  const { bonusCost, ngr, ...played } = journal;
  expect(shown.games).toMatchObject([{ gameId: venue.gameId, coins: [{ ...played, bonusCost: '0' }] }]);
  expect([bonusCost, ngr].every((amount) => amount !== '0')).toBe(true);
  expect(shown.providers).toMatchObject([{ companyId: venue.studioId, rounds: 9 }]);
  expect(shown.cohorts[0]).toMatchObject({ active: expect.arrayContaining([2]) as unknown });

  const operator = await ask<OperatorMetrics>(
    `getOperatorMetrics(companyId: "${one.companyId}", ${range()}) {
      totals { ${coins} } brands { brandId } days { day } }`,
  );
  expect(operator).toMatchObject({ totals: { coins: [journal] }, brands: [{ brandId: one.id }] });
  expect(operator.days.map(({ day }) => day)).toEqual([dayOf(1), dayOf(0)]);

  const both = [played, await journalOf(other.id)] as const;
  const decimals = 2;
  const sum = (of: (metrics: Pick<CoinFigures, 'turnover' | 'wins' | 'ggr'>) => string) =>
    `${both.reduce((before, metrics) => before + BigInt(of(metrics)), 0n) * 10n ** BigInt(companyDecimals - decimals)}`;
  const metrics = 'figures { rounds turnover wins ggr }';
  const provider = await ask<ProviderMetrics>(
    `getProviderMetrics(companyId: "${venue.studioId}", ${range()}) { liveGames games { gameId ${metrics} } }`,
  );
  const game = {
    rounds: 14,
    turnover: sum((f) => f.turnover),
    wins: sum((f) => f.wins),
    ggr: sum((f) => f.ggr),
  };
  expect(provider).toEqual({ liveGames: 1, games: [{ gameId: venue.gameId, figures: game }] });

  const platform = () =>
    ask<PlatformMetrics>(`getPlatformMetrics(${range()}) { newPlayers rounds sessions }`);
  expect(await platform()).toMatchObject({ newPlayers: 3, rounds: 14 });

  const before = [shown, await platform()];
  await loseCounters(one.id);
  expect((await brandOf(one.id)).totals.coins).toEqual([]);
  await rebuild(one.id, other.id);
  await rebuild(one.id);
  expect([await brandOf(one.id), await platform()]).toEqual(before);
});

test('rebuild-metrics --from-journal removes figures that are not in the journal', async () => {
  const { id } = await venue.openBrand();
  const day = dayOf(1);
  const lane = summaryLane('ghost');
  const rows = [
    { pk: giftsPartition(id, day, lane), sk: giftSort('ghost', 'GOLD'), amount: 900, v: 1 },
    {
      ...{ pk: summariesPartition(id, day, lane), sk: summarySort('ghost', 's1'), v: 1 },
      ...{ gameId: venue.gameId, versionId: 'v1', coin: 'GOLD', levels: { '100': [3, '50', '2500'] } },
    },
  ];
  for (const row of rows)
    await stage.dynamodb.send(new PutItemCommand({ TableName: stage.tables.play, Item: marshall(row) }));
  const options = ['--stage', 'local', '--from', day, '--to', day, id];
  await runCommand(cloud, 'rebuild-metrics', options);
  expect((await brandOf(id)).totals.coins).toMatchObject([{ rounds: 3, bonusCost: '900' }]);
  const fromJournal = () => runCommand(cloud, 'rebuild-metrics', ['--from-journal', ...options]);
  const saidOf = (differ: number) =>
    `${id}: 0 summaries repaired.\n${id}: ${day} to ${day}, 1 days counted. ${differ} rows differed from the journal.`;
  expect(await fromJournal()).toEqual({ code: 0, said: saidOf(2) });
  expect((await brandOf(id)).totals.coins).not.toContainEqual(expect.objectContaining({ rounds: 3 }));
  expect(await fromJournal()).toEqual({ code: 0, said: saidOf(0) });
});

const crowd = deep(12, 64);

test(`counts every round of ${crowd} players who play at the same time`, async () => {
  const { id } = await venue.openBrand();
  const players: SeatedPlayer[] = [];
  const seats = Array.from({ length: crowd }, (_, index) => `crowd${index}@metrics.test`).values();
  await inParallel(8, async () => {
    for (const email of seats) players.push(await venue.seat(id, email));
  });
  await Promise.all(players.map((player) => play(player, 2)));
  const totals = await counted(id, 2 * crowd);
  expect(totals.coins).toMatchObject([await journalOf(id)]);
  expect(totals).toMatchObject({ newPlayers: crowd });
  await rebuild(id);
  expect((await brandOf(id)).totals).toEqual(totals);
}, 600_000);

test.each([
  [['--stage', 'local', '--from', dayOf(1), '--to', dayOf(0)]],
  [['--stage', 'local', '--from', dayOf(0), '--to', dayOf(1), 'brand']],
  [['--stage', 'local', '--from', 'yesterday', '--to', dayOf(0), 'brand']],
  [['--from', dayOf(1), '--to', dayOf(0), 'brand']],
])('rebuild-metrics prints its usage for the options %j', async (options) => {
  const { code, said } = await runCommand(cloud, 'rebuild-metrics', options);
  expect([code, said]).toEqual([2, expect.stringMatching(/^Usage: npm run rebuild-metrics/)]);
});
