import { expect, test } from '@jest/globals';
import { auditSort, notificationKey, withdrawnKey } from '#domain/keys';
import { givenFields, valueOf } from '#test/support/fields';

const fields = givenFields();

const ids = [1, 2, 3].map((hour) => auditSort(`2026-11-22T0${hour}:00:00.000Z`, `E${hour}`));
const [first = '', second = '', third = ''] = ids;

async function given(sub: string) {
  for (const id of ids)
    await fields.give({
      ...notificationKey(sub, id),
      id,
      at: id.slice(0, 24),
      action: 'COMPANY_APPROVED',
      name: sub,
    });
}

async function list(sub: string, args: object = {}) {
  const { items, nextToken } = valueOf(await fields.ask({ sub }, 'Query.listNotifications', args));
  return { items: items as readonly { id: string; unread: boolean; name: string }[], nextToken };
}
const unread = async (sub: string) => (await list(sub)).items.filter((one) => one.unread).map(({ id }) => id);

test('lists the caller’s own, newest first, all unread', async () => {
  await given('ada');
  await given('adam');
  const { items } = await list('ada');
  expect(items.map(({ id, name }) => [id, name])).toEqual([third, second, first].map((id) => [id, 'ada']));
  expect(await unread('ada')).toEqual([third, second, first]);
});

test('lists notifications in pages', async () => {
  await given('ben');
  const page = await list('ben', { limit: 2 });
  const next = await list('ben', { limit: 2, nextToken: page.nextToken });
  expect([...page.items, ...next.items].map(({ id }) => id)).toEqual([third, second, first]);
});

test('marks one as read', async () => {
  await given('cleo');
  expect(await fields.ask({ sub: 'cleo' }, 'Mutation.markNotificationRead', { id: second })).toEqual({
    value: true,
  });
  expect(await unread('cleo')).toEqual([third, first]);
});

test('does not mark another user’s notifications', async () => {
  await given('dora');
  expect(await fields.ask({ sub: 'eve' }, 'Mutation.markNotificationRead', { id: second })).toEqual({
    value: false,
  });
  await fields.ask({ sub: 'eve' }, 'Mutation.markNotificationsRead', { upTo: third });
  expect(await unread('dora')).toEqual([third, second, first]);
});

test('marks all up to one as read; the mark never moves back', async () => {
  await given('fay');
  const mark = (upTo: string) => fields.ask({ sub: 'fay' }, 'Mutation.markNotificationsRead', { upTo });
  expect(await mark(second)).toEqual({ value: true });
  expect(await unread('fay')).toEqual([third]);
  expect(await mark(first)).toEqual({ value: true });
  expect(await unread('fay')).toEqual([third]);
});

test.each(['x', `2026#${'0'.repeat(90)}#`, 'MARK', '2026-11-22T10:00:00.000Z#E1#E2'])(
  'refuses the id %j',
  async (id) => {
    expect(await fields.ask({ sub: 'gus' }, 'Mutation.markNotificationRead', { id })).toMatchObject({
      refusal: 'input.invalid',
      reported: { field: 'id' },
    });
    expect(await fields.ask({ sub: 'gus' }, 'Mutation.markNotificationsRead', { upTo: id })).toMatchObject({
      refusal: 'input.invalid',
      reported: { field: 'upTo' },
    });
  },
);

test('refuses a deleted account', async () => {
  await given('hal');
  await fields.give({ ...withdrawnKey('hal', 'ACCOUNT'), withdrawnAt: third, expiresAt: 1 });
  for (const [field, args] of [
    ['markNotificationRead', { id: first }],
    ['markNotificationsRead', { upTo: third }],
  ] as const)
    expect(await fields.ask({ sub: 'hal' }, `Mutation.${field}`, args)).toMatchObject({
      refusal: 'caller.rights-withdrawn',
    });
  expect(await unread('hal')).toEqual([third, second, first]);
});

test('refuses callers who sign with IAM', async () => {
  expect(await fields.ask({}, 'Query.listNotifications', {})).toMatchObject({ refusal: 'Unauthorized' });
});
