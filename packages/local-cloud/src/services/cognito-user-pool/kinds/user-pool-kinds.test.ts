import { describe, expect, test } from '@jest/globals';
import { memoryStorage } from '#local/platform/memory-storage';
import type { ResourceKind } from '#local/template/resource-kind';
import { safeParse } from 'valibot';
import { createPools } from '../pools/pools';
import { createdBy, poolProperties } from '#local/testing/user-pool';
import { userPoolKind } from './user-pool';
import { userPoolClientKind } from './user-pool-client';

const kinds = () => {
  const pools = createPools(memoryStorage(), { now: () => new Date() });
  return [userPoolKind({ pools }), userPoolClientKind({ pools })] as const;
};
const accepts = (kind: ResourceKind, properties: unknown) => safeParse(kind.properties, properties).success;

test('ids have AWS’s format and are stable for the same resource', async () => {
  const [one, two] = [createdBy(kinds()), createdBy(kinds())];
  const poolId = await one('AWS::Cognito::UserPool', poolProperties);
  expect(poolId).toMatch(/^eu-west-1_[0-9A-Za-z]{9}$/);
  expect(await two('AWS::Cognito::UserPool', poolProperties)).toBe(poolId);
  const clientId = await one('AWS::Cognito::UserPoolClient', { UserPoolId: poolId });
  expect(clientId).toMatch(/^[0-9a-z]{26}$/);
  expect(await one('AWS::Cognito::UserPoolClient', { UserPoolId: poolId }, 'Another')).not.toBe(clientId);
});

describe('unsupported properties are rejected', () => {
  const [pool, client] = kinds();

  test.each([
    ['second factors', { MfaConfiguration: 'ON' }],
    ['names that are no e-mail addresses', { UsernameAttributes: ['phone_number'] }],
    ['other senders of mail', { EmailConfiguration: { EmailSendingAccount: 'SMTP' } }],
    [
      'other triggers',
      { LambdaConfig: { CustomMessage: 'arn:aws:lambda:eu-west-1:000000000000:function:x' } },
    ],
    ['links instead of codes', { VerificationMessageTemplate: { DefaultEmailOption: 'CONFIRM_WITH_LINK' } }],
    ['remembered devices', { DeviceConfiguration: {} }],
  ])('pools: %s', (_, properties) => {
    expect(accepts(pool, poolProperties)).toBe(true);
    expect(accepts(pool, { ...poolProperties, ...properties })).toBe(false);
  });

  test.each([
    ['secrets', { GenerateSecret: true }],
    ['custom challenges', { ExplicitAuthFlows: ['ALLOW_CUSTOM_AUTH'] }],
    ['hosted pages', { AllowedOAuthFlowsUserPoolClient: true }],
    ['other providers', { SupportedIdentityProviders: ['Google'] }],
  ])('clients: %s', (_, properties) => {
    expect(accepts(client, { UserPoolId: 'x' })).toBe(true);
    expect(accepts(client, { UserPoolId: 'x', ...properties })).toBe(false);
  });
});

test.each([
  ['LITE', 'refresh token rotation', { RefreshTokenRotation: { Feature: 'ENABLED' } }, {}],
  ['LITE', 'threat protection', {}, { UserPoolAddOns: { AdvancedSecurityMode: 'ENFORCED' } }],
  [undefined, 'threat protection', {}, { UserPoolAddOns: { AdvancedSecurityMode: 'AUDIT' } }],
])('rejects features that the plan %s does not include: %s', async (plan, feature, client, addOns) => {
  const created = async (UserPoolTier: string | undefined) => {
    const create = createdBy(kinds());
    const pool = { ...poolProperties, ...addOns, UserPoolTier };
    const UserPoolId = await create('AWS::Cognito::UserPool', pool);
    return create('AWS::Cognito::UserPoolClient', { UserPoolId, ...client });
  };
  await expect(created(plan)).rejects.toThrow(`of the user pool has no ${feature}`);
  expect(await created('PLUS')).toMatch(/^[0-9a-z]{26}$/);
});
