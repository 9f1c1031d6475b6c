import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { companyKey } from '#domain/keys';
import { signedIn } from '../test/authorization/environment/sign-in';
import { givenUser, openStage } from '../test/authorization/environment/stage';
import { startProduct } from '../test/support/product';
import type { Metric } from './run';

const seconds = 5;

/**
 * Reads one company through AppSync and, for comparison, the same item through the AWS SDK: rate and p99
 * latency.
 */
export async function graphqlMetrics(): Promise<Metric[]> {
  const product = await startProduct();
  try {
    const stage = await openStage(product);
    const email = 'bench@novalink.test';
    await givenUser(stage, email);
    const { accessToken } = await signedIn(stage, email);
    const ask = async (query: string, variables: object) => {
      const response = await fetch(stage.graphql.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: accessToken },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await response.json()) as {
        data: Record<string, { id: string }>;
        errors?: unknown;
      };
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return data;
    };
    const { createCompany } = await ask(
      'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { id } }',
      { input: { kind: 'PROVIDER', name: 'Bench' } },
    );
    const id = createCompany?.id ?? '';
    const { pk, sk } = companyKey(id);
    const get = new GetItemCommand({ TableName: stage.tables.main, Key: { pk: { S: pk }, sk: { S: sk } } });
    const clients = Array.from({ length: 16 }, () => sdkClient(product));
    const metrics: Metric[] = [];
    for (const count of [1, 16]) {
      const graphql = await load(count, () =>
        ask('query ($id: ID!) { getCompany(id: $id) { id name status } }', { id }),
      );
      const sdk = await load(count, (client) => clients[client]?.send(get));
      metrics.push({
        name: `GraphQL get, ${count} client${count === 1 ? '' : 's'}`,
        value: `${graphql.rate.toFixed(0)} /s`,
        beside: `p99 ${graphql.p99.toFixed(1)} ms; GetItem by SDK ${sdk.rate.toFixed(0)} /s, p99 ${sdk.p99.toFixed(1)} ms: ${(graphql.rate / sdk.rate).toFixed(2)} ×`,
      });
    }
    for (const client of clients) client.destroy();
    return metrics;
  } finally {
    await product.stop();
  }
}

const sdkClient = ({ origin, administrator }: Awaited<ReturnType<typeof startProduct>>) =>
  new DynamoDBClient({ endpoint: origin, region: 'eu-west-1', credentials: administrator });

/** Sends requests for five seconds with this many clients, each one request at a time. */
async function load(count: number, ask: (client: number) => Promise<unknown> | undefined) {
  const latencies: number[] = [];
  const begun = performance.now();
  const until = begun + seconds * 1000;
  await Promise.all(
    Array.from({ length: count }, async (_, client) => {
      while (performance.now() < until) {
        const sent = performance.now();
        await ask(client);
        latencies.push(performance.now() - sent);
      }
    }),
  );
  latencies.sort((one, other) => one - other);
  return {
    rate: latencies.length / ((performance.now() - begun) / 1000),
    p99: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
  };
}
