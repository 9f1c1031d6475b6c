import { GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { commitmentOf, eventText } from '#domain/audit/commitment';
import { type DayHead, type LinkedEntry, entriesFault, headError, headText } from '#domain/audit/public-day';
import type { AuditAction, AuditedKind, LoggedEvent, PublishedEvent } from '#domain/generated/types';
import { auditPartition, auditSort, auditTimeKeys } from '#domain/keys';
import { publicHeadObjectKey } from '#domain/keys/public-log';
import { dayOf } from '@novalink/ledger/day';
import { publicDayEntries } from '#lambda/stores/public-audit/public-day-entries';
import { publicLog } from '#lambda/stores/public-audit/public-log';
import { region } from 'cdk-local-cloud/client';
import { until } from 'cdk-local-cloud/testing';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import type { Stage } from '#test/authorization/environment/running-stage';
import { signedIn } from '#test/authorization/environment/sign-in';
import { namedOutput, openStage } from '#test/authorization/environment/stage';
import { givenCompany } from '#test/authorization/fixtures/company';
import { givenGame } from '#test/authorization/fixtures/game';
import { newUser } from '#test/world/personas';
import { deep } from '#test/support/deep';
import { type OwnProduct, ownProduct } from '#test/support/hosted-product';
import { cloudClock } from '#tools/local/cloud-clock';

let cloud: OwnProduct;
let stage: Stage;
let admin: string;
beforeAll(async () => {
  cloud = await ownProduct();
  stage = await openStage(cloud);
  await newUser(stage, 'admin@audit.test', []);
  await stage.grantAdmin('admin@audit.test');
  admin = (await signedIn(stage, 'admin@audit.test')).accessToken;
});

describe('the public audit log', () => {
  const auditRows = () => ({ dynamodb: stage.dynamodb, auditTable: stage.tables.audit });
  const entriesOf = (day: string) => publicDayEntries(auditRows())(day);
  const daysBefore = (count: number) => dayOf(new Date(Date.now() - count * 24 * 3_600_000));

  async function decide(field: string, input: string, variables: object): Promise<void> {
    const query = `mutation ($input: ${input}!) { ${field}(input: $input) { id } }`;
    const { errors } = await askGraphql(
      stage.graphql,
      { token: admin },
      { query, variables: { input: variables } },
    );
    expect(errors).toEqual([]);
  }

  test('publishes decisions without the users who made them', async () => {
    const owner = await newUser(stage, 'owner@audit.test', []);
    const company = await givenCompany(stage, owner.sub, 'SUBMITTED', { name: 'Secret Games' });
    const game = await givenGame(stage, owner.sub, 'LIVE');
    await decide('approveCompany', 'CompanyTransitionInput', { id: company, expectedVersion: 1 });
    await decide('suspendGame', 'GameDecisionInput', { id: game, expectedVersion: 1, reason: 'As agreed.' });
    const today = dayOf(new Date());
    const entries = await until(async () => {
      const some = await entriesOf(today);
      return some.some(({ action }) => action === 'GAME_SUSPENDED') ? some : undefined;
    });
    expect(entriesFault(today, entries)).toBeUndefined();
    const reported = entries.map(({ action, kind, name }) => [action, kind, name]);
    // The admin's own role, the company's approval, its owner's role and the game.
    expect(reported).toEqual(
      expect.arrayContaining([
        ['GROUP_JOINED', 'USER', null],
        ['COMPANY_APPROVED', 'COMPANY', null],
        ['GAME_SUSPENDED', 'GAME', 'Lantern Bay'],
      ]),
    );
    const text = JSON.stringify(entries);
    for (const secret of [owner.sub, company, game, 'Secret', 'audit.test', 'As agreed'])
      expect(text).not.toContain(secret);
    await expectProved('COMPANY', company, 'COMPANY_APPROVED', entries);
    await expectProved('GAME', game, 'GAME_SUSPENDED', entries);
  });

  /** Reads the event and its salt as an admin and checks the commitment of the public entry. */
  async function expectProved(
    kind: AuditedKind,
    entityId: string,
    action: AuditAction,
    entries: readonly LinkedEntry[],
  ): Promise<void> {
    const listed = await askGraphql(
      stage.graphql,
      { token: admin },
      {
        query: `{ listAuditEvents(kind: ${kind}, action: ${action}) { items { id at kind entityId action actor reason changes } } }`,
      },
    );
    const page = listed.data?.listAuditEvents as { readonly items: readonly LoggedEvent[] } | undefined;
    const event = page?.items.find((one) => one.entityId === entityId);
    if (!event) throw new Error(`${action} is not listed.`);
    const { at, id } = event;
    const { data } = await askGraphql(
      stage.graphql,
      { token: admin },
      {
        query:
          'query ($kind: AuditedKind!, $entityId: ID!, $at: AWSDateTime!, $id: ID!) { getPublishedEvent(kind: $kind, entityId: $entityId, at: $at, id: $id) { day seq salt } }',
        variables: { kind, entityId, at, id },
      },
    );
    const published = data?.getPublishedEvent as PublishedEvent | null | undefined;
    if (!published) throw new Error(`${action} is not published.`);
    const { actor, reason, changes } = event;
    const committed = { id, at, kind, entityId, action, actor, reason: reason ?? null };
    const text = eventText({ ...committed, changes: JSON.parse(`${changes}`) as unknown });
    const entry = entries.find((one) => one.seq === published.seq);
    expect(entry).toMatchObject({ action, commitment: commitmentOf(published.salt, text) });
  }

  test('the sweep publishes events that the stream missed, closes days and copies their heads to S3', async () => {
    const [first, second] = [daysBefore(4), daysBefore(3)];
    const at = `${first}T10:00:00.000Z`;
    const event = { id: 'E1', at, action: 'CASINO_APPROVED', actor: 'admin', reason: null, changes: {} };
    const key = { pk: auditPartition('CASINO', 'K1'), sk: auditSort(at, 'E1') };
    // Written directly to the table, as by an import. The stream delivers it as well, so one of the two has no effect.
    await stage.dynamodb.send(
      new PutItemCommand({
        TableName: stage.tables.audit,
        Item: marshall({ ...key, ...auditTimeKeys(at, 'E1'), ...event }),
      }),
    );
    const lambda = new LambdaClient({ region, endpoint: cloud.origin, credentials: cloud.administrator });
    const FunctionName = namedOutput(cloud, 'CloseAuditDaysName');
    const sweep = async () => {
      const { Payload, FunctionError } = await lambda.send(new InvokeCommand({ FunctionName }));
      expect(FunctionError).toBeUndefined();
      return JSON.parse(Buffer.from(Payload ?? []).toString('utf8')) as {
        readonly closed: readonly string[];
      };
    };
    expect((await sweep()).closed.slice(0, 2)).toEqual([first, second]);
    expect(await sweep()).toEqual({ closed: [] });
    const entries = await entriesOf(first);
    expect(entries).toMatchObject([{ seq: 1, action: 'CASINO_APPROVED', kind: 'CASINO', name: null }]);
    const s3 = new S3Client({
      region,
      endpoint: cloud.origin,
      forcePathStyle: true,
      credentials: cloud.administrator,
    });
    const copyOf = async (day: string) => {
      const Key = publicHeadObjectKey(day);
      const { Body } = await s3.send(
        new GetObjectCommand({ Bucket: namedOutput(cloud, 'SealBucketName'), Key }),
      );
      return JSON.parse((await Body?.transformToString()) ?? '') as DayHead;
    };
    const [head, next] = [await copyOf(first), await copyOf(second)];
    expect(headError(head, entries, undefined)).toBeUndefined();
    expect(headError(next, await entriesOf(second), head)).toBeUndefined();
    const last = await publicLog(auditRows()).lastHead();
    if (!last) throw new Error('No day was closed.');
    expect(headText(await copyOf(last.day))).toBe(headText(last));
    expect((await cloud.said()).errors).toEqual([]);
  });
});

describe('nightly work', () => {
  const dayMilliseconds = 86_400_000;

  test('the schedules of the templates run every night, and lost, doubled or late ticks do no harm', async () => {
    const clock = cloudClock(cloud);
    // Some schedules have hundreds of due times in a day.
    const ticks = deep('latest', 'all');
    const nightly = await clock.schedules();
    expect(nightly.length).toBeGreaterThan(5);
    const before = await clock.read();
    // In a test's cloud, schedules do not fire automatically.
    expect(before.aheadSeconds).toBe(0);

    await clock.advance('P1D', ticks);
    for (const { nextAt } of await clock.schedules())
      expect(Date.parse(nextAt ?? '') - Date.parse(before.now)).toBeGreaterThan(dayMilliseconds);
    for (const { arn } of nightly) await clock.disturb(arn, 'doubled');
    await clock.advance('P1D', ticks);
    // The role of the new admin is published today. The day is closed in the night after the next one.
    expect(await isClosed(before.now.slice(0, 10))).toBe(true);
    for (const { arn } of nightly) await clock.disturb(arn, 'lost');
    await clock.advance('P1D', ticks);
    for (const { arn } of nightly) await clock.disturb(arn, { late: 'PT2H' });
    await clock.advance('P2D', ticks);

    // Sign-ins use the real time, so nobody has to sign in again.
    const query = '{ listAuditEvents(kind: USER) { items { id } } }';
    const asked = await askGraphql(stage.graphql, { token: admin }, { query, variables: {} });
    expect(asked.errors).toEqual([]);
    const { lines, errors } = await cloud.said();
    // One of two concurrent sweeps fails, and Lambda retries it.
    const others = errors.filter((error) => !/(Another|concurrent) sweep (closed|seals)/.test(error));
    expect([lines.filter((line) => !line.startsWith('Mail to ')), others]).toEqual([[], []]);
  });

  /** Whether the day of the public audit log was closed. */
  async function isClosed(day: string): Promise<boolean> {
    const { origin: endpoint, administrator: credentials } = cloud;
    const s3 = new S3Client({ region, endpoint, credentials, forcePathStyle: true });
    const head = { Bucket: namedOutput(cloud, 'SealBucketName'), Key: publicHeadObjectKey(day) };
    return s3.send(new HeadObjectCommand(head)).then(
      () => true,
      () => false,
    );
  }
});
