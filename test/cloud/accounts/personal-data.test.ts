import { beforeAll, describe, expect, test } from '@jest/globals';
import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { GetItemCommand, PutItemCommand, QueryCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { marshall } from '@aws-sdk/util-dynamodb';
import { auditSort, brandUserKey, fileKey, notificationKey } from '#domain/keys';
import { documentPrefix, imagePrefix } from '#domain/uploads';
import { until } from 'cdk-local-cloud/testing';
import { termsVersion } from '#domain/terms-versions';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import { newUser } from '#test/world/personas';
import { signedIn } from '#test/authorization/environment/sign-in';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { secretSeeds, serverSeedHash, sessionRows } from '#test/authorization/fixtures/player';
import { replayRows } from '#test/authorization/fixtures/shared-round';
import { drawnPng } from '#test/support/files/drawn-files';
import { givenBrand } from '#test/world/given/given-brands';
import { workersProduct, type Product } from '#test/support/hosted-product';
import { bucketsOf, judged, newUploader, put as putFile, type Uploader } from '#test/support/files/uploader';

type Item = Readonly<Record<string, unknown>>;

let product: Product;
let stage: Stage;
beforeAll(async () => {
  product = await workersProduct();
  stage = await openStage(product);
});

async function ask<Answer>(token: string, query: string, variables: object = {}): Promise<Answer> {
  const { data, errors } = await askGraphql(stage.graphql, { token }, { query, variables });
  expect(errors).toEqual([]);
  return data as Answer;
}

/** Every page of an export. */
async function exported(token: string): Promise<Item[]> {
  const items: Item[] = [];
  let nextToken: string | null = null;
  do {
    const query = 'query ($nextToken: String) { exportMyData(nextToken: $nextToken) }';
    const { exportMyData } = await ask<{ exportMyData: string }>(token, query, { nextToken });
    const page = JSON.parse(exportMyData) as { items: Item[]; nextToken: string | null };
    items.push(...page.items);
    ({ nextToken } = page);
  } while (nextToken !== null);
  return items;
}

const saveSettings =
  'mutation ($input: SaveNotificationSettingsInput!) { saveNotificationSettings(input: $input) { version } }';

const askSupport =
  'mutation ($input: CreateSupportRequestInput!) { createSupportRequest(input: $input) { id } }';

/** A provider with a company, an age, a support request, and a seat with coins in a brand. */
async function person(name: string) {
  const email = `${name}@personal.test`;
  const { sub } = await newUser(stage, email, ['PROVIDERS']);
  const { accessToken: token } = await signedIn(stage, email);
  await ask(token, 'mutation { confirmAge { confirmedAt } }');
  const { createCompany } = await ask<{ createCompany: { id: string } }>(
    token,
    'mutation { createCompany(input: { kind: PROVIDER, name: "Blue Reef" }) { id } }',
  );
  const notified = auditSort('2026-11-22T10:00:00.000Z', name);
  await stage.dynamodb.send(
    new PutItemCommand({
      TableName: stage.tables.main,
      Item: marshall({ ...notificationKey(sub, notified), id: notified, name: `Decision about ${name}` }),
    }),
  );
  await ask(token, 'mutation ($upTo: ID!) { markNotificationsRead(upTo: $upTo) }', { upTo: notified });
  const settings = { emailTopics: ['GAMES'], expectedVersion: 0 };
  await ask(token, saveSettings, { input: settings });
  const question = { topic: 'ACCOUNT', subject: `Question of ${name}`, text: 'How do I export my data?' };
  await ask(token, askSupport, { input: question });
  const { id: brandId } = await givenBrand({ dynamodb: stage.dynamodb, mainTable: stage.tables.main });
  await ask(token, 'mutation ($input: JoinBrandInput!) { joinBrand(input: $input) { userId } }', {
    input: { brandId, displayName: `Sea ${name}`, country: 'NL', ofAge: true, termsVersion },
  });
  const { Item } = await stage.dynamodb.send(
    new GetItemCommand({ TableName: stage.tables.main, Key: marshall(brandUserKey(brandId, sub)) }),
  );
  const playerId = Item?.playerId?.S ?? '';
  return { email, sub, playerId, token, companyId: createCompany.id, brandId };
}

/** The row of the player as a manager has tagged it. */
const givenTags = (brandId: string, sub: string, tags: readonly string[]) =>
  stage.dynamodb.send(
    new UpdateItemCommand({
      TableName: stage.tables.main,
      Key: marshall(brandUserKey(brandId, sub)),
      UpdateExpression: 'SET tags = :tags',
      ExpressionAttributeValues: marshall({ ':tags': tags }),
    }),
  );

/** The replay of one of the player's rounds, and the row that refers to it. */
const sharedRound = (id: string, player: { brandId: string; playerId: string }) =>
  replayRows(id, { ...player, gameId: 'a-game', versionId: 'a-version' });

async function givenPlay(...rows: readonly Item[]): Promise<void> {
  for (const row of rows)
    await stage.dynamodb.send(new PutItemCommand({ TableName: stage.tables.play, Item: marshall(row) }));
}

/** The number of rows about notifications of the user. */
async function notificationsOf(sub: string): Promise<number> {
  const { Count = 0 } = await stage.dynamodb.send(
    new QueryCommand({
      TableName: stage.tables.main,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: marshall({ ':pk': notificationKey(sub, '').pk }),
      ConsistentRead: true,
    }),
  );
  return Count;
}

describe('an export', () => {
  test('contains the data of the user, and nothing about others', async () => {
    const [ada, bob] = [await person('ada'), await person('bob')];
    await givenTags(ada.brandId, ada.sub, ['vip', 'launch']);
    await givenTags(bob.brandId, bob.sub, ['tag-of-bob']);
    const items = await exported(ada.token);
    const sections = [...new Set(items.map(({ section }) => section))];
    expect(sections).toEqual(
      expect.arrayContaining(['account', 'person', 'audit', 'players', 'company', 'wallets', 'statement']),
    );
    expect(items).toContainEqual(expect.objectContaining({ section: 'account', email: ada.email }));
    expect(items).toContainEqual(expect.objectContaining({ section: 'person', emailTopics: ['GAMES'] }));
    expect(items).toContainEqual(
      expect.objectContaining({ section: 'players', displayName: 'Sea ada', tags: ['vip', 'launch'] }),
    );
    expect(items).toContainEqual(expect.objectContaining({ section: 'company', id: ada.companyId }));
    expect(items).toContainEqual(
      expect.objectContaining({ section: 'notifications', name: 'Decision about ada' }),
    );
    expect(items).toContainEqual(
      expect.objectContaining({ section: 'statement', kind: 'WELCOME', playerId: ada.playerId }),
    );
    expect(items).toContainEqual(
      expect.objectContaining({ section: 'support-requests', subject: 'Question of ada' }),
    );
    const text = JSON.stringify(items);
    for (const other of [
      bob.sub,
      bob.playerId,
      bob.email,
      bob.companyId,
      'Sea bob',
      'about bob',
      'of bob',
      'tag-of-bob',
    ])
      expect(text).not.toContain(other);
    expect(text).not.toMatch(/"(pk|sk|serverSeed)"/);
  });

  test('contains the state of a player, but not the current seed', async () => {
    const { token, brandId, playerId } = await person('gil');
    await givenPlay(
      ...sessionRows(brandId, playerId),
      ...sharedRound('REPLAY-OF-GIL', { brandId, playerId }),
    );
    const items = await exported(token);
    const shared = [expect.objectContaining({ replayId: 'REPLAY-OF-GIL' })] as unknown;
    expect(items).toContainEqual(expect.objectContaining({ section: 'play', shared }));
    expect(items).toContainEqual(
      expect.objectContaining({
        section: 'play',
        seed: expect.objectContaining({ serverSeedHash, clientSeed: 'lantern' }) as unknown,
      }),
    );
    for (const secret of secretSeeds) expect(JSON.stringify(items)).not.toContain(secret);
  });

  test('follows no forged token into another partition', async () => {
    const [eve, mallory] = [await person('eve'), await person('mallory')];
    const after = { pk: `PERSON#${eve.sub}`, sk: '0' };
    const tokens = [{ source: 0, after }, { source: 'x' }, { source: -1 }, { source: 10_000 }].map((token) =>
      Buffer.from(JSON.stringify(token)).toString('base64url'),
    );
    for (const nextToken of [...tokens, 'not a token']) {
      const query = 'query ($nextToken: String) { exportMyData(nextToken: $nextToken) }';
      const request = { query, variables: { nextToken } };
      const { data } = await askGraphql(stage.graphql, { token: mallory.token }, request);
      expect(JSON.stringify(data)).not.toContain(eve.sub);
      expect(JSON.stringify(data ?? {})).not.toContain('AGE');
    }
  });
});

describe('deleting an account', () => {
  const deletion = 'mutation ($email: String!) { deleteMyAccount(email: $email) }';
  const isGone = async (sub: string) => {
    const command = new AdminGetUserCommand({ UserPoolId: stage.userPoolId, Username: sub });
    return stage.cognito.send(command).then(
      () => false,
      () => true,
    );
  };

  test('requires the address of the account', async () => {
    const { token, sub } = await person('careful');
    expect(await ask(token, deletion, { email: 'somebody@else.test' })).toEqual({ deleteMyAccount: false });
    expect(await isGone(sub)).toBe(false);
  });

  test('removes the data of the user, closes their company and keeps the ledger', async () => {
    const { token, email, sub, playerId, companyId, brandId } = await person('leaver');
    await givenPlay(...sharedRound('REPLAY-OF-LEAVER', { brandId, playerId }));
    await givenTags(brandId, sub, ['tag-of-leaver']);
    expect(await ask(token, deletion, { email: email.toUpperCase() })).toEqual({ deleteMyAccount: true });
    expect(await isGone(sub)).toBe(true);
    const rows = async () => (await stage.scannedContents()).split('\n');
    const settled = await until(async () => {
      const all = await rows();
      const left = all.filter((row) => row.includes(`"PERSON#${sub}"`) && !row.includes('"WITHDRAWN#'));
      return left.length === 0 ? all : undefined;
    });
    await until(async () => ((await notificationsOf(sub)) === 0 ? true : undefined));
    await until(async () =>
      (await rows()).some((row) => row.includes('REPLAY-OF-LEAVER')) ? undefined : true,
    );
    await until(async () =>
      (await rows()).some((row) => row.includes('Question of leaver')) ? undefined : true,
    );
    expect(settled.join('\n')).not.toContain('Sea leaver"},"nameSort');
    const seat = settled.find((row) => row.includes(`"USER#${sub}"`) && row.includes(`"BRAND#${brandId}"`));
    expect(seat).toContain('Deleted player');
    expect(seat).not.toContain('tag-of-leaver');
    expect(seat).toContain('"CLOSED"');
    const company = settled.find(
      (row) => row.includes(`"COMPANY#${companyId}"`) && row.includes('"COMPANY"'),
    );
    expect(company).toContain('"CLOSED"');
    expect(settled.some((row) => row.includes(`WELCOME#${brandId}#${playerId}`))).toBe(true);
  });

  test('removes the files of the user, except documents of a compliance profile', async () => {
    const [leaver, other] = [await newUploader(stage, 'leaver'), await newUploader(stage, 'stayer')];
    const buckets = bucketsOf(product);
    const upload = async (by: Uploader, place: 'images' | 'documents') => {
      const key = by.newKey(place === 'images' ? imagePrefix : documentPrefix, 'png');
      await putFile(by, { Bucket: buckets[place], Key: key, Body: drawnPng(), ContentType: 'image/png' });
      await judged(stage, key);
      return key;
    };
    const gone = [await upload(leaver, 'images'), await upload(leaver, 'documents')];
    const kept = [await upload(leaver, 'documents'), await upload(other, 'images')];
    await stage.dynamodb.send(
      new UpdateItemCommand({
        TableName: stage.tables.main,
        Key: marshall(fileKey(kept[0] ?? '')),
        UpdateExpression: 'SET claimedBy = :company',
        ExpressionAttributeValues: marshall({ ':company': 'a-company' }),
      }),
    );
    const query =
      'mutation ($email: String!, $idToken: String) { deleteMyAccount(email: $email, idToken: $idToken) }';
    const variables = { email: leaver.email, idToken: other.idToken };
    const token = leaver.accessToken ?? '';
    const { errors } = await askGraphql(stage.graphql, { token }, { query, variables });
    expect(errors[0]?.errorType).toBe('input.invalid');
    await ask(token, query, { ...variables, idToken: leaver.idToken });

    const { origin: endpoint, administrator: credentials } = product;
    const s3 = new S3Client({ endpoint, region: 'eu-west-1', forcePathStyle: true, credentials });
    const keys = async () => {
      const pages = Object.values(buckets).flatMap((Bucket) =>
        [...gone, ...kept].map((Prefix) => s3.send(new ListObjectVersionsCommand({ Bucket, Prefix }))),
      );
      return (await Promise.all(pages)).flatMap(({ Versions = [] }) => Versions.map(({ Key }) => Key));
    };
    const left = await until(async () => {
      const all = await keys();
      return gone.some((key) => all.includes(key)) ? undefined : all;
    });
    expect(left).toEqual(expect.arrayContaining(kept));
    s3.destroy();
  });
});
