import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { addDays } from '#domain/counters/days';
import {
  auditPartition,
  companyGameDayPartition,
  gameKey,
  gamesPartition,
  gameVersionKey,
  rtpAlertKey,
  statusSort,
  testRunKey,
  testRunModelKey,
} from '#domain/keys';
import { reportAlert } from '#lambda/functions/watch-rtp/report-alert';
import { watchRtp } from '#lambda/functions/watch-rtp/watch-rtp';
import { gameDays } from '#lambda/stores/counters/game-days';
import { certifiedVersions } from '#lambda/stores/games/certified-versions';
import { winCapped } from '@novalink/engine/testing';
import { earlierCertificates } from '#lambda/stores/games/earlier-certificates';
import { liveGames } from '#lambda/stores/games/live-games';
import { rtpAlertStore } from '#lambda/stores/rtp-alerts/rtp-alert-store';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
let gameId: string;
let games = 0;
beforeAll(async () => {
  tables = await productTables();
});
afterAll(() => tables.stop());
beforeEach(async () => {
  gameId = `game-${(games += 1)}`;
  await givenGame('LIVE');
});

const today = '2026-11-23';
const put = (item: object, TableName = 'Main') =>
  tables.dynamodb.send(new PutItemCommand({ TableName, Item: marshall(item) }));

async function givenGame(status: string): Promise<void> {
  const listed = { gsi2pk: gamesPartition, gsi2sk: statusSort(status, gameId) };
  await put({ ...gameKey(gameId), id: gameId, companyId: 'studio', owner: 'ada', status, ...listed });
  await put({ ...gameVersionKey(gameId, 'v1'), semver: '1.2.0', certifiedRunId: 'r1' });
  await put({
    ...testRunKey('r1'),
    rtpFraction: '19/20',
    maxWinX: 100,
    rtpBounds: { sd: '2.0000', capLoss: '0' },
  });
}

/** Adds rounds with a bet of 100 minor units and this RTP, `daysAgo` days ago. */
const played = (rtp: number, { daysAgo = 1, rounds = 100_000, level = '100' } = {}) =>
  put(
    {
      ...{ pk: companyGameDayPartition('studio', addDays(today, -daysAgo)), sk: gameId, v: 1 },
      ...{
        players: 9,
        brands: 1,
        cells: [['v1', level, rounds, `${Math.round(rounds * Number(level) * rtp)}`, '0']],
      },
    },
    'Play',
  );

const lines: object[] = [];
const run = (at = `${today}T05:07:00.000Z`) => {
  const clock = () => new Date(at);
  lines.length = 0;
  return watchRtp({
    games: liveGames(tables),
    gameDays: gameDays(tables),
    versionsOf: certifiedVersions(tables),
    alerts: rtpAlertStore(tables),
    certificates: earlierCertificates(tables),
    report: reportAlert({
      logger: { warn: (_text, ...more) => void lines.push(...(more as object[])) },
      clock,
      functionName: 'watch-rtp',
    }),
    clock,
  })();
};
const alert = async (level = '100') => {
  const { pk, sk } = rtpAlertKey(gameId, 'v1', level);
  return (await tables.rows('Main')).find((row) => row.pk === pk && row.sk === sk);
};
const events = async () =>
  (await tables.rows('Audit')).filter(({ pk }) => pk === auditPartition('GAME', gameId));
const acknowledge = async (on: string) => {
  const { gsi3pk: _, gsi3sk: __, ...row } = (await alert()) ?? {};
  await put({ ...row, status: 'ACKNOWLEDGED', version: 2, reviewedAt: `${on}T09:00:00.000Z` });
};

test('adds an alert to the review queue, the history of the game and the metric', async () => {
  await played(1.2);
  expect(await run()).toMatchObject({ raised: 1 });
  const kept = await alert();
  expect(kept).toMatchObject({
    ...{ gameId, companyId: 'studio', owner: 'ada', versionId: 'v1', semver: '1.2.0', betLevel: '100' },
    ...{ from: '2026-10-24', to: '2026-11-22', rounds: 100_000, status: 'OPEN', version: 1 },
    ...{ exactRtp: '0.950000', actualRtp: '1.200000', low: '0.931026', high: '0.968974' },
    ...{ gsi3pk: 'REVIEW', gsi3sk: `${today}T05:07:00.000Z#RTP_ALERT#${String(kept?.id)}` },
  });
  expect(await events()).toMatchObject([
    {
      ...{ action: 'VERSION_RTP_ALERT', actor: 'system', gsi1pk: 'EVENTS' },
      changes: { versionId: 'v1', betLevel: '100', actualRtp: '1.200000' },
    },
  ]);
  expect(lines).toContainEqual(expect.objectContaining({ OpenRtpAlerts: 1, alert: kept?.id, gameId }));
});

