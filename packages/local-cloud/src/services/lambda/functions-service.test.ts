import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  GetFunctionCommand,
  GetFunctionConfigurationCommand,
  InvokeCommand,
  LambdaClient,
  ListEventSourceMappingsCommand,
  ListFunctionsCommand,
} from '@aws-sdk/client-lambda';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createDynamoDbService, type DynamoDbService } from '#local/services/dynamodb/dynamodb-service';
import { createFunctionsService, type FunctionsService } from './functions-service';
import { deploy, smallCloud } from '#local/testing/small-cloud';
import { untilTrue } from '#local/testing/until';

let cloud: Awaited<ReturnType<typeof smallCloud>>;
let dynamodb: DynamoDbService;
let service: FunctionsService;
let folder: string;
const printed: string[] = [];
const logged: (readonly [group: string, stream: string, text: string])[] = [];

// Failures are reported with console.error; failures-reported.test.ts checks the messages.
jest.spyOn(console, 'error').mockReturnValue();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'functions-'));
  cloud = await smallCloud();
  dynamodb = await createDynamoDbService(cloud.needs);
  service = createFunctionsService({
    ...cloud.needs,
    streams: dynamodb.streams,
    queues: { send: () => undefined },
    assets: { pathOf: (bucket, key) => join(folder, bucket, key) },
    log: (name, text) => void printed.push(`${name}: ${text}`),
    logs: { append: (...event) => void logged.push(event) },
  });
  cloud.attach((request) =>
    request.url.pathname.startsWith('/2015-03-31/') ? service.handler(request) : dynamodb.handler(request),
  );
});

afterAll(async () => {
  await service.stop();
  await dynamodb.stop();
  await cloud.stop();
  await rm(folder, { recursive: true });
});

async function deployed(logicalId: string, code: string, properties: Record<string, unknown> = {}) {
  const Role = cloud.role(`${logicalId}Role`, []);
  await writeFile(join(folder, `${logicalId}.mjs`), code);
  return deploy(service.kinds, 'AWS::Lambda::Function', logicalId, {
    Code: { S3Bucket: '.', S3Key: '.' },
    Handler: `${logicalId}.handler`,
    Runtime: 'nodejs24.x',
    Role,
    ...properties,
  });
}

async function invoke(FunctionName: string, event: unknown = {}, roleArn?: string) {
  const answer = await new LambdaClient(cloud.sdk(roleArn)).send(
    new InvokeCommand({ FunctionName, Payload: JSON.stringify(event) }),
  );
  return {
    error: answer.FunctionError,
    payload: JSON.parse(answer.Payload?.transformToString() ?? 'null') as unknown,
  };
}

