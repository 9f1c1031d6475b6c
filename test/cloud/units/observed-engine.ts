import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { startEngineProcess } from 'cdk-local-cloud/dynamodb';

interface Capacity {
  readonly CapacityUnits?: number;
}
interface ConsumedCapacity extends Capacity {
  readonly TableName: string;
  readonly Table?: Capacity;
  readonly GlobalSecondaryIndexes?: Readonly<Record<string, Capacity>>;
}

/** One call of the DynamoDB API, and its consumed capacity. */
export interface EngineCall {
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly consumed: readonly ConsumedCapacity[];
}

const reported = new Set([
  'BatchGetItem',
  'BatchWriteItem',
  'DeleteItem',
  'GetItem',
  'PutItem',
  'Query',
  'Scan',
  'TransactGetItems',
  'TransactWriteItems',
  'UpdateItem',
]);

/**
 * A DynamoDB engine behind a proxy that records the calls for items and requests their consumed capacity.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_ConsumedCapacity.html
 */
export async function startObservedEngine() {
  const engine = await startEngineProcess(undefined);
  const calls: EngineCall[] = [];
  const pass = async (incoming: IncomingMessage) => {
    const target = String(incoming.headers['x-amz-target']);
    const operation = target.split('.').at(-1) ?? '';
    const input = JSON.parse(await textOf(incoming)) as Record<string, unknown>;
    const isReported = reported.has(operation);
    const response = await fetch(engine.endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': target,
        'x-amz-date': String(incoming.headers['x-amz-date']),
        authorization: String(incoming.headers.authorization),
      },
      body: JSON.stringify(isReported ? { ...input, ReturnConsumedCapacity: 'INDEXES' } : input),
    });
    const body = await response.text();
    if (isReported) calls.push({ operation, input, consumed: consumedOf(body) });
    return { status: response.status, body };
  };
  const server = createServer((incoming, outgoing) => {
    void pass(incoming).then(({ status, body }) => outgoing.writeHead(status).end(body));
  });
  // As in the local cloud's own server: a busy client must not use a connection that is being closed.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The observer has no port.');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    /** The engine itself. Calls to it are not recorded. */
    unobserved: engine.endpoint,
    /** The calls since the last time, in order. */
    take: () => calls.splice(0),
    async stop() {
      server.closeAllConnections();
      server.close();
      await engine.stop();
    },
  };
}

function consumedOf(body: string): ConsumedCapacity[] {
  const { ConsumedCapacity: consumed = [] } = JSON.parse(body) as {
    ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[];
  };
  return Array.isArray(consumed) ? consumed : [consumed];
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