test('raises an alert once and counts it every night while it is open', async () => {
  await played(1.2);
  await run();
  const before = await alert();
  expect(await run('2026-11-24T05:07:00.000Z')).toMatchObject({ raised: 0 });
  expect(await alert()).toEqual(before);
  expect(await events()).toHaveLength(1);
  expect(lines).toContainEqual(expect.objectContaining({ OpenRtpAlerts: 1, gameId }));
});

test('raises one alert if two runs overlap', async () => {
  await played(1.2);
  const found = await Promise.all([run(), run()]);
  expect(found.map(({ raised }) => raised).sort()).toEqual([0, 1]);
  expect(await events()).toHaveLength(1);
});

test('evaluates only later days after an alert was acknowledged', async () => {
  await played(1.2);
  await run();
  await acknowledge('2026-11-23');
  expect(await run('2026-11-25T05:07:00.000Z')).toMatchObject({ raised: 0 });
  await played(1.2, { daysAgo: -1 });
  expect(await run('2026-11-25T05:07:00.000Z')).toMatchObject({ raised: 1 });
  expect(await alert()).toMatchObject({ status: 'OPEN', version: 3, from: '2026-11-24', rounds: 100_000 });
  expect(await events()).toHaveLength(2);
});

test.each([
  ['with the certified RTP', () => played(0.951)],
  ['without play', () => Promise.resolve()],
  ['that deviated more than 30 days ago', () => played(1.2, { daysAgo: 31 })],
  ['that deviates today, because the day is not over', () => played(1.2, { daysAgo: 0 })],
  ['with few rounds', () => played(1.2, { rounds: 50 })],
])('raises no alert for a game %s', async (_what, play) => {
  await play();
  await run();
  expect(await alert()).toBeUndefined();
  expect(await events()).toEqual([]);
});

test('raises no alert for a suspended game', async () => {
  await givenGame('SUSPENDED');
  await played(1.2);
  await run();
  expect(await alert()).toBeUndefined();
});

describe('a live version that an earlier rule set certified', () => {
  const live = (rtp: string) => ({ versionId: 'v1', rtp, semver: '1.2.0' });
  const certified = async (ruleSet: string, rtp: string) => {
    await put({
      ...{
        ...gameKey(gameId),
        id: gameId,
        companyId: 'studio',
        owner: 'ada',
        status: 'LIVE',
        live: live(rtp),
      },
      ...{ gsi2pk: gamesPartition, gsi2sk: statusSort('LIVE', gameId) },
    });
    await put({ ...gameVersionKey(gameId, 'v1'), semver: '1.2.0', certifiedRunId: gameId });
    await put({ ...testRunKey(gameId), rtpFraction: '423/1000', maxWinX: 5, ruleSet });
    await put({ ...testRunModelKey(gameId), mathModel: JSON.stringify(winCapped) });
  };
  const shown = async () => {
    const { pk } = gameKey(gameId);
    return (await tables.rows('Main')).find((row) => row.pk === pk && row.live !== undefined)?.live;
  };

  test('is shown with its exact RTP, and put into the review queue once', async () => {
    await certified('ruleset/3', '0.423000');
    expect(await run()).toMatchObject({ raised: 1 });
    expect(await shown()).toMatchObject({ rtp: '0.383000', rtpRuleSet: 'ruleset/4' });
    expect(await alert('0')).toMatchObject({
      ...{ certifiedRtp: '0.423000', exactRtp: '0.383000', low: '0.383000', high: '0.383000' },
      ...{ actualRtp: null, rounds: 0, status: 'OPEN' },
    });
    expect(await run()).toMatchObject({ raised: 0 });
    expect(await events()).toHaveLength(1);
  });

  test('raises no alert if its RTP is the exact one', async () => {
    await certified('ruleset/3', '0.383000');
    expect(await run()).toMatchObject({ raised: 0 });
    expect(await shown()).toMatchObject({ rtp: '0.383000', rtpRuleSet: 'ruleset/4' });
  });

  test('stays as it is if the current rule set certified it', async () => {
    await certified('ruleset/4', '0.383000');
    expect(await run()).toMatchObject({ raised: 0 });
    expect(await shown()).toEqual(live('0.383000'));
  });
});
