import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { appSyncRuntime, smallApi } from '#local/testing/small-api';

const folder = mkdtempSync(join(tmpdir(), 'code-'));
const file = (name: string, code: string) => {
  writeFileSync(join(folder, name), code);
  return join(folder, name);
};
const code = (response: string, request = '{ payload: 1 }') => `
  export function request(ctx) { return ${request}; }
  export function response(ctx) { return ${response}; }
`;
const asks = "{ operation: 'Invoke', payload: {} }";

let api: Awaited<ReturnType<typeof smallApi>>;
let duringCall: () => void = () => undefined;
let added = 0;
const add = (type: string, given: Readonly<Record<string, unknown>>) =>
  api.add(type, `${(added += 1)}${type}`, { ...appSyncRuntime, ...given });
const step = (Name: string, DataSourceName: string, Code: string) =>
  add('FunctionConfiguration', { Name, DataSourceName, Code });
const idOf = ({ attributes }: Awaited<ReturnType<typeof step>>) => attributes.FunctionId ?? '';

beforeAll(async () => {
  api = await smallApi({
    schema: 'type Query { unit: String @aws_cognito_user_pools piped: String @aws_cognito_user_pools }',
    answer: () => {
      duringCall();
      return { payload: null };
    },
  });
});
afterAll(() => api.stop());

test('a running operation keeps its code, and the next one uses the new code', async () => {
  const first = await step('call', 'Function', code('ctx.result', asks));
  const second = await step('say', 'None', code("'old step'"));
  const field = { TypeName: 'Query', FieldName: 'piped', Kind: 'PIPELINE' };
  const piped = await add('Resolver', {
    ...field,
    Code: code("'old, ' + ctx.prev.result"),
    PipelineConfig: { Functions: [idOf(first), idOf(second)] },
  });
  duringCall = () => {
    second.replaceCode(file('step.js', code("'new step'")));
    piped.replaceCode(file('piped.js', code("'new, ' + ctx.prev.result")));
  };
  expect(await api.ask('{ piped }')).toEqual({ data: { piped: 'old, old step' } });
  expect(await api.ask('{ piped }')).toEqual({ data: { piped: 'new, new step' } });
});

test('rejected code throws, and the old code stays in use', async () => {
  const field = { TypeName: 'Query', FieldName: 'unit', Kind: 'UNIT', DataSourceName: 'None' };
  const unit = await add('Resolver', { ...field, Code: code("'old'") });
  expect(() => unit.replaceCode(file('refused.js', code('new Date()')))).toThrow('Date does not exist');
  expect(await api.ask('{ unit }')).toEqual({ data: { unit: 'old' } });
  unit.replaceCode(file('unit.js', code("'new'")));
  expect(await api.ask('{ unit }')).toEqual({ data: { unit: 'new' } });
});
