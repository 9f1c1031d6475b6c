import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { deploy, smallCloud } from '#local/testing/small-cloud';
import { createFunctionsService, type FunctionsService } from './functions-service';

let cloud: Awaited<ReturnType<typeof smallCloud>>;
let service: FunctionsService;

const folderOf = (code: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'function-'));
  writeFileSync(join(folder, 'index.mjs'), code);
  return folder;
};
const answers = (text: string) => `export const handler = async () => '${text}';`;

beforeAll(async () => {
  cloud = await smallCloud();
  const nothing = () => Promise.reject(new Error('there are no streams'));
  service = createFunctionsService({
    ...cloud.needs,
    streams: { start: nothing, end: nothing, read: nothing, onChange: () => () => undefined },
    queues: { send: () => undefined },
    assets: { pathOf: (_bucket, key) => key },
    log: () => undefined,
  });
});
afterAll(async () => {
  await service.stop();
  await cloud.stop();
});

test('running invocations keep their code, and the next one uses the new code', async () => {
  const { ref, attributes, replaceCode } = await deploy(service.kinds, 'AWS::Lambda::Function', 'Says', {
    Code: { S3Bucket: 'assets', S3Key: folderOf(answers('old')) },
    Handler: 'index.handler',
    Runtime: 'nodejs24.x',
    Role: cloud.role('SaysRole', []),
  });
  await deploy(service.kinds, 'AWS::Lambda::Permission', 'MayCall', {
    Action: 'lambda:InvokeFunction',
    FunctionName: ref,
    Principal: 'apigateway.amazonaws.com',
  });
  const caller = { service: 'apigateway.amazonaws.com', sourceArn: 'arn:aws:execute-api:::api' };
  const invoke = () => service.invoke(attributes.Arn ?? '', {}, caller);
  // More invocations than can run at once, so the last ones wait for an environment.
  const before = Array.from({ length: 6 }, invoke);
  replaceCode(folderOf(answers('new')));
  const after = await invoke();
  expect(await Promise.all(before)).toEqual(before.map(() => ({ payload: 'old' })));
  expect(after).toEqual({ payload: 'new' });
});
