import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { marshall } from '@aws-sdk/util-dynamodb';
import { beforeAll, expect, test } from '@jest/globals';
import type { GameMetrics, Notification, ReviewItem } from '#domain/generated/types';
import { addDays } from '#domain/counters/days';
import { companyGameDayPartition } from '#domain/keys';
import { region } from 'cdk-local-cloud/client';
import { until } from 'cdk-local-cloud/testing';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import type { Stage } from '#test/authorization/environment/running-stage';
import { namedOutput, openStage } from '#test/authorization/environment/stage';
import { givenGame } from '#test/authorization/fixtures/game';
import { newUser, signInAs } from '#test/world/personas';
import { ownProduct, type OwnProduct } from '#test/support/hosted-product';

let cloud: OwnProduct;
let stage: Stage;
let admin: string;
let provider: { readonly accessToken: string; readonly sub: string };
beforeAll(async () => {
  cloud = await ownProduct();
  stage = await openStage(cloud);
  const person = await newUser(stage, 'admin@alerts.test', []);
  await stage.grantAdmin('admin@alerts.test');
  admin = (await signInAs(stage, person)).accessToken;
  provider = await signInAs(stage, await newUser(stage, 'provider@alerts.test', ['PROVIDERS']));
});

async function ask<Answer>(token: string, query: string, variables: object = {}): Promise<Answer> {
  const { data, errors } = await askGraphql(stage.graphql, { token }, { query, variables: { ...variables } });
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Answer;
}

const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);

/** A day as `count-days` writes it, with rounds of 100 minor units. The game, its version and company have the same id. */
const counted = (id: string, rtp: number, rounds = 1_000_000) =>
  stage.dynamodb.send(
    new PutItemCommand({
      TableName: stage.tables.play,
      Item: marshall({
        ...{ pk: companyGameDayPartition(id, yesterday), sk: id, v: 1, players: 10, brands: 1 },
        cells: [[id, '100', rounds, `${Math.round(rounds * 100 * rtp)}`, '0']],
      }),
    }),
  );

async function watch(): Promise<unknown> {
  const lambda = new LambdaClient({ region, endpoint: cloud.origin, credentials: cloud.administrator });
  const { FunctionError, Payload } = await lambda.send(
    new InvokeCommand({ FunctionName: namedOutput(cloud, 'WatchRtpFunctionName') }),
  );
  expect(FunctionError).toBeUndefined();
  return JSON.parse(Buffer.from(Payload ?? []).toString());
}

const queue = async () => {
  const { items } = await ask<{ items: ReviewItem[] }>(
    admin,
    `{ listReviewItems { items { kind game { id } rtpAlert { versionId betLevel actualRtp exactRtp version } } } }`,
  );
  return items;
};

test('reports a game with a deviating RTP to admins and to its provider', async () => {
  const [wrong, right] = [
    await givenGame(stage, provider.sub, 'LIVE'),
    await givenGame(stage, (await newUser(stage, 'other@alerts.test', ['PROVIDERS'])).sub, 'LIVE'),
  ];
  await counted(wrong, 0.9);
  await counted(right, 0.949074);
  expect(await watch()).toEqual({ games: 2, raised: 1, open: 1 });

  const [item, ...more] = await queue();
  expect(more).toEqual([]);
  expect(item).toMatchObject({
    kind: 'RTP_ALERT',
    game: { id: wrong },
    rtpAlert: { versionId: wrong, betLevel: '100', actualRtp: '0.900000', exactRtp: '0.949074' },
  });
  const reported = await until(async () => {
    const { items } = await ask<{ items: Notification[] }>(
      provider.accessToken,
      '{ listNotifications { items { action gameId versionId } } }',
    );
    return items[0];
  });
  expect(reported).toMatchObject({ action: 'VERSION_RTP_ALERT', gameId: wrong, versionId: wrong });

  const shown = await ask<GameMetrics>(
    provider.accessToken,
    `query ($gameId: ID!) { getGameMetrics(gameId: $gameId, from: "${yesterday}", to: "${yesterday}") {
      versions { semver exactRtp rtp { status } levels { betLevel rtp { actualRtp } } } } }`,
    { gameId: wrong },
  );
  expect(shown.versions).toMatchObject([
    { exactRtp: '0.949074', rtp: { status: 'OUTSIDE_BAND' }, levels: [{ rtp: { actualRtp: '0.900000' } }] },
  ]);

  const input = {
    gameId: wrong,
    versionId: wrong,
    betLevel: '100',
    expectedVersion: 1,
    reason: 'Looked at.',
  };
  const acknowledged = await ask(
    admin,
    'mutation ($input: RtpAlertDecisionInput!) { acknowledgeRtpAlert(input: $input) { status reviewNote } }',
    { input },
  );
  expect(acknowledged).toEqual({ status: 'ACKNOWLEDGED', reviewNote: 'Looked at.' });
  expect(await queue()).toEqual([]);
  expect(await watch()).toEqual({ games: 2, raised: 0, open: 0 });
});
