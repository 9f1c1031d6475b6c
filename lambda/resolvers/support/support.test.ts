import { describe, expect, test } from '@jest/globals';
import { auditPartition, supportCountKey, supportKey, withdrawnKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { networkOf } from '#lambda/resolvers/support/network-of';
import { type Asker, givenFields, valueOf } from '#test/support/fields';
import { honestNames, hostileNames } from '#test/support/files/hostile-text';

const fields = givenFields();

const admin = { sub: 'admin', groups: ['ADMINS'] };
const good = { topic: 'PLAY', subject: 'Lost round', text: 'The round\ndid not end.' };
const send = (asker: Asker, input: object = {}) =>
  fields.ask(asker, 'Mutation.createSupportRequest', { input: { ...good, ...input } });
const byGuest = (guest: string, input: object = {}) =>
  send({ guest }, { email: 'guest@home.example', ...input });
const get = (id: string) => fields.ask(admin, 'Query.getSupportRequest', { id });
const answer = (id: string, expectedVersion: number, text = 'Please try again.') =>
  fields.ask(admin, 'Mutation.answerSupportRequest', { input: { id, expectedVersion, text } });
const close = (id: string, expectedVersion: number) =>
  fields.ask(admin, 'Mutation.closeSupportRequest', { input: { id, expectedVersion } });
const sent = async (asker: Asker, input: object = {}) => String(valueOf(await send(asker, input)).id);
const rowOf = async (id: string) => (await fields.rows('Main')).find(({ pk }) => pk === supportKey(id).pk);
const eventsOf = async (id: string) =>
  (await fields.rows('Audit')).filter(({ pk }) => pk === auditPartition('SUPPORT', id));
const listed = async (asker: Asker, field: string, args: object = {}) =>
  (valueOf(await fields.ask(asker, `Query.${field}`, args)).items as { id: string }[]).map(({ id }) => id);

describe('a request', () => {
  test('from a user stores their id and no address', async () => {
    const receipt = valueOf(await send({ sub: 'ada' }, { subject: ' Lost round ' }));
    expect(Object.keys(receipt).sort()).toEqual(['createdAt', 'id']);
    expect(valueOf(await get(String(receipt.id)))).toMatchObject({
      ...good,
      sub: 'ada',
      email: null,
      status: 'OPEN',
      answers: [],
      version: 1,
      createdAt: receipt.createdAt,
    });
  });

  test('from a guest stores their address and is in no user’s list', async () => {
    const id = String(valueOf(await byGuest('guest-1')).id);
    const row = await rowOf(id);
    expect(row).toMatchObject({ ...good, email: 'guest@home.example', status: 'OPEN' });
    expect(row).not.toHaveProperty('sub');
    expect(row).not.toHaveProperty('gsi1pk');
  });

  test('is audited without its text and address', async () => {
    const [user, guest] = [await sent({ sub: 'ben' }), String(valueOf(await byGuest('guest-2')).id)];
    for (const [id, actor] of [
      [user, 'ben'],
      [guest, 'guest'],
    ] as const) {
      const events = await eventsOf(id);
      expect(events).toMatchObject([
        { action: 'SUPPORT_REQUESTED', actor, changes: { status: 'OPEN', topic: 'PLAY' } },
      ]);
      expect(JSON.stringify(events)).not.toMatch(/Lost round|did not end|home\.example/);
    }
  });

  test('requires an address from guests and refuses one from users', async () => {
    const reported = { field: 'email' };
    expect(await send({ guest: 'guest-3' })).toMatchObject({ refusal: 'input.required', reported });
    expect(await byGuest('guest-3', { email: 'no address' })).toMatchObject({
      refusal: 'input.invalid',
      reported,
    });
    expect(await send({ sub: 'cleo' }, { email: 'cleo@home.example' })).toMatchObject({
      refusal: 'input.not-writable',
      reported,
    });
  });

  test('is refused for AWS credentials of a user and without an identity', async () => {
    expect(await send({})).toMatchObject({ refusal: 'Unauthorized' });
  });

  test('is refused for a deleted account', async () => {
    await fields.give({ ...withdrawnKey('dora', 'ACCOUNT'), withdrawnAt: '2026-11-22', expiresAt: 1 });
    expect(await send({ sub: 'dora' })).toMatchObject({ refusal: 'caller.rights-withdrawn' });
  });
});

describe('the subject', () => {
  test.each(hostileNames)('cannot be %s', async (_what, subject, code) => {
    expect(await send({ sub: 'eve' }, { subject })).toMatchObject({
      refusal: code,
      reported: { field: 'subject' },
    });
  });

  test.each(honestNames)('can be %s', async (subject) => {
    const id = await sent({ sub: `honest-${subject}` }, { subject });
    expect(valueOf(await get(id))).toMatchObject({ subject });
  });

  test.each([
    ['one letter', { subject: 'x' }, 'input.too-short', 'subject'],
    ['121 letters', { subject: 'x'.repeat(121) }, 'input.too-long', 'subject'],
    ['no text', { text: '' }, 'input.required', 'text'],
    ['blanks', { text: ' \n ' }, 'input.required', 'text'],
    ['4001 letters', { text: 'x'.repeat(4001) }, 'input.too-long', 'text'],
    ['reversed text', { text: 'One\u202eTwo' }, 'input.character', 'text'],
  ] as const)(
    'and the text are refused with the name of the field: %s',
    async (_what, input, refusal, field) => {
      expect(await send({ sub: 'fay' }, input)).toMatchObject({ refusal, reported: { field } });
    },
  );
});

describe('in an hour', () => {
  const { user, guest, network, allGuests } = limits.support.perHour;
  /** This hour and the next, because the test can run across the change of the hour. */
  const hours = () => [0, 3_600_000].map((more) => new Date(Date.now() + more).toISOString().slice(0, 13));
  const counted = async (who: string, count: number) => {
    for (const hour of hours()) await fields.give({ ...supportCountKey(who, hour), count });
  };

  test('a user can send a limited number of requests, without blocking others', async () => {
    await counted('SUB#script', user - 1);
    await sent({ sub: 'script' });
    expect(await send({ sub: 'script' })).toMatchObject({
      refusal: 'support.too-many',
      reported: { kind: 'conflict', limit: user, of: 'own' },
    });
    await sent({ sub: 'somebody-else' });
  });

  test('a guest can send fewer', async () => {
    await counted('GUEST#guest-script', guest - 1);
    valueOf(await byGuest('guest-script'));
    expect(await byGuest('guest-script')).toMatchObject({
      refusal: 'support.too-many',
      reported: { limit: guest, of: 'own' },
    });
  });

  test('guests of one address have a limit with any number of identities, and block no other address', async () => {
    let identities = 0;
    const bySomebody = (...sourceIp: readonly string[]) =>
      send({ guest: `guest-${(identities += 1)}`, sourceIp }, { email: 'guest@home.example' });
    const givenNetwork = (address: string, count: number) =>
      counted(`NETWORK#${networkOf({ identity: { sourceIp: [address] } as never })}`, count);
    const tooMany = { refusal: 'support.too-many', reported: { limit: network, of: 'network' } };
    const script = '203.0.113.7';
    await givenNetwork(script, network - 1);
    valueOf(await bySomebody(script));
    // The first addresses of the list are what the caller says in a header.
    expect(await bySomebody('198.51.100.9', script)).toMatchObject(tooMany);
    valueOf(await bySomebody('203.0.113.8'));
    valueOf(await bySomebody(script, '198.51.100.9'));
    await givenNetwork('2001:db8:5:1::1', network);
    expect(await bySomebody('2001:db8:5:fffe:2::9')).toMatchObject(tooMany);
    valueOf(await bySomebody('2001:db8:6::1'));
    expect(JSON.stringify(await fields.rows('Main'))).not.toMatch(/203\.0|198\.51|2001:db8/);
  });

  test('all guests together have a limit, which users do not share', async () => {
    await counted('GUESTS', allGuests);
    expect(await byGuest('guest-new')).toMatchObject({
      refusal: 'support.too-many',
      reported: { limit: allGuests, of: 'guests' },
    });
    await sent({ sub: 'gus' });
    const counts = (await fields.rows('Main')).filter(({ pk }) => pk === 'SUPPORTCOUNT#GUEST#guest-new');
    expect(counts).toEqual([]);
  });

  test('refused requests are not counted, and counts expire', async () => {
    for (let at = 0; at < user + 1; at += 1) await send({ sub: 'hal' }, { text: '' });
    await sent({ sub: 'hal' });
    const row = (await fields.rows('Main')).find(({ pk }) => pk === 'SUPPORTCOUNT#SUB#hal');
    expect(row).toMatchObject({ count: 1 });
    expect(Number(row?.expiresAt) * 1000 - Date.now()).toBeGreaterThan(3_600_000);
  });
});

describe('the queue', () => {
  test('lists open requests oldest first, and answered ones separately', async () => {
    const [first, second] = [await sent({ sub: 'ivy' }), await sent({ sub: 'ivy' })];
    const open = () => listed(admin, 'listSupportRequests', { status: 'OPEN', limit: 100 });
    const before = await open();
    expect(before.indexOf(first)).toBeLessThan(before.indexOf(second));
    expect(before).toContain(first);
    await answer(first, 1);
    expect(await open()).not.toContain(first);
    expect(await listed(admin, 'listSupportRequests', { status: 'ANSWERED', limit: 100 })).toContain(first);
  });

  test('of a user lists only their own requests, newest first', async () => {
    const [first, second] = [await sent({ sub: 'jo' }), await sent({ sub: 'jo' })];
    await sent({ sub: 'joan' });
    expect(await listed({ sub: 'jo' }, 'listMySupportRequests')).toEqual([second, first]);
    const page = valueOf(await fields.ask({ sub: 'jo' }, 'Query.listMySupportRequests', { limit: 1 }));
    const { nextToken } = page;
    expect(await listed({ sub: 'jo' }, 'listMySupportRequests', { nextToken })).toEqual([first]);
  });
});

describe('an answer', () => {
  test('is added to earlier answers and shown to the sender', async () => {
    const id = await sent({ sub: 'kim' });
    expect(valueOf(await answer(id, 1, ' First.\nMore. '))).toMatchObject({ status: 'ANSWERED', version: 2 });
    await answer(id, 2, 'Second.');
    const { items } = valueOf(await fields.ask({ sub: 'kim' }, 'Query.listMySupportRequests', {}));
    expect(items).toMatchObject([
      { id, status: 'ANSWERED', answers: [{ text: 'First.\nMore.' }, { text: 'Second.' }] },
    ]);
    const history = await fields.ask(admin, 'Query.listSupportHistory', { id });
    expect(valueOf(history).items).toMatchObject([
      { action: 'SUPPORT_ANSWERED', actor: 'admin', changes: { status: 'ANSWERED', answer: 2 } },
      { action: 'SUPPORT_ANSWERED', changes: { answer: 1 } },
      { action: 'SUPPORT_REQUESTED' },
    ]);
    expect(JSON.stringify(history)).not.toContain('Second.');
  });

  test.each([
    ['nothing', '', 'input.required'],
    ['4001 letters', 'x'.repeat(4001), 'input.too-long'],
    ['a bell', 'One\u0007', 'input.character'],
  ])('is refused with the name of the field: %s', async (_what, text, refusal) => {
    const id = await sent({ sub: `leo-${refusal}` });
    expect(await answer(id, 1, text)).toMatchObject({ refusal, reported: { field: 'text' } });
  });

  test('based on another version is refused', async () => {
    const id = await sent({ sub: 'mia' });
    await answer(id, 1);
    expect(await answer(id, 1)).toMatchObject({ refusal: 'support.stale', reported: { version: 2 } });
    expect(valueOf(await get(id)).answers).toHaveLength(1);
  });

  test('is refused after the maximum number of answers', async () => {
    const id = await sent({ sub: 'ned' });
    const answers = Array.from({ length: limits.support.answers }, () => ({ at: 'now', text: 'x' }));
    const row = await rowOf(id);
    await fields.give({ ...row, answers });
    expect(await answer(id, 1)).toMatchObject({
      refusal: 'support.too-many',
      reported: { limit: limits.support.answers, of: 'answers' },
    });
  });
});

describe('a closed request', () => {
  test('expires after a year and accepts no answer', async () => {
    const id = await sent({ sub: 'oda' });
    expect(valueOf(await close(id, 1))).toMatchObject({ status: 'CLOSED', version: 2 });
    const days = (Number((await rowOf(id))?.expiresAt) * 1000 - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);
    for (const late of [answer(id, 2), close(id, 2)])
      expect(await late).toMatchObject({ refusal: 'support.wrong-status', reported: { status: 'CLOSED' } });
    expect((await eventsOf(id)).map(({ action }) => action)).toEqual(['SUPPORT_REQUESTED', 'SUPPORT_CLOSED']);
  });
});

test.each(['01ARZ3NDEKTSV4RRFFQ69G5FAV', 'x', '../x', 'COUNT#GUESTS'])(
  'reports a missing request %s',
  async (id) => {
    const missing = { refusal: 'support.missing' };
    expect(await get(id)).toMatchObject(missing);
    expect(await answer(id, 1)).toMatchObject(missing);
    expect(await close(id, 1)).toMatchObject(missing);
  },
);
