import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DescribeExecutionCommand, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createFunctionsService, type FunctionsService } from '#local/services/lambda/functions-service';
import { deploy, smallCloud } from '#local/testing/small-cloud';
import { createStateMachinesService, type StateMachinesService } from '../state-machines-service';
import { until } from '#local/testing/until';

let cloud: Awaited<ReturnType<typeof smallCloud>>;
let functions: FunctionsService;
let service: StateMachinesService;
let folder: string;
const reported = jest.spyOn(console, 'error').mockReturnValue();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'machines-'));
  cloud = await smallCloud();
  const nothing = () => Promise.reject(new Error('there are no streams'));
  functions = createFunctionsService({
    ...cloud.needs,
    streams: { start: nothing, end: nothing, read: nothing, onChange: () => () => undefined },
    queues: { send: () => undefined },
    assets: { pathOf: (bucket, key) => join(folder, bucket, key) },
    log: () => undefined,
  });
  service = createStateMachinesService({ ...cloud.needs, functions });
  cloud.attach(service.handler);
});

afterAll(async () => {
  await functions.stop();
  await cloud.stop();
  await rm(folder, { recursive: true });
});

async function deployed(logicalId: string, code: string): Promise<string> {
  await writeFile(join(folder, `${logicalId}.mjs`), code);
  const { attributes } = await deploy(functions.kinds, 'AWS::Lambda::Function', logicalId, {
    Code: { S3Bucket: '.', S3Key: '.' },
    Handler: `${logicalId}.handler`,
    Runtime: 'nodejs24.x',
    Role: cloud.role(`${logicalId}Role`, []),
  });
  return attributes.Arn ?? '';
}

/** Starts a machine with one task. Its role can invoke only `mayInvoke`. */
async function started(logicalId: string, Resource: string, mayInvoke = Resource) {
  const definition = { StartAt: 'It', States: { It: { Type: 'Task', Resource, End: true } } };
  const { ref: stateMachineArn } = await deploy(
    service.kinds,
    'AWS::StepFunctions::StateMachine',
    logicalId,
    {
      RoleArn: cloud.role(`${logicalId}Role`, {
        Effect: 'Allow',
        Action: 'lambda:InvokeFunction',
        Resource: mayInvoke,
      }),
      DefinitionString: JSON.stringify(definition),
    },
  );
  const client = new SFNClient(cloud.sdk());
  const { executionArn } = await client.send(
    new StartExecutionCommand({ stateMachineArn, input: '{"n":21}' }),
  );
  return () => client.send(new DescribeExecutionCommand({ executionArn }));
}

const ended = (found: Awaited<ReturnType<typeof started>>) =>
  until(async () => {
    const described = await found();
    return described.status === 'RUNNING' ? undefined : described;
  });

test('invokes functions with the permissions of its role', async () => {
  const twice = await deployed('Twice', 'export const handler = async ({ n }) => n * 2;');
  expect(await ended(await started('Allowed', twice))).toMatchObject({ status: 'SUCCEEDED', output: '42' });
  expect(await ended(await started('Refused', twice, 'arn:aws:lambda:::none'))).toMatchObject({
    status: 'FAILED',
    error: 'Lambda.AWSLambdaException',
    cause: expect.stringMatching(
      /^User: .*assumed-role\/RefusedRole\/\w{32} is not authorized to perform: lambda:InvokeFunction/,
    ),
  });
});

test('an error of a function keeps its name, message and trace', async () => {
  const broken = await deployed(
    'Broken',
    'export const handler = async () => { throw new RangeError("too far"); };',
  );
  const { error, cause } = await ended(await started('Breaking', broken));
  expect(error).toBe('RangeError');
  expect(JSON.parse(cause ?? '')).toEqual({
    errorType: 'RangeError',
    errorMessage: 'too far',
    trace: expect.arrayContaining(['RangeError: too far']),
  });
});

test('ends executions silently on stop', async () => {
  const endless = await deployed(
    'Endless',
    'export const handler = () => new Promise(() => setTimeout(() => {}, 1e6));',
  );
  const found = await started('Stopped', endless);
  reported.mockClear();
  service.stop();
  await functions.stop();
  expect((await found()).status).toBe('ABORTED');
  expect(reported).not.toHaveBeenCalled();
});
