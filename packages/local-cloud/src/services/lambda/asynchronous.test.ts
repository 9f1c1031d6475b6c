import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createFunctionsService, type FunctionsService } from './functions-service';
import { deploy, smallCloud } from '#local/testing/small-cloud';
import { until } from '#local/testing/until';

let cloud: Awaited<ReturnType<typeof smallCloud>>;
let service: FunctionsService;
let folder: string;
const queues = new Map<string, unknown[]>();
const queueArn = (name: string) => `arn:aws:sqs:eu-west-1:000000000000:${name}`;

// Failures are reported with console.error; failures-reported.test.ts checks the messages.
jest.spyOn(console, 'error').mockReturnValue();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asynchronous-'));
  cloud = await smallCloud();
  const nothing = () => Promise.reject(new Error('there are no streams'));
  service = createFunctionsService({
    ...cloud.needs,
    streams: { start: nothing, end: nothing, read: nothing, onChange: () => () => undefined },
    queues: {
      send: (arn, body) => void queues.set(arn, [...(queues.get(arn) ?? []), JSON.parse(body) as unknown]),
    },
    assets: { pathOf: (bucket, key) => join(folder, bucket, key) },
    log: () => undefined,
  });
  cloud.attach(service.handler);
});

afterAll(async () => {
  await service.stop();
  await cloud.stop();
  await rm(folder, { recursive: true });
});

async function deployed(logicalId: string, code: string, properties: Record<string, unknown> = {}) {
  const Role = cloud.role(`${logicalId}Role`, {
    Effect: 'Allow',
    Action: 'sqs:SendMessage',
    Resource: queueArn('*'),
  });
  await writeFile(join(folder, `${logicalId}.mjs`), code);
  const { ref } = await deploy(service.kinds, 'AWS::Lambda::Function', logicalId, {
    Code: { S3Bucket: '.', S3Key: '.' },
    Handler: `${logicalId}.handler`,
    Runtime: 'nodejs24.x',
    Role,
    ...properties,
  });
  return ref;
}

const configure = (FunctionName: string, properties: object) =>
  deploy(service.kinds, 'AWS::Lambda::EventInvokeConfig', `${FunctionName}Config`, {
    FunctionName,
    Qualifier: '$LATEST',
    ...properties,
  });

const sendEvent = (FunctionName: string, event: unknown) =>
  new LambdaClient(cloud.sdk()).send(
    new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload: JSON.stringify(event) }),
  );

const messageIn = (name: string): Promise<unknown> => until(() => queues.get(queueArn(name))?.shift());

const failing = 'export const handler = async () => { throw new TypeError("no"); };';

// AWS: Lambda Developer Guide, "Capturing records of Lambda asynchronous invocations".
describe('an asynchronous event', () => {
  test('goes to the failure destination after all attempts', async () => {
    const name = await deployed('Failing', failing);
    const Destination = queueArn('failures');
    await configure(name, { MaximumRetryAttempts: 0, DestinationConfig: { OnFailure: { Destination } } });
    await sendEvent(name, { n: 1 });
    expect(await messageIn('failures')).toMatchObject({
      version: '1.0',
      requestContext: {
        functionArn: expect.stringMatching(/:function:.*:\$LATEST$/),
        condition: 'RetriesExhausted',
        approximateInvokeCount: 1,
      },
      requestPayload: { n: 1 },
      responseContext: { functionError: 'Unhandled' },
      responsePayload: { errorType: 'TypeError', errorMessage: 'no' },
    });
  });

  test('goes to the success destination with the result', async () => {
    const name = await deployed('Doubling', 'export const handler = async ({ n }) => n * 2;');
    await configure(name, { DestinationConfig: { OnSuccess: { Destination: queueArn('done') } } });
    await sendEvent(name, { n: 21 });
    expect(await messageIn('done')).toMatchObject({
      requestContext: { condition: 'Success', approximateInvokeCount: 1 },
      responsePayload: 42,
    });
  });

  // AWS: Lambda Developer Guide, "Adding a dead-letter queue": the queue receives the event after two retries.
  test('goes to the dead-letter queue of its function after two retries', async () => {
    const name = await deployed('Dead', failing, { DeadLetterConfig: { TargetArn: queueArn('dead') } });
    await sendEvent(name, { n: 3 });
    expect(await messageIn('dead')).toEqual({ n: 3 });
  });

  test('is accepted from a service with permission to invoke the function', async () => {
    const name = await deployed('Accepted', 'export const handler = async (event) => event;');
    await configure(name, { DestinationConfig: { OnSuccess: { Destination: queueArn('succeeded') } } });
    const functionArn = `arn:aws:lambda:eu-west-1:000000000000:function:${name}`;
    const from = (bucket: string) => ({ service: 's3.amazonaws.com', sourceArn: `arn:aws:s3:::${bucket}` });
    expect(() => void service.send(functionArn, {}, from('files'))).toThrow('not authorized');
    await deploy(service.kinds, 'AWS::Lambda::Permission', 'Let', {
      Action: 'lambda:InvokeFunction',
      FunctionName: functionArn,
      Principal: 's3.amazonaws.com',
      SourceAccount: '000000000000',
      SourceArn: 'arn:aws:s3:::files',
    });
    await service.send(functionArn, { from: 'files' }, from('files'));
    expect(await messageIn('succeeded')).toMatchObject({ requestPayload: { from: 'files' } });
    expect(() => service.admit(functionArn, from('other'))).toThrow('not authorized');
  });
});

test('is rejected with a destination that is not a queue or that the role cannot send to', async () => {
  const name = await deployed('Refused', failing, { Role: cloud.role('poor', []) });
  const to = (Destination: string) => configure(name, { DestinationConfig: { OnFailure: { Destination } } });
  await expect(to(queueArn('x'))).rejects.toThrow('does not have permissions to call SendMessage');
  await expect(to('arn:aws:sns:eu-west-1:000000000000:x')).rejects.toThrow('only queues are supported');
});
