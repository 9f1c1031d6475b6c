import { readFileSync } from 'node:fs';
import { expect, jest, test } from '@jest/globals';
import { resolverCode } from '#lib/api/resolver-code';
import { resolverMap } from '#lib/api/resolver-map';
import type { ResolverPlan } from '#lib/api/resolver-plan';
import { evaluateCode } from 'cdk-local-cloud/appsync';

const plans = Object.values(resolverMap).flatMap((fields) => Object.values<ResolverPlan>(fields));
const steps = plans.flatMap((plan) => (plan.kind === 'unit' ? [plan] : plan.steps));
/** Returns early with the data that the previous steps have read. */
const asksNothing = 'players/Query.getBrandUser';
/** A test of its own expects the events without names. */
const namesAreOptional = 'people/read-names-of-users';
const codes = [...new Set(steps.map(({ code }) => code))]
  .filter((code) => code !== asksNothing && code !== namesAreOptional)
  .sort();

const secret = 'Requested resource arn:aws:dynamodb:eu-west-1:1:table/Main not found';
const id = '01JD0000000000000000000000';

const failed = (code: string, items: readonly object[] = []) =>
  evaluateCode({
    code: readFileSync(resolverCode(code), 'utf8'),
    function: 'response',
    context: {
      args: { input: { id, key: '' } },
      source: { id, companyId: id },
      identity: { sub: 'ada', groups: ['ADMINS'] },
      env: { MAIN_TABLE: 'Main', PLAY_TABLE: 'Play', AUDIT_TABLE: 'Audit' },
      request: { headers: { 'x-amzn-requestid': 'request-1' }, domainName: null },
      error: { message: secret, type: 'DynamoDB:ResourceNotFoundException' },
      result: null,
      prev: { result: { items, nextToken: null } },
    },
  });

test('the audit log is shown without names of users if the user pool does not answer', () => {
  const event = { kind: 'GAME', entityId: id, entityName: 'Harbour', actor: 'ada' };
  const { evaluationResult, error } = failed(namesAreOptional, [event]);
  expect(error).toBeUndefined();
  expect(evaluationResult).toEqual({ items: [{ ...event, actorName: null }], nextToken: null });
});

test.each(codes)('%s returns one neutral code if a data source fails', (code) => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const { evaluationResult, error, outErrors } = failed(code);
  const lines = JSON.stringify(logged.mock.calls);
  logged.mockRestore();
  expect(error).toMatchObject({
    message: 'request.failed',
    type: 'request.failed',
    data: null,
    errorInfo: { kind: 'unknown', requestId: 'request-1' },
  });
  expect([evaluationResult, outErrors]).toEqual([undefined, []]);
  expect(lines).toContain(secret);
  expect(lines).toContain('request-1');
});
