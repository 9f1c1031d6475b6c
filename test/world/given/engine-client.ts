import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import * as sdk from '@aws-sdk/client-dynamodb';
import { isDeep } from '#test/support/deep';

const agent = new Agent({ keepAlive: true });

/**
 * A client of an engine of the tests. It sends commands as JSON, without the SDK's serialization, signatures and
 * retries, which take two thirds of the time of a request. In `npm run test:deep`, the SDK sends them.
 */
export function engineClient(endpoint: string): sdk.DynamoDBClient {
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = new sdk.DynamoDBClient({ region: 'eu-west-1', endpoint, credentials, maxAttempts: 1 });
  // This middleware copies every response for a log that nobody reads, which takes a fifth of the time for
  // reading whole tables.
  client.middlewareStack.remove('loggerMiddleware');
  if (isDeep) return client;
  client.middlewareStack.add(
    (_next, { commandName }) =>
      async ({ input }) => {
        const operation = String(commandName).replace(/Command$/, '');
        const { status, answer } = await answerOf(endpoint, operation, JSON.stringify(input, asBase64));
        const $metadata = { httpStatusCode: status, attempts: 1 };
        const fields = parsed(answer);
        if (status !== 200) throw exceptionOf(fields as Refusal, $metadata);
        return { response: undefined, output: { ...fields, $metadata } };
      },
    { step: 'initialize', priority: 'low', name: 'plainRequests' },
  );
  return client;
}

async function answerOf(endpoint: string, operation: string, body: string) {
  const asked = request(endpoint, {
    ...{ agent, method: 'POST' },
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'content-length': Buffer.byteLength(body),
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      // The engine requires a signature, but does not verify it.
      authorization:
        'AWS4-HMAC-SHA256 Credential=test/20260101/eu-west-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
      'x-amz-date': '20260101T000000Z',
    },
  });
  asked.end(body);
  const [answered] = (await once(asked, 'response')) as [NodeJS.ReadableStream & { statusCode: number }];
  return { status: answered.statusCode, answer: await text(answered) };
}

interface Refusal extends Readonly<Record<string, unknown>> {
  readonly __type: string;
  readonly message?: string;
  readonly Message?: string;
}
type Exception = new (fields: object) => sdk.DynamoDBServiceException;

function exceptionOf({ __type, ...fields }: Refusal, $metadata: object): Error {
  const name = __type.split('#').at(-1) ?? '';
  const modeled = (sdk as unknown as Readonly<Record<string, Exception | undefined>>)[name];
  const message = fields.message ?? fields.Message ?? name;
  return modeled
    ? new modeled({ ...fields, message, $metadata })
    : new sdk.DynamoDBServiceException({ name, $fault: 'client', message, $metadata });
}

/** Binary values are text in JSON. */
function asBase64(this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  const own = this[key];
  return own instanceof Uint8Array ? Buffer.from(own).toString('base64') : value;
}
/** A reviver of `JSON.parse` would be called for every value, which takes longer. */
function parsed(answer: string): object {
  const fields = JSON.parse(answer) as Json;
  if (answer.includes('"B":')) readBytes(fields);
  return fields;
}

type Json = Record<string, unknown>;

function readBytes(json: Json): void {
  for (const key of Object.keys(json)) {
    const value = json[key];
    if (typeof value === 'object' && value !== null) readBytes(value as Json);
    else if (key === 'B' && typeof value === 'string')
      json[key] = new Uint8Array(Buffer.from(value, 'base64'));
  }
}
