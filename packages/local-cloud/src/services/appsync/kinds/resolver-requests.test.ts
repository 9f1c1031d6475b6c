import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { smallApi } from '#local/testing/small-api';

let api: Awaited<ReturnType<typeof smallApi>>;
beforeAll(async () => {
  api = await smallApi({ schema: 'type Query { thing(all: Boolean): String }', resolvers: {} });
});
afterAll(() => api.stop());

const handlers = (body: string) =>
  `export function request(ctx) { ${body} } export function response(ctx) { return ctx.result; }`;
const plain = handlers('return { payload: 1 };');

test.each([
  ['Scan', 'Table', "return { operation: 'Scan' };"],
  ['Sync', 'Table', "const all = 'Sync'; return { operation: ctx.args.all ? all : 'Query' };"],
  ['BatchPutItem', 'Table', "const asked = {}; asked.operation = 'BatchPutItem'; return asked;"],
  ['BatchDeleteItem', 'Table', 'return { "operation": `BatchDeleteItem` };'],
  ['BatchInvoke', 'Function', "const operation = 'BatchInvoke'; return { operation };"],
  ['Event', 'Function', "return { operation: 'Invoke', invocationType: 'Event' };"],
] as const)('rejects a resolver or function with the request %s', async (name, source, body) => {
  const refusal = new RegExp(`(operation|invocationType) ${name} of a resolver is not supported`);
  const code = handlers(body);
  await expect(api.addResolver('Query.thing', { code, source })).rejects.toThrow(refusal);
  const steps = [{ code, source }];
  await expect(api.addResolver('Query.thing', { code: plain, steps })).rejects.toThrow(refusal);
});

test('accepts the same word elsewhere, and in code for a source without operations', async () => {
  const kept = "return { operation: 'PutItem', key: {}, attributeValues: { name: { S: 'Scan' } } };";
  await api.addResolver('Query.thing', { code: handlers(kept), source: 'Table' });
  await api.addResolver('Query.thing', { code: handlers("return { operation: 'Scan', payload: 1 };") });
});
