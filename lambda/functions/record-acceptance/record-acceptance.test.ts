import { expect, test } from '@jest/globals';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { recordAcceptance } from '#lambda/functions/record-acceptance/record-acceptance';
import type { Acceptance } from '#lambda/stores/acceptance-store';

function signUpDesk() {
  const kept: Acceptance[] = [];
  const record = recordAcceptance({
    acceptances: {
      record: (acceptance) => {
        kept.push(acceptance);
        return Promise.resolve();
      },
    },
    clock: () => new Date('2026-11-02T12:00:00Z'),
  });
  const signUp = (clientMetadata?: Record<string, string>, triggerSource = 'PreSignUp_SignUp') =>
    record({ triggerSource, userName: 'sub-1', request: clientMetadata ? { clientMetadata } : {} });
  return { kept, signUp };
}

test('the texts that were agreed to are kept with server time', async () => {
  const { kept, signUp } = signUpDesk();
  await signUp({ termsVersion, policyVersion });
  const acceptedAt = '2026-11-02T12:00:00.000Z';
  expect(kept).toEqual([{ sub: 'sub-1', termsVersion, policyVersion, acceptedAt }]);
});

test.each([
  ['nothing', undefined],
  ['an older text', { termsVersion: '2020-01-01', policyVersion }],
  ['the terms alone', { termsVersion }],
  ['the policy alone', { policyVersion }],
])('%s is not enough', async (_what, clientMetadata) => {
  const { kept, signUp } = signUpDesk();
  await expect(signUp(clientMetadata)).rejects.toThrow('terms.not-accepted');
  expect(kept).toEqual([]);
});

test('a user whom an administrator creates is let through', async () => {
  const { kept, signUp } = signUpDesk();
  await signUp(undefined, 'PreSignUp_AdminCreateUser');
  expect(kept).toEqual([]);
});
