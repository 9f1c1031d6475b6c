import { expect, test } from '@jest/globals';
import type { AssumingService, PolicyStatement } from '../principal';
import { createIam } from './roles';

const roleArn = 'arn:aws:iam::000000000000:role/Source';
const api = 'arn:aws:appsync:eu-west-1:000000000000:apis/one';

function assume(statement: Partial<PolicyStatement>, assumedBy: AssumingService) {
  const { iam, roles } = createIam({ clock: { now: () => new Date('2026-03-01T12:00:00Z') } });
  roles.put({
    arn: roleArn,
    name: 'Source',
    trust: {
      Version: '2012-10-17',
      Statement: {
        Effect: 'Allow',
        Principal: { Service: 'appsync.amazonaws.com' },
        Action: 'sts:AssumeRole',
        ...statement,
      },
    },
    managedPolicyArns: [],
    inlinePolicies: [],
  });
  return () => iam.roleSession(roleArn, 's', { assumedBy });
}

const forApi = {
  Condition: {
    StringEquals: { 'aws:SourceAccount': '000000000000' },
    ArnEquals: { 'aws:SourceArn': api },
  },
};
const appsync = { service: 'appsync.amazonaws.com', sourceArn: api };

test.each<[string, Partial<PolicyStatement>, AssumingService]>([
  ['without a condition', {}, appsync],
  ['for the resource of the condition', forApi, appsync],
  ['by a service that tells no source', {}, { service: 'appsync.amazonaws.com' }],
])('a role is assumed %s', (_how, statement, service) => {
  expect(assume(statement, service)()).toMatchObject({ roleArn });
});

test.each<[string, Partial<PolicyStatement>, AssumingService]>([
  ['by another service', {}, { ...appsync, service: 'states.amazonaws.com' }],
  ['for another resource', forApi, { ...appsync, sourceArn: `${api}-other` }],
  ['by a service that tells no source', forApi, { service: 'appsync.amazonaws.com' }],
  ['for another account', { Condition: { StringEquals: { 'aws:SourceAccount': '111111111111' } } }, appsync],
  ['for another action', { Action: 'sts:AssumeRoleWithWebIdentity' }, appsync],
])('a role is not assumed %s', (_how, statement, service) => {
  expect(assume(statement, service)).toThrow('is not authorized to perform: sts:AssumeRole');
});
