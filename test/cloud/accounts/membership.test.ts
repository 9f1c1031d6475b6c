import { beforeAll, describe, expect, test } from '@jest/globals';
import { DeleteItemCommand, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { decodeJwt } from 'jose';
import { auditChainKey, auditPartition } from '#domain/keys';
import { firstBreak, type AuditRow } from '#lambda/stores/audit/audit-chain';
import type { ChainLink } from '#lambda/stores/audit/chain-store';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import { newUser } from '#test/authorization/personas/personas';
import { signedIn } from '#test/authorization/environment/sign-in';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { workersProduct, type Product } from '#test/support/hosted-product';
import { until } from '#local/testing/until';

interface Company {
  readonly id: string;
  readonly version: number;
  readonly membership: string;
}

let product: Product;
let stage: Stage;
let admin: string;
beforeAll(async () => {
  product = await workersProduct();
  stage = await openStage(product);
  await newUser(stage, 'admin@membership.test', []);
  await stage.grantAdmin('admin@membership.test');
  admin = (await signedIn(stage, 'admin@membership.test')).accessToken;
});

async function write(token: string, field: string, type: string, input: object): Promise<Company> {
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { id version membership } }`;
  const { data, errors } = await askGraphql(stage.graphql, { token }, { query, variables: { input } });
  expect([field, errors]).toEqual([field, []]);
  return data?.[field] as Company;
}
const step = (token: string, field: string, { id, version }: Company) =>
  write(token, field, 'CompanyTransitionInput', { id, expectedVersion: version });

async function read(id: string): Promise<Company | null> {
  const query = 'query ($id: ID!) { getCompany(id: $id) { id version membership } }';
  const { data } = await askGraphql(stage.graphql, { token: admin }, { query, variables: { id } });
  return (data?.getCompany ?? null) as Company | null;
}

/** Waits until the decision has taken effect. */
const untilSettled = (id: string, membership: string) =>
  until(async () => {
    const company = await read(id);
    return company?.membership === membership ? company : undefined;
  });

const groupsNow = async (email: string) =>
  decodeJwt((await signedIn(stage, email)).accessToken)['cognito:groups'];

/** A user with an approved company whose owner has joined the group. */
async function approved(email: string, kind: 'PROVIDER' | 'OPERATOR' = 'PROVIDER') {
  await newUser(stage, email, []);
  const { accessToken } = await signedIn(stage, email);
  const draft = await write(accessToken, 'createCompany', 'CreateCompanyInput', { kind, name: 'Blue Reef' });
  const submitted = await step(accessToken, 'submitCompany', draft);
  const decided = await step(admin, 'approveCompany', submitted);
  expect(decided.membership).toBe('PENDING');
  return { accessToken, company: await untilSettled(draft.id, 'DONE') };
}

describe('the owner’s group', () => {
  test.each([
    ['PROVIDER', 'PROVIDERS'],
    ['OPERATOR', 'OPERATORS'],
  ] as const)('follows the approval of a %s', async (kind, group) => {
    const email = `approved-${kind.toLowerCase()}@membership.test`;
    await approved(email, kind);
    expect(await groupsNow(email)).toEqual([group]);
  });

  test('is removed with the company', async () => {
    const { accessToken, company } = await approved('closes@membership.test');
    const closed = await step(accessToken, 'closeCompany', company);
    expect(closed.membership).toBe('LEAVING');
    await untilSettled(company.id, 'NONE');
    expect(await groupsNow('closes@membership.test')).toBeUndefined();
  });

  test('ends with the company’s deletion by its owner, who may start another', async () => {
    const { accessToken, company } = await approved('deletes@membership.test');
    await write(accessToken, 'deleteCompany', 'DeleteCompanyInput', { id: company.id });
    expect(await read(company.id)).toBeNull();
    await until(async () =>
      (await auditOf(company.id)).events.some(({ action }) => action === 'GROUP_LEFT') ? true : undefined,
    );
    expect(await groupsNow('deletes@membership.test')).toBeUndefined();
    const next = { kind: 'OPERATOR', name: 'Second Reef' };
    expect(await write(accessToken, 'createCompany', 'CreateCompanyInput', next)).toMatchObject({
      version: 1,
    });
  });
});

describe('the audit chain', () => {
  test('contains every event of a company, including its deletion', async () => {
    const { accessToken, company } = await approved('audited@membership.test');
    await write(accessToken, 'deleteCompany', 'DeleteCompanyInput', { id: company.id });
    const { events, links } = await untilChained(company.id, 6);
    expect(events.map(({ action }) => action)).toEqual([
      'COMPANY_CREATED',
      'COMPANY_SUBMITTED',
      'COMPANY_APPROVED',
      'GROUP_JOINED',
      'COMPANY_DELETED',
      'GROUP_LEFT',
    ]);
    expect(firstBreak(events, links)).toBeUndefined();
  });

  test('detects a changed and a removed event', async () => {
    const { company } = await approved('tampered@membership.test');
    const { events } = await untilChained(company.id, 4);
    const second = events[1];
    if (second === undefined) throw new Error('The company has one event.');
    await put({ ...second, actor: 'somebody-else' });
    expect(await breakOf(company.id)).toEqual({ seq: 2, reason: 'the event was changed' });
    await put(second);
    expect(await breakOf(company.id)).toBeUndefined();
    const { pk, sk } = second;
    await stage.dynamodb.send(
      new DeleteItemCommand({ TableName: stage.tables.audit, Key: marshall({ pk, sk }) }),
    );
    expect(await breakOf(company.id)).toEqual({ seq: 2, reason: 'the event is missing' });
  });
});

const put = (row: AuditRow) =>
  stage.dynamodb.send(new PutItemCommand({ TableName: stage.tables.audit, Item: marshall(row) }));

const breakOf = async (id: string) => {
  const { events, links } = await auditOf(id);
  return firstBreak(events, links);
};

const untilChained = (id: string, count: number) =>
  until(async () => {
    const audit = await auditOf(id);
    return audit.links.length === count ? audit : undefined;
  });

/** The events of a company and the links of their chain, each in order. */
async function auditOf(id: string): Promise<{ events: AuditRow[]; links: ChainLink[] }> {
  const { Items = [] } = await stage.dynamodb.send(
    new ScanCommand({ TableName: stage.tables.audit, ConsistentRead: true }),
  );
  const entity = auditPartition('COMPANY', id);
  const rows = Items.map((item) => unmarshall(item) as AuditRow).sort((one, other) =>
    one.sk < other.sk ? -1 : 1,
  );
  const links = rows.filter(({ pk }) => pk === auditChainKey(entity, 0).pk);
  return { events: rows.filter(({ pk }) => pk === entity), links: links as unknown as ChainLink[] };
}
