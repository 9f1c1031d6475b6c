import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { deploy, smallCloud } from '#local/testing/small-cloud';
import { createFunctionsService, type FunctionsService } from './functions-service';

let cloud: Awaited<ReturnType<typeof smallCloud>>;
let service: FunctionsService;
let folder: string;
const reported = jest.spyOn(console, 'error').mockReturnValue();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'failures-'));
  cloud = await smallCloud();
  const nothing = () => Promise.reject(new Error('there are no streams'));
  service = createFunctionsService({
    ...cloud.needs,
    streams: { start: nothing, end: nothing, read: nothing, onChange: () => () => undefined },
    queues: { send: () => undefined },
    assets: { pathOf: (bucket, key) => join(folder, bucket, key) },
    log: () => undefined,
  });
});
beforeEach(() => void reported.mockClear());
afterAll(async () => {
  await service.stop();
  await cloud.stop();
  await rm(folder, { recursive: true });
});

const sourceArn = 'arn:aws:cognito-idp:eu-west-1:000000000000:userpool/eu-west-1_pool';
const pool = { service: 'cognito-idp.amazonaws.com', sourceArn };
const role = { service: 'apigateway.amazonaws.com', sourceArn };

/** Creates a function. `saidAfter` invokes it and returns the lines that this prints to the terminal. */
async function given(logicalId: string, code: string, properties: Record<string, unknown> = {}) {
  await writeFile(join(folder, `${logicalId}.mjs`), code);
  const { ref, attributes } = await deploy(service.kinds, 'AWS::Lambda::Function', logicalId, {
    Code: { S3Bucket: '.', S3Key: '.' },
    Handler: `${logicalId}.handler`,
    Runtime: 'nodejs24.x',
    Role: cloud.role(`${logicalId}Role`, []),
    ...properties,
  });
  for (const { service: Principal } of [pool, role])
    await deploy(service.kinds, 'AWS::Lambda::Permission', `${logicalId}${Principal}`, {
      Action: 'lambda:InvokeFunction',
      FunctionName: ref,
      Principal,
    });
  const saidAfter = async (caller = role): Promise<string[]> => {
    reported.mockClear();
    await service.invoke(attributes.Arn ?? '', {}, caller);
    return reported.mock.calls.map((words) => words.join(' '));
  };
  return { ref, saidAfter };
}

test('reports an error that a handler throws, with the function’s name and the stack, then in one line', async () => {
  const { ref, saidAfter } = await given(
    'Throws',
    'function deep() { throw new RangeError("too far"); }\nexport const handler = async () => deep();',
  );
  const [first = '', ...more] = await saidAfter();
  expect(more).toEqual([]);
  expect(first).toMatch(new RegExp(`^${ref} failed: RangeError: too far\n +at deep .*Throws.mjs:1:\\d+`));
  expect(await saidAfter()).toEqual([`${ref} failed again: RangeError: too far`]);
});

test('reports a module that does not load', async () => {
  const { ref, saidAfter } = await given('Unloaded', 'import "./not-there.mjs"; export const handler = 1;');
  const [first = ''] = await saidAfter();
  expect(first).toMatch(new RegExp(`^${ref} failed: .*Cannot find module .*not-there.mjs`));
});

test('reports a handler that takes too long', async () => {
  const { ref, saidAfter } = await given('Slow', 'export const handler = () => new Promise(() => {});', {
    Timeout: 1,
  });
  const [first = ''] = await saidAfter();
  expect(first).toMatch(new RegExp(`^${ref} failed: Sandbox.Timedout: .*Task timed out after 1.00 seconds`));
});

test('does not report a response, whatever its content', async () => {
  const { saidAfter } = await given(
    'Refuses',
    'export const handler = async () => ({ refusal: { code: "coin.missing" } });',
  );
  expect(await saidAfter()).toEqual([]);
});

test('does not report an Error of a user pool’s trigger, because it is a refusal, but reports its other errors', async () => {
  const refusing = await given('Refusing', 'export const handler = async () => { throw new Error("no"); };');
  expect(await refusing.saidAfter(pool)).toEqual([]);
  expect(await refusing.saidAfter()).toHaveLength(1);
  const broken = await given('Broken', 'export const handler = async () => undefined.terms;');
  expect((await broken.saidAfter(pool)).join()).toContain('TypeError');
});
