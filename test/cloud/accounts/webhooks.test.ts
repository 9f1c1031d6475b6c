import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isSigned } from '@novalink/wallet-contract/signatures';
import { until } from 'cdk-local-cloud/testing';
import type { Company, WebhookDeliveryConnection, WebhookSecret } from '#domain/generated/types';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { givenCompany } from '#test/authorization/fixtures/company';
import { workersProduct } from '#test/support/hosted-product';
import { newUser, signInAs } from '#test/world/personas';
import { cloudClock, type CloudClock } from '#tools/local/cloud-clock';

interface Received {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

let stage: Stage;
let clock: CloudClock;
let admin: string;
const received: Received[] = [];
/** The statuses of the next answers; 204 after them. */
const statuses: number[] = [];
const server = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ headers: request.headers, body });
    response.writeHead(statuses.shift() ?? 204).end();
  });
});
beforeAll(async () => {
  const product = await workersProduct('clock');
  stage = await openStage(product);
  clock = cloudClock(product);
  const person = await newUser(stage, 'admin@webhooks.test', []);
  await stage.grantAdmin('admin@webhooks.test');
  admin = (await signInAs(stage, person)).accessToken;
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
});
afterAll(() => void server.close());

async function ask<Answer>(token: string, query: string, variables: object): Promise<Answer> {
  const { data, errors } = await askGraphql(stage.graphql, { token }, { query, variables: { ...variables } });
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Answer;
}

test('events of a company arrive signed and in order, also after an endpoint failed', async () => {
  const { accessToken: token, sub } = await signInAs(
    stage,
    await newUser(stage, 'provider@webhooks.test', ['PROVIDERS']),
  );
  const companyId = await givenCompany(stage, sub, 'APPROVED');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?from=novalink`;
  const { endpoint, secret } = await ask<WebhookSecret>(
    token,
    'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret endpoint { id } } }',
    { input: { companyId, url, events: ['COMPANY_SUSPENDED', 'COMPANY_APPROVED'] } },
  );
  statuses.push(500, 500, 500, 500, 500, 500);
  const decide = (field: string, type: string, input: object) =>
    ask<Company>(admin, `mutation ($input: ${type}!) { ${field}(input: $input) { version } }`, {
      input: { id: companyId, ...input },
    });
  const { version } = await decide('suspendCompany', 'CompanyDecisionInput', {
    expectedVersion: 1,
    reason: 'Licence expired',
  });
  await until(() => received[0]);
  await decide('reinstateCompany', 'CompanyTransitionInput', { expectedVersion: version });
  const log = async () =>
    (
      await ask<WebhookDeliveryConnection>(
        token,
        'query ($companyId: ID!, $endpointId: ID!) { listWebhookDeliveries(companyId: $companyId, endpointId: $endpointId) { items { event status attempts nextAttemptAt responseStatus } } }',
        { companyId, endpointId: endpoint.id },
      )
    ).items;
  const delivered = await until(async () => {
    const items = await log();
    // Not within an attempt, whose lease would end.
    const times = items.flatMap(({ nextAttemptAt }) => nextAttemptAt ?? []);
    const { now } = await clock.read();
    for (const at of times) if (at > now) await clock.advanceTo(new Date(at), 'none');
    return items.every(({ status }) => status === 'DELIVERED') ? items : undefined;
  });
  const types = received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  expect(types).toEqual([...Array.from({ length: 7 }, () => 'company.suspended'), 'company.approved']);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);

  for (const { headers, body } of received) {
    const timestamp = String(headers['x-novalink-timestamp']);
    const request = { timestamp, method: 'POST', target: '/hook?from=novalink', body: Buffer.from(body) };
    expect(isSigned({ scheme: 'v1', secret }, request, String(headers['x-novalink-signature']))).toBe(true);
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const content = `${String(headers['webhook-id'])}.${timestamp}.${body}`;
    const signature = createHmac('sha256', key).update(content).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(JSON.parse(body)).toMatchObject({ id: headers['webhook-id'], companyId, data: {} });
  }
  expect(delivered).toMatchObject([
    { event: 'company.approved', attempts: 1, nextAttemptAt: null, responseStatus: 204 },
    { event: 'company.suspended', attempts: 7, nextAttemptAt: null, responseStatus: 204 },
  ]);
});
