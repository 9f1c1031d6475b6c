import { beforeAll, expect, test } from '@jest/globals';
import { auditChainKey, auditPartition, auditSort, auditTimeKeys } from '#domain/keys';
import { publishedKey } from '#domain/keys/public-log';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import type { LoggedEvent } from '#domain/generated/types';
import { givenFields, valueOf } from '#test/support/fields';

const admin = { sub: 'admin', groups: ['ADMINS'] };

const fields = givenFields();
beforeAll(async () => {
  await givenEvent(auditPartition('COMPANY', '01C'), '2020-01-01T00:00:00.000Z', 'COMPANY_CREATED');
  await givenEvent(auditPartition('FILE', 'novalink/a#b.png'), '2020-01-02T23:59:59.999Z', 'FILE_REFUSED');
  await fields.give({ ...auditChainKey(auditPartition('COMPANY', '01C'), 1), seq: 1 }, 'Audit');
  await givenEvent(auditPartition('COMPANY', '01C'), '2020-01-03T00:00:00.000Z', 'COMPANY_APPROVED');
});

const givenEvent = (pk: string, at: string, action: string, actor = 'ada') =>
  fields.give(
    {
      pk,
      sk: auditSort(at, `E-${at}`),
      ...auditTimeKeys(at, `E-${at}`),
      id: `E-${at}`,
      at,
      action,
      actor,
      actorGroups: ['ADMINS'],
      reason: 'Agreed.',
      changes: { status: 'APPROVED' },
      requestId: 'request',
    },
    'Audit',
  );

const list = async (args: object = {}) => {
  const page = valueOf(await fields.ask(admin, 'Query.listAuditEvents', args));
  return { items: page.items as Record<string, unknown>[], nextToken: page.nextToken };
};
const actionsOf = async (args: object) => (await list(args)).items.map(({ action }) => action);

test('lists the events of all entities, newest first, with their entity', async () => {
  const { items } = await list({ to: '2020-01-03' });
  expect(items).toEqual([
    expect.objectContaining({ kind: 'COMPANY', entityId: '01C', action: 'COMPANY_APPROVED' }),
    expect.objectContaining({ kind: 'FILE', entityId: 'novalink/a#b.png', action: 'FILE_REFUSED' }),
    expect.objectContaining({ kind: 'COMPANY', entityId: '01C', action: 'COMPANY_CREATED' }),
  ]);
  expect(items[0]).toMatchObject({
    actor: 'ada',
    actorGroups: ['ADMINS'],
    reason: 'Agreed.',
    changes: { status: 'APPROVED' },
    requestId: 'request',
  });
});

test('returns the position of an event in the public log and its salt to admins', async () => {
  const at = '2020-01-03T00:00:00.000Z';
  const named = { kind: 'COMPANY', entityId: '01C', at, id: `E-${at}` };
  const published = { day: '2020-01-03', seq: 7, salt: 'ab'.repeat(16) };
  await fields.give(
    { ...publishedKey(auditPartition('COMPANY', '01C'), auditSort(at, named.id)), ...published },
    'Audit',
  );
  const find = (args: object) => fields.ask(admin, 'Query.getPublishedEvent', { ...named, ...args });
  expect(valueOf(await find({}))).toMatchObject(published);
  expect(await find({ id: 'another' })).toMatchObject({ value: null });
  for (const [args, field] of [
    [{ id: 'E'.repeat(101) }, 'id'],
    [{ entityId: 'E'.repeat(1025) }, 'entityId'],
  ] as const)
    expect(await find(args)).toMatchObject({ refusal: 'input.too-long', reported: { field } });
});

test.each<[title: string, args: object, actions: string[]]>([
  ['one day', { from: '2020-01-02', to: '2020-01-02' }, ['FILE_REFUSED']],
  ['a day with an offset', { from: '2020-01-02+02:00', to: '2020-01-02Z' }, ['FILE_REFUSED']],
  ['the days up to a date', { to: '2020-01-01' }, ['COMPANY_CREATED']],
  ['an empty range', { from: '2020-01-03', to: '2020-01-02' }, []],
  ['a kind', { to: '2020-01-03', kind: 'COMPANY' }, ['COMPANY_APPROVED', 'COMPANY_CREATED']],
  ['an action', { to: '2020-01-03', action: 'FILE_REFUSED' }, ['FILE_REFUSED']],
  ['a kind and an action', { to: '2020-01-03', kind: 'FILE', action: 'COMPANY_CREATED' }, []],
])('filters the list by %s', async (_title, args, actions) => {
  expect(await actionsOf(args)).toEqual(actions);
});

test('names the entities and users that still exist', async () => {
  const { sub: ben, email } = fields.signUp('ben.named');
  const at = (second: number) => `2020-01-10T00:00:0${second}.000Z`;
  await fields.give({ pk: 'COMPANY#named', sk: 'COMPANY', name: 'Blue Reef' });
  await fields.give({ pk: 'GAME#named', sk: 'GAME', title: 'Lantern Bay' });
  await fields.give({ pk: 'SUPPORT#named', sk: 'REQUEST', subject: 'My coins' });
  for (const [second, [pk, actor]] of [
    [auditPartition('COMPANY', 'named'), ben],
    [auditPartition('COMPANY', 'deleted'), 'nobody'],
    [auditPartition('GAME', 'named'), 'system'],
    [auditPartition('SUPPORT', 'named'), 'guest'],
    [auditPartition('USER', ben), ben],
    [auditPartition('FILE', 'a.png'), 'system'],
  ].entries() as Iterable<[number, [string, string]]>)
    await givenEvent(pk, at(second), 'COMPANY_CREATED', actor);
  const root = { sub: fields.signUp('root.named', 'ADMINS').sub, groups: ['ADMINS'] };
  const page = valueOf(
    await fields.ask(root, 'Query.listAuditEvents', { from: '2020-01-10', to: '2020-01-10' }),
  );
  const named = (page.items as LoggedEvent[]).map(({ entityName, actorName }) => [entityName, actorName]);
  expect(named.reverse()).toEqual([
    ['Blue Reef', email],
    [null, null],
    ['Lantern Bay', null],
    ['My coins', null],
    [email, email],
    [null, null],
  ]);
});

test('lists events in pages', async () => {
  const first = await list({ to: '2020-01-03', limit: 2 });
  const second = await list({ to: '2020-01-03', limit: 2, nextToken: first.nextToken });
  expect(first.items).toHaveLength(2);
  expect(second.items.map(({ action }) => action)).toEqual(['COMPANY_CREATED']);
});

test('lists events written by a resolver', async () => {
  const input = { termsVersion, policyVersion };
  valueOf(await fields.ask({ sub: 'ben' }, 'Mutation.acceptTerms', { input }));
  const { items } = await list({ from: '2020-02-01', kind: 'USER' });
  expect(items).toEqual([
    expect.objectContaining({ action: 'TERMS_ACCEPTED', entityId: 'ben', actor: 'ben' }),
  ]);
});
