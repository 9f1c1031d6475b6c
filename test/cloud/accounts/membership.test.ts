import { beforeAll, describe, expect, test } from '@jest/globals';
import { DeleteItemCommand, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { decodeJwt } from 'jose';
import { auditChainKey, auditPartition } from '#domain/keys';
import { type AuditRow, firstBreak } from '#lambda/stores/audit/audit-chain';
import type { ChainLink } from '#lambda/stores/audit/chain-store';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import { newUser } from '#test/world/personas';
import { signedIn } from '#test/authorization/environment/sign-in';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { type Product, workersProduct } from '#test/support/hosted-product';
import { until } from 'cdk-local-cloud/testing';
import { givenLiveGame } from '#test/world/given/given-games';
import { diamonds } from '@novalink/engine/testing';

describe('membership', () => {
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
    const draft = await write(accessToken, 'createCompany', 'CreateCompanyInput', {
      kind,
      name: 'Blue Reef',
    });
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
});

describe('ownership', () => {
  interface Company {
    readonly id: string;
    readonly version: number;
    readonly status: string;
    readonly membership: string;
    readonly reviewNote: string | null;
  }

  let product: Product;
  let stage: Stage;
  let admin: string;
  beforeAll(async () => {
    product = await workersProduct();
    stage = await openStage(product);
    await newUser(stage, 'admin@ownership.test', []);
    await stage.grantAdmin('admin@ownership.test');
    admin = (await signedIn(stage, 'admin@ownership.test')).accessToken;
  });

  async function ask<Answer>(token: string, query: string, variables: object): Promise<Answer> {
    const { data, errors } = await askGraphql(stage.graphql, { token }, { query, variables });
    expect(errors).toEqual([]);
    return data as Answer;
  }
  const selection = 'id version status membership reviewNote';
  async function write(token: string, field: string, type: string, input: object): Promise<Company> {
    const query = `mutation ($input: ${type}!) { written: ${field}(input: $input) { ${selection} } }`;
    return (await ask<{ written: Company }>(token, query, { input })).written;
  }
  const step = (token: string, field: string, { id, version: expectedVersion }: Company) =>
    write(token, field, 'CompanyTransitionInput', { id, expectedVersion });
  const read = async (id: string) => {
    const query = `query ($id: ID!) { getCompany(id: $id) { ${selection} history { items { action actor reason } } } }`;
    const { getCompany } = await ask<{ getCompany: Company & { history: { items: object[] } } }>(
      admin,
      query,
      {
        id,
      },
    );
    return getCompany;
  };
  const untilIs = (id: string, status: string, membership: string) =>
    until(async () => {
      const company = await read(id);
      return company.status === status && company.membership === membership ? company : undefined;
    });
  const offered = async (id: string) => {
    const request = { query: 'query ($id: ID!) { getPublicGame(id: $id) { id } }', variables: { id } };
    const { errors } = await askGraphql(stage.graphql, { token: admin }, request);
    expect(errors.map(({ errorType }) => errorType)).not.toContain('Unauthorized');
    return !errors.some(({ errorType }) => errorType === 'game.missing');
  };

  /** An approved provider with a live game. */
  async function provider(email: string) {
    await newUser(stage, email, []);
    const { accessToken } = await signedIn(stage, email);
    const draft = await write(accessToken, 'createCompany', 'CreateCompanyInput', {
      kind: 'PROVIDER',
      name: `Reef of ${email}`,
    });
    await step(admin, 'approveCompany', await step(accessToken, 'submitCompany', draft));
    const company = await untilIs(draft.id, 'APPROVED', 'DONE');
    const tables = { dynamodb: stage.dynamodb, mainTable: stage.tables.main };
    const game = await givenLiveGame(tables, company.id, diamonds);
    expect(await offered(game.id)).toBe(true);
    return { company, gameId: game.id };
  }
  const onUser = (field: string, username: string) => {
    const group = field === 'deleteUser' ? '' : ', group: "PROVIDERS"';
    return ask(admin, `mutation ($username: String!) { ${field}(username: $username${group}) }`, {
      username,
    });
  };
  const isWithdrawn = (id: string) => until(async () => ((await offered(id)) ? undefined : true));

  test('removing the owner from the group suspends the company until an admin reinstates it', async () => {
    const email = 'removed@ownership.test';
    const { company, gameId } = await provider(email);
    await onUser('removeFromGroup', email);
    const suspended = await untilIs(company.id, 'SUSPENDED', 'NONE');
    const reason = 'The owner was removed from the group PROVIDERS.';
    expect(suspended.reviewNote).toBe(reason);
    expect(suspended.history.items).toContainEqual({ action: 'COMPANY_SUSPENDED', actor: 'system', reason });
    await isWithdrawn(gameId);
    await step(admin, 'reinstateCompany', suspended);
    await untilIs(company.id, 'APPROVED', 'DONE');
    expect(decodeJwt((await signedIn(stage, email)).accessToken)['cognito:groups']).toEqual(['PROVIDERS']);
  });

  test('deleting the owner closes the company, and its games are no longer offered', async () => {
    const email = 'deleted@ownership.test';
    const { company, gameId } = await provider(email);
    await onUser('deleteUser', email);
    const closed = await untilIs(company.id, 'CLOSED', 'NONE');
    const reason = 'The owner’s account was deleted.';
    expect(closed.reviewNote).toBe(reason);
    expect(closed.history.items).toContainEqual({ action: 'COMPANY_CLOSED', actor: 'system', reason });
    await isWithdrawn(gameId);
  });
});
