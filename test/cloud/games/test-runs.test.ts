import { beforeAll, describe, expect, test } from '@jest/globals';
import { DeleteItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { TestRun } from '#domain/generated/types';
import { testRunKey, testRunModelKey } from '#domain/keys';
import { chunkPlayer, resultHash, resultOf } from '@novalink/engine/lab';
import { modelHash } from '@novalink/engine';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import { newUser } from '#test/world/personas';
import { signedIn } from '#test/authorization/environment/sign-in';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { workersProduct, type Product } from '#test/support/hosted-product';
import { steady, steadyRun, steadyVersion } from '#test/world/play/steady-model';
import { until, untilTrue } from 'cdk-local-cloud/testing';

/** Runs on the server, started through the public API and played by the product's state machine. */
let product: Product;
let stage: Stage;
let provider: string;

beforeAll(async () => {
  product = await workersProduct();
  stage = await openStage(product);
  await newUser(stage, 'provider@runs.test', ['PROVIDERS']);
  provider = (await signedIn(stage, 'provider@runs.test')).accessToken;
});

const reported = '{ id status shards shardsDone rtp rtpFraction resultHash checks { rule pass } }';
const whole = reported.replace('resultHash', 'resultHash result mathModel');

async function ask(query: string, variables: object): Promise<TestRun> {
  const { data, errors } = await askGraphql(stage.graphql, { token: provider }, { query, variables });
  expect(errors).toEqual([]);
  return data?.run as TestRun;
}
const start = (input: object) =>
  ask(`mutation ($input: StartTestRunInput!) { run: startTestRun(input: $input) ${reported} }`, { input });
const cancel = (id: string) => ask(`mutation ($id: ID!) { run: cancelTestRun(id: $id) ${reported} }`, { id });
const read = (id: string, fields = whole) =>
  ask(`query ($id: ID!) { run: getTestRun(id: $id) ${fields} }`, { id });
const ended = (id: string) =>
  until(async () => {
    const run = await read(id, reported);
    return run.status === 'QUEUED' || run.status === 'RUNNING' ? undefined : run;
  });
const bare = { mathModel: steadyVersion.mathModel, ...steadyRun };

describe('a run', () => {
  test('in two shards gives the same bytes as the command line', async () => {
    const { id, status, shards } = await start({ ...bare, rounds: 64 * 65_536 + 100 });
    expect([status, shards]).toEqual(['QUEUED', 2]);
    expect(await ended(id)).toMatchObject({
      status: 'PASSED',
      shardsDone: 2,
      resultHash: '0b5514066f0c801054ddca6b6bf09c5a3d1bc6589ef7ab3e6c05c4603c9c4486',
    });
  });

  test('gives reproducible bytes', async () => {
    const { id } = await start(bare);
    await ended(id);
    const run = await read(id);
    expect(run).toMatchObject({ status: 'PASSED', rtp: '0.950000', rtpFraction: '19/20' });
    const job = { ...steadyRun, mode: 'base', mathModelHash: modelHash(steady) };
    const own = resultOf(steady, job, chunkPlayer(steady, job)(0));
    expect(run.resultHash).toBe(resultHash(own));
    expect(JSON.parse(String(run.result))).toEqual(own);
    expect(JSON.parse(run.mathModel)).toEqual(steady);
    expect(run.checks).toHaveLength(14);
  });

  test('of a model that does not match its declaration is FAILED', async () => {
    const declared = { ...steady.declared, rtp: '0.960000' };
    const { id } = await start({ ...bare, mathModel: JSON.stringify({ ...steady, declared }) });
    const { status, checks } = await ended(id);
    expect(status).toBe('FAILED');
    expect(checks.filter(({ pass }) => !pass)).toMatchObject([{ rule: 'M1' }]);
  });

  test('whose parts cannot be played is an ERROR', async () => {
    const { id } = await start({ ...bare, rounds: 200_000_000 });
    const Key = marshall(testRunModelKey(id));
    await stage.dynamodb.send(new DeleteItemCommand({ TableName: stage.tables.main, Key }));
    expect((await ended(id)).status).toBe('ERROR');
    // The local cloud reports a failed execution.
    await untilTrue(async () => (await product.said()).errors.some((error) => error.includes(id)));
  });

  test('that is cancelled keeps its status', async () => {
    const { id } = await start({ ...bare, rounds: 50_000_000 });
    expect((await cancel(id)).status).toBe('CANCELLED');
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', resultHash: null, checks: [] });
  });

  test('past its deadline is read as an ERROR', async () => {
    const { id } = await start({ ...bare, rounds: 10_000 });
    await ended(id);
    await stage.dynamodb.send(
      new UpdateItemCommand({
        TableName: stage.tables.main,
        Key: marshall(testRunKey(id)),
        UpdateExpression: 'SET #status = :status, deadline = :deadline',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: marshall({
          ':status': 'RUNNING',
          ':deadline': '2020-01-01T00:00:00.000Z',
        }),
      }),
    );
    expect(await read(id)).toMatchObject({ status: 'ERROR' });
  });
});

test('the local cloud reported no errors', async () => expect((await product.said()).lines).toEqual([]));
