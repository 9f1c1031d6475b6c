import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signedForm, smallCloud } from '#local/testing/small-cloud';
import { createStsService } from './sts-service';

let cloud: Awaited<ReturnType<typeof smallCloud>>;
beforeAll(async () => {
  cloud = await smallCloud();
  cloud.attach(createStsService(cloud.needs).handler);
});
afterAll(() => cloud.stop());

function call(
  Action: string,
  { secretAccessKey, roleArn }: { secretAccessKey?: string; roleArn?: string } = {},
) {
  const { endpoint, credentials } = cloud.sdk(roleArn);
  const wrong = secretAccessKey === undefined ? {} : { secretAccessKey };
  const form = { Action, Version: '2011-06-15' };
  return signedForm({ endpoint, credentials: { ...credentials, ...wrong } }, 'sts', form);
}

// AWS STS API Reference, "GetCallerIdentity".
test('returns the signer without any permission', async () => {
  const { status, text } = await call('GetCallerIdentity');
  expect(status).toBe(200);
  expect(text).toContain('<Arn>arn:aws:iam::000000000000:user/local-administrator</Arn>');
  expect(text).toContain('<Account>000000000000</Account>');
  expect(text).toMatch(/<UserId>AIDA[A-Z2-7]{17}<\/UserId>/);
});

test('returns the role’s unique id for a session', async () => {
  const roleArn = cloud.role('Player');
  const { text } = await call('GetCallerIdentity', { roleArn });
  expect(text).toContain('<Arn>arn:aws:sts::000000000000:assumed-role/Player/test</Arn>');
  expect(text).toMatch(/<UserId>AROA[A-Z2-7]{17}:test<\/UserId>/);
  const userId = (reported: string) => /<UserId>.*<\/UserId>/.exec(reported)?.[0];
  expect(userId((await call('GetCallerIdentity', { roleArn })).text)).toBe(userId(text));
});

// AWS STS API Reference, "Common Errors", and IAM User Guide, "Troubleshooting AWS Signature Version 4 errors".
test.each([
  ['another action', 'AssumeRole', {}, 400, 'InvalidAction'],
  ['a wrong secret', 'GetCallerIdentity', { secretAccessKey: 'wrong' }, 403, 'SignatureDoesNotMatch'],
])('rejects %s with an error of the Query protocol', async (_what, action, credentials, status, code) => {
  const answer = await call(action, credentials);
  expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(`<Code>${code}</Code>`)]);
});

test('rejects an unsigned request', async () => {
  const answer = await fetch(cloud.needs.origin, { method: 'POST', body: 'Action=GetCallerIdentity' });
  expect([answer.status, await answer.text()]).toEqual([
    403,
    expect.stringContaining('<Code>MissingAuthenticationToken</Code>'),
  ]);
});