describe('an invocation', () => {
  test('returns the result of the handler', async () => {
    const { ref } = await deployed('Doubler', 'export const handler = async ({ n }) => ({ twice: n * 2 });');
    expect(await invoke(ref, { n: 21 })).toEqual({ error: undefined, payload: { twice: 42 } });
  });

  test('also runs a CommonJS module', async () => {
    await writeFile(join(folder, 'Older.cjs'), 'exports.handler = async () => "old";');
    const Role = cloud.role('OlderRole', []);
    const { ref } = await deploy(service.kinds, 'AWS::Lambda::Function', 'Older', {
      Code: { S3Bucket: '.', S3Key: '.' },
      Handler: 'Older.handler',
      Runtime: 'nodejs22.x',
      Role,
    });
    expect((await invoke(ref)).payload).toBe('old');
  });

  const required = (name: string) => `import { createRequire } from 'node:module';
    const provided = createRequire(import.meta.url)('${name}');`;

  test.each([
    ['an import', `import * as provided from '@aws-sdk/client-dynamodb';`],
    ['an import of another module', `import { provided } from './inner.mjs';`],
    ['a dynamic import', `const load = () => import('@aws-sdk/client-dynamodb'); `],
    ['require', required('@aws-sdk/client-dynamodb')],
  ])('gets the SDK from the project that runs the local cloud by %s', async (kind, code) => {
    await writeFile(
      join(folder, 'inner.mjs'),
      `import * as provided from '@aws-sdk/client-dynamodb'; export { provided };`,
    );
    const answer =
      kind === 'a dynamic import' ? '(await load()).DynamoDBClient.name' : 'provided.DynamoDBClient.name';
    const { ref } = await deployed(
      kind.replaceAll(' ', ''),
      `${code}\n export const handler = async () => ${answer};`,
    );
    expect((await invoke(ref)).payload).toBe('DynamoDBClient');
  });

  test.each([
    ['Lacking', `import '@aws-sdk/client-none';`],
    ['LackingToo', required('@aws-sdk/client-none')],
  ])('says which package of Lambda is missing (%s)', async (name, code) => {
    const { ref } = await deployed(name, `${code}\n export const handler = async () => 1;`);
    expect((await invoke(ref)).payload).toMatchObject({
      errorType: 'Runtime.ImportModuleError',
      errorMessage: expect.stringContaining('npm install --save-dev @aws-sdk/client-none'),
    });
  });

  test('has only the variables of the template and of Lambda', async () => {
    const { ref } = await deployed('Environment', 'export const handler = async () => process.env;', {
      Environment: { Variables: { TABLE: 'Main' } },
    });
    const { payload } = await invoke(ref);
    expect(payload).toMatchObject({
      TABLE: 'Main',
      AWS_REGION: 'eu-west-1',
      AWS_LAMBDA_FUNCTION_NAME: ref,
      AWS_ENDPOINT_URL: cloud.needs.origin,
      _HANDLER: 'Environment.handler',
    });
    expect(payload).not.toHaveProperty('PATH');
    expect(payload).not.toHaveProperty('HOME');
  });

  test('gets its context', async () => {
    const code = `export const handler = async (event, context) =>
      ({ ...context, left: context.getRemainingTimeInMillis() });`;
    const { ref, attributes } = await deployed('Aware', code, { Timeout: 5, MemorySize: 256 });
    const { payload } = await invoke(ref);
    expect(payload).toMatchObject({
      functionName: ref,
      invokedFunctionArn: attributes.Arn,
      memoryLimitInMB: '256',
      awsRequestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      left: expect.any(Number),
    });
  });

  test('uses a warm environment, and a new one if it is busy', async () => {
    const code = `let served = 0;
      export const handler = async ({ wait }) => {
        served += 1;
        await new Promise((resume) => setTimeout(resume, wait));
        return served;
      };`;
    const { ref } = await deployed('Warm', code);
    expect((await invoke(ref, { wait: 0 })).payload).toBe(1);
    expect((await invoke(ref, { wait: 0 })).payload).toBe(2);
    const both = await Promise.all([invoke(ref, { wait: 300 }), invoke(ref, { wait: 300 })]);
    expect(both.map(({ payload }) => payload).sort()).toEqual([1, 3]);
  });

  test('prints to the log', async () => {
    const { ref } = await deployed('Printing', 'export const handler = async () => console.log("hello");');
    await invoke(ref);
    await untilTrue(() => printed.includes(`${ref}: hello\n`));
  });

  test('prints to its log group, with its failures', async () => {
    const code =
      'export const handler = async () => { console.log(process.env.AWS_LAMBDA_LOG_GROUP_NAME); throw new Error("no"); };';
    const { ref } = await deployed('Logging', code, {
      LoggingConfig: { LogGroup: 'app', LogFormat: 'JSON' },
    });
    await invoke(ref);
    const ofApp = () => logged.filter(([group]) => group === 'app');
    await untilTrue(() => ofApp().length === 2);
    expect(ofApp().map(([, , text]) => text)).toEqual(
      expect.arrayContaining([
        'app\n',
        expect.stringMatching(
          /\tERROR\tInvoke Error\t{"errorType":"Error","errorMessage":"no","stack":\[.*\n$/,
        ),
      ]),
    );
    expect(new Set(ofApp().map(([, stream]) => stream)).size).toBe(1);
  });

  test('uses its role when it calls AWS', async () => {
    const sdk = pathToFileURL(createRequire(import.meta.url).resolve('@aws-sdk/client-dynamodb')).href;
    const table = await deploy(dynamodb.kinds, 'AWS::DynamoDB::Table', 'Owned', {
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    });
    const code = `import sdk from '${sdk}';
      const { DynamoDBClient, PutItemCommand, DeleteItemCommand } = sdk;
      const client = new DynamoDBClient();
      export const handler = async () => {
        await client.send(new PutItemCommand({ TableName: '${table.ref}', Item: { pk: { S: 'a' } } }));
        await client.send(new DeleteItemCommand({ TableName: '${table.ref}', Key: { pk: { S: 'a' } } }));
      };`;
    const Role = cloud.role('writer', {
      Effect: 'Allow',
      Action: 'dynamodb:PutItem',
      Resource: table.attributes.Arn ?? '',
    });
    const { ref } = await deployed('Caller', code, { Role, Timeout: 20 });
    const { payload } = await invoke(ref);
    expect(payload).toMatchObject({
      errorType: 'AccessDeniedException',
      errorMessage: expect.stringMatching(/assumed-role\/writer\/.* to perform: dynamodb:DeleteItem/),
    });
  });
});

// AWS Lambda Developer Guide, "Troubleshoot invocation issues in Lambda" and "Node.js function errors".
describe('a failure', () => {
  const unhandled = (errorType: string, errorMessage: unknown) => ({
    error: 'Unhandled',
    payload: expect.objectContaining({ errorType, errorMessage }) as unknown,
  });

  test('of the handler returns its name and message and keeps the environment', async () => {
    const code = `let served = 0;
      export const handler = async ({ fail }) => {
        served += 1;
        if (fail) throw new RangeError('too far');
        return served;
      };`;
    const { ref } = await deployed('Throwing', code);
    expect(await invoke(ref, { fail: true })).toEqual(unhandled('RangeError', 'too far'));
    expect((await invoke(ref, {})).payload).toBe(2);
  });

  test('by timeout stops the environment, and the next invocation starts a new one', async () => {
    const code = `let served = 0;
      export const handler = ({ stay }) => {
        served += 1;
        while (stay);
        return served;
      };`;
    const { ref } = await deployed('Endless', code, { Timeout: 1 });
    const message = expect.stringMatching(/^RequestId: [0-9a-f-]+ Error: Task timed out after 1.00 seconds$/);
    expect(await invoke(ref, { stay: true })).toEqual(unhandled('Sandbox.Timedout', message));
    expect((await invoke(ref, {})).payload).toBe(1);
  });

  test('by exiting is reported as an exit', async () => {
    const { ref } = await deployed('Exiting', 'export const handler = async () => process.exit(3);');
    const message = expect.stringMatching(/Runtime exited with error: exit status 3$/);
    expect(await invoke(ref)).toEqual(unhandled('Runtime.ExitError', message));
  });

  test('by exceeding its memory ends only that environment', async () => {
    const code = `export const handler = async () => { const kept = []; for (;;) kept.push(new Array(1e5).fill({})); };`;
    const { ref } = await deployed('Greedy', code, { Timeout: 30 });
    expect(await invoke(ref)).toEqual(
      unhandled('Runtime.OutOfMemory', expect.stringMatching(/signal: killed$/)),
    );
  });

  test('to load is reported at each invocation', async () => {
    const { ref } = await deployed('Misnamed', 'export const somethingElse = 1;');
    const expected = unhandled('Runtime.HandlerNotFound', 'Misnamed.handler is undefined or not exported');
    expect(await invoke(ref)).toEqual(expected);
    expect(await invoke(ref)).toEqual(expected);
  });
});

describe('permission to invoke', () => {
  const sourceArn = 'arn:aws:execute-api:eu-west-1:000000000000:abc/api/GET/v1/health';
  const gateway = { service: 'apigateway.amazonaws.com', sourceArn };

  test('is granted by the policy of a role', async () => {
    const { ref, attributes } = await deployed('Guarded', 'export const handler = async () => 1;');
    const allowed = {
      Effect: 'Allow',
      Action: 'lambda:InvokeFunction',
      Resource: attributes.Arn ?? '',
    } as const;
    expect((await invoke(ref, {}, cloud.role('invoker', allowed))).payload).toBe(1);
    await expect(invoke(ref, {}, cloud.role('stranger', []))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining('not authorized to perform: lambda:InvokeFunction'),
    });
  });

  test('is granted to a service and source by the function’s policy', async () => {
    const { attributes } = await deployed('Routed', 'export const handler = async () => 1;');
    const arn = attributes.Arn ?? '';
    await expect(service.invoke(arn, {}, gateway)).rejects.toMatchObject({ code: 'AccessDeniedException' });
    await deploy(service.kinds, 'AWS::Lambda::Permission', 'RoutedPermission', {
      Action: 'lambda:InvokeFunction',
      FunctionName: arn,
      Principal: 'apigateway.amazonaws.com',
      SourceArn: 'arn:aws:execute-api:eu-west-1:000000000000:abc/*/GET/v1/*',
    });
    expect(await service.invoke(arn, {}, gateway)).toEqual({ payload: 1 });
    const elsewhere = { ...gateway, sourceArn: sourceArn.replace('abc', 'xyz') };
    await expect(service.invoke(arn, {}, elsewhere)).rejects.toMatchObject({ code: 'AccessDeniedException' });
  });

  test('is refused while the reserved concurrency is 0', async () => {
    const { ref } = await deployed('Off', 'export const handler = async () => 1;', {
      ReservedConcurrentExecutions: 0,
    });
    await expect(invoke(ref)).rejects.toMatchObject({ name: 'TooManyRequestsException' });
  });
});

describe('a template’s function', () => {
  test('of another language is accepted and cannot be invoked', async () => {
    const { ref } = await deployed('Snake', '', { Runtime: 'python3.13', Layers: ['arn:aws:lambda:…'] });
    await expect(invoke(ref)).rejects.toThrow(/the local cloud supports only Node/);
  });

  test('is rejected with layers, or in a VPC', async () => {
    await expect(deployed('Layered', '', { Layers: ['arn:aws:lambda:…'] })).rejects.toThrow(/Layers/);
    await expect(deployed('Netted', '', { VpcConfig: {} })).rejects.toThrow();
  });

  test('returns "not found" if it does not exist', async () => {
    await expect(invoke('Nobody')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });
});

describe('reading', () => {
  test('lists functions, and returns one with its settings and its folder', async () => {
    const { ref, attributes } = await deployed('Shown', 'export const handler = async () => 1;', {
      Environment: { Variables: { TABLE: 'Main' } },
      ...{ Timeout: 7, MemorySize: 256, ReservedConcurrentExecutions: 3 },
    });
    const lambda = new LambdaClient(cloud.sdk());
    const expected = {
      ...{ FunctionName: ref, FunctionArn: attributes.Arn, Runtime: 'nodejs24.x', Handler: 'Shown.handler' },
      ...{ Timeout: 7, MemorySize: 256, Environment: { Variables: { TABLE: 'Main' } }, State: 'Active' },
    };
    const { Functions = [] } = await lambda.send(new ListFunctionsCommand({}));
    expect(Functions.find(({ FunctionName }) => FunctionName === ref)).toMatchObject(expected);
    const one = await lambda.send(new GetFunctionCommand({ FunctionName: attributes.Arn }));
    expect(one).toMatchObject({ Configuration: expected, Concurrency: { ReservedConcurrentExecutions: 3 } });
    expect(one.Code?.Location).toContain(pathToFileURL(folder).href);
    expect(await lambda.send(new GetFunctionConfigurationCommand({ FunctionName: ref }))).toMatchObject(
      expected,
    );
    expect(await lambda.send(new ListEventSourceMappingsCommand({ FunctionName: ref }))).toMatchObject({
      EventSourceMappings: [],
    });
    await expect(lambda.send(new GetFunctionCommand({ FunctionName: 'Missing' }))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });

  test('requires permissions', async () => {
    const { ref } = await deployed('Private', 'export const handler = async () => 1;');
    const lambda = new LambdaClient(cloud.sdk(cloud.role('Stranger', [])));
    for (const asked of [
      lambda.send(new ListFunctionsCommand({})),
      lambda.send(new ListEventSourceMappingsCommand({})),
      lambda.send(new GetFunctionCommand({ FunctionName: ref })),
      lambda.send(new GetFunctionConfigurationCommand({ FunctionName: ref })),
    ])
      await expect(asked).rejects.toMatchObject({ name: 'AccessDeniedException' });
  });
});
