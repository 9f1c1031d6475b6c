import { expect, test } from '@jest/globals';
import { withdrawnKey } from '#domain/keys';
import { notificationTopics, standardEmailTopics } from '#domain/notifications/email-topics';
import { givenFields, valueOf } from '#test/support/fields';

const fields = givenFields();

const settingsOf = async (sub: string) =>
  valueOf(await fields.ask({ sub }, 'Query.getNotificationSettings', {}));
const save = (sub: string, emailTopics: readonly string[], expectedVersion: number) =>
  fields.ask({ sub }, 'Mutation.saveNotificationSettings', { input: { emailTopics, expectedVersion } });

test('enables e-mails for everything but test runs by default', async () => {
  expect(await settingsOf('ada')).toEqual({
    emailAvailable: true,
    emailTopics: ['COMPANY', 'COMPLIANCE', 'GAMES', 'CASINOS', 'ACCESS', 'SUPPORT', 'PROMOTIONS'],
    version: 0,
  });
});

test('stores the selection, also an empty one', async () => {
  const first = { emailAvailable: true, emailTopics: ['GAMES', 'TEST_RUNS'], version: 1 };
  expect(await save('ben', ['TEST_RUNS', 'GAMES', 'GAMES'], 0)).toEqual({ value: first });
  expect(await settingsOf('ben')).toEqual(first);
  await save('ben', [], 1);
  expect(await settingsOf('ben')).toMatchObject({ emailTopics: [], version: 2 });
});

test('returns only the caller’s own settings', async () => {
  await save('cleo', ['GAMES'], 0);
  expect(await settingsOf('dora')).toMatchObject({ emailTopics: standardEmailTopics, version: 0 });
});

test.each([0, 1, 3, -1])('refuses a change that is based on version %d of 2', async (expectedVersion) => {
  const sub = `eve-${expectedVersion}`;
  await save(sub, ['GAMES'], 0);
  await save(sub, ['CASINOS'], 1);
  expect(await save(sub, [], expectedVersion)).toMatchObject({
    refusal: 'settings.stale',
    reported: { version: 2 },
  });
  expect(await settingsOf(sub)).toMatchObject({ emailTopics: ['CASINOS'] });
});

test('refuses a version that does not exist', async () => {
  expect(await save('fay', [], 7)).toMatchObject({ refusal: 'settings.stale', reported: { version: 0 } });
});

test('refuses more topics than exist', async () => {
  expect(await save('gus', [...notificationTopics, 'GAMES'], 0)).toMatchObject({
    refusal: 'input.too-long',
    reported: { field: 'emailTopics' },
  });
});

test('refuses a deleted account', async () => {
  await fields.give({ ...withdrawnKey('hal', 'ACCOUNT'), withdrawnAt: '2026-11-22', expiresAt: 1 });
  expect(await save('hal', [], 0)).toMatchObject({ refusal: 'caller.rights-withdrawn' });
  expect(await settingsOf('hal')).toMatchObject({ version: 0 });
});

test('refuses callers who sign with IAM', async () => {
  expect(await fields.ask({}, 'Query.getNotificationSettings', {})).toMatchObject({
    refusal: 'Unauthorized',
  });
});
