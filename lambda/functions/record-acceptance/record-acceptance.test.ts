import { expect, test } from '@jest/globals';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { recordAcceptance } from '#lambda/functions/record-acceptance/record-acceptance';
import type { Acceptance } from '#lambda/stores/users/acceptance-store';

function signUpDesk() {
  const kept: Acceptance[] = [];
  const lines: unknown[] = [];
  const record = recordAcceptance({
    acceptances: {
      record: (acceptance) => {
        kept.push(acceptance);
        return Promise.resolve();
      },
    },
    logger: { info: (_message, ...[fields]: readonly unknown[]) => void lines.push(fields) },
    clock: () => new Date('2026-11-02T12:00:00Z'),
    functionName: 'record-acceptance-of-a-stage',
  });
  const signUp = (
    clientMetadata?: Record<string, string>,
    triggerSource = 'PreSignUp_SignUp',
    email = 'maria@novalink.test',
  ) =>
    record({
      ...{ triggerSource, userName: 'sub-1' },
      request: { userAttributes: { email }, ...(clientMetadata && { clientMetadata }) },
    });
  return { kept, lines, signUp };
}

test('records the accepted versions with the server time', async () => {
  const { kept, signUp } = signUpDesk();
  await signUp({ termsVersion, policyVersion });
  const acceptedAt = '2026-11-02T12:00:00.000Z';
  expect(kept).toEqual([{ sub: 'sub-1', termsVersion, policyVersion, acceptedAt }]);
});

test.each([
  ['an older text', { termsVersion: '2020-01-01', policyVersion }],
  ['the terms alone', { termsVersion }],
  ['the policy alone', { policyVersion }],
])('refuses a sign-up with %s', async (_what, clientMetadata) => {
  const { kept, signUp } = signUpDesk();
  await expect(signUp(clientMetadata)).rejects.toThrow('terms.not-accepted');
  expect(kept).toEqual([]);
});

test.each([
  ['a name with a composed letter', 'zo\u00eb@novalink.test'],
  ['the same name with a combining character', 'zoe\u0308@novalink.test'],
  ['a domain that is not in its ASCII form', 'maria@b\u00fccher.example'],
])('refuses an address with %s, also from an administrator', async (_what, email) => {
  const { kept, signUp } = signUpDesk();
  for (const source of ['PreSignUp_SignUp', 'PreSignUp_AdminCreateUser'])
    await expect(signUp({ termsVersion, policyVersion }, source, email)).rejects.toThrow('email.invalid');
  expect(kept).toEqual([]);
});

test('accepts an international domain in its ASCII form', async () => {
  const { kept, signUp } = signUpDesk();
  await signUp({ termsVersion, policyVersion }, 'PreSignUp_SignUp', 'maria@xn--bcher-kva.example');
  expect(kept).toHaveLength(1);
});

test('counts a refusal as a metric of the function, but not an accepted sign-up', async () => {
  const { lines, signUp } = signUpDesk();
  await signUp({ termsVersion, policyVersion });
  expect(lines).toEqual([]);
  await expect(signUp({ termsVersion })).rejects.toThrow('terms.not-accepted');
  expect(lines).toEqual([
    {
      _aws: {
        Timestamp: Date.parse('2026-11-02T12:00:00Z'),
        CloudWatchMetrics: [
          {
            Namespace: 'NovaLink',
            Dimensions: [['FunctionName']],
            Metrics: [{ Name: 'RefusedSignUps', Unit: 'Count' }],
          },
        ],
      },
      FunctionName: 'record-acceptance-of-a-stage',
      RefusedSignUps: 1,
    },
  ]);
});

test.each<[Record<string, string> | undefined]>([[undefined], [{}], [{ campaign: 'autumn' }]])(
  'allows a sign-up without versions: %j',
  async (clientMetadata) => {
    const { kept, signUp } = signUpDesk();
    await signUp(clientMetadata);
    expect(kept).toEqual([]);
  },
);

test('allows a user whom an administrator creates', async () => {
  const { kept, signUp } = signUpDesk();
  await signUp(undefined, 'PreSignUp_AdminCreateUser');
  expect(kept).toEqual([]);
});
