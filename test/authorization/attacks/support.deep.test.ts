import { beforeAll, describe, expect, test } from '@jest/globals';
import { supportCountKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { networkOf } from '#lambda/resolvers/support/network-of';
import { hostileAddresses } from '#domain/testing/hostile-addresses';
import { hostileNames } from '#test/support/files/hostile-text';
import { askGraphql, type Credentials } from '../environment/ask-graphql';
import { guest } from '../environment/sign-in';
import { openEnvironmentOfTables } from '../environment/test-environment';
import { put } from '../fixtures/company';
import { givenSupportRequest } from '../fixtures/support';
import { graphqlCalls } from '../requests/requests';
import { guestSender } from '../requests/support';

let environment: Awaited<ReturnType<typeof openEnvironmentOfTables>>;
beforeAll(async () => {
  environment = await openEnvironmentOfTables('support');
});

const { guest: ofGuest, allGuests } = limits.support.perHour;
const request = graphqlCalls['Mutation.createSupportRequest'].request(guestSender);
const inputOf = (more: object) => ({ ...(request.variables?.input as object), ...more });
const send = (as: Credentials, more: object = {}) =>
  askGraphql(environment.stage.graphql, as, { ...request, variables: { input: inputOf(more) } });
const rowsWith = async (text: string) =>
  (await environment.stage.contents()).split('\n').filter((row) => row.includes(text)).length;

/** Sets the counter of this hour and the next, because the test can run across the change of the hour. */
const givenCount = async (who: string, count: number) => {
  for (const later of [0, 3_600_000]) {
    const hour = new Date(Date.now() + later).toISOString().slice(0, 13);
    await put(environment.stage, { ...supportCountKey(who, hour), count });
  }
};

/** Sets the shared counters of guests to zero. All guests of a local cloud have the same address. */
const resetCounts = async () => {
  await givenCount('GUESTS', 0);
  for (const address of ['127.0.0.1', '::1'])
    await givenCount(`NETWORK#${networkOf({ identity: { sourceIp: [address] } as never })}`, 0);
};

describe('a script', () => {
  test('cannot exceed the limit with 64 requests at once or 40 in one document', async () => {
    const script = await guest(environment.stage);
    const answers = await Promise.all(Array.from({ length: 64 }, () => send(script, { subject: 'At once' })));
    const field = `createSupportRequest(input: { topic: OTHER, email: "a@b.example", subject: "Aliases", text: "x" }) { id }`;
    const query = `mutation { ${Array.from({ length: 40 }, (_, at) => `a${at}: ${field}`).join(' ')} }`;
    await askGraphql(environment.stage.graphql, script, { query });
    const taken = answers.filter(({ errors }) => errors.length === 0).length;
    expect(taken).toBeGreaterThan(0);
    for (const { errors } of answers)
      for (const { errorType } of errors) expect(['support.too-many', 'write.collided']).toContain(errorType);
    const all = (await rowsWith('"At once"')) + (await rowsWith('"Aliases"'));
    // The test can run across the change of the hour, when the limit starts again.
    expect(all).toBeLessThanOrEqual(2 * ofGuest);
  });

  test('cannot exceed the limit with new identities, and does not block users', async () => {
    await givenCount('GUESTS', allGuests);
    for (let at = 0; at < 5; at += 1) {
      const { errors } = await send(await guest(environment.stage), { subject: 'New identity' });
      expect(errors[0]).toMatchObject({ errorType: 'support.too-many', errorInfo: { of: 'guests' } });
    }
    expect(await rowsWith('"New identity"')).toBe(0);
    const { errors } = await environment.personas.U0.ask(
      graphqlCalls['Mutation.createSupportRequest'].request('user'),
    );
    expect(errors).toEqual([]);
    await resetCounts();
  });
});

test.each(hostileNames)('refuses a subject with %s', async (_what, subject, code) => {
  const { errors } = await send(await guest(environment.stage), { subject });
  expect(errors[0]).toMatchObject({ errorType: code, errorInfo: { field: 'subject' } });
});

test('refuses hostile text as an address', async () => {
  // Valid e-mail addresses can start with slashes.
  for (const email of hostileAddresses.filter((text) => !text.includes('@'))) {
    await resetCounts();
    const { errors } = await send(await guest(environment.stage), { email });
    expect([email, errors[0]?.errorInfo]).toEqual([email, expect.objectContaining({ field: 'email' })]);
  }
});

test('stores hostile text as a subject and a message unchanged, or refuses it with the name of the field', async () => {
  for (const text of hostileAddresses) {
    await resetCounts();
    const { errors } = await send(await guest(environment.stage), { subject: text, text });
    for (const { errorType, errorInfo } of errors) {
      expect([text, errorType]).toEqual([text, expect.stringMatching(/^input\./)]);
      expect(['subject', 'text']).toContain((errorInfo as { field: string }).field);
    }
  }
});

test('stores a message that looks like a script as text', async () => {
  const by = await guest(environment.stage);
  const text = '<script>alert(1)</script> {"$ne":null} ${jndi:ldap://evil.example} =1+1';
  await send(by, { subject: 'As text', text });
  const { data } = await environment.personas.AD.ask({
    query: '{ listSupportRequests(status: OPEN, limit: 100) { items { subject text } } }',
  });
  expect(data?.listSupportRequests).toMatchObject({
    items: expect.arrayContaining([{ subject: 'As text', text }]) as unknown,
  });
});

describe('answers', () => {
  test('from 64 simultaneous calls are stored once', async () => {
    const id = await givenSupportRequest(environment.stage, environment.uninvolvedUser.sub, 'OPEN');
    const answer = graphqlCalls['Mutation.answerSupportRequest'].request(id);
    const answers = await Promise.all(Array.from({ length: 64 }, () => environment.personas.AD.ask(answer)));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    for (const { errors } of answers)
      for (const { errorType } of errors) expect(['support.stale', 'write.collided']).toContain(errorType);
    const { data } = await environment.personas.AD.ask(graphqlCalls['Query.getSupportRequest'].request(id));
    expect(data?.getSupportRequest).toMatchObject({ answers: [{ text: 'Within two days.' }] });
  });

  test('are shown only to the sender and admins', async () => {
    const { stage, personas } = environment;
    const id = await givenSupportRequest(stage, personas['P+'].sub ?? '', 'ANSWERED');
    const own = graphqlCalls['Query.listMySupportRequests'].request('');
    expect(JSON.stringify((await personas['P+'].ask(own)).data)).toContain(id);
    for (const who of ['U0', 'P-', 'O+', 'AD'] as const)
      expect([who, JSON.stringify((await personas[who].ask(own)).data)]).toEqual([
        who,
        expect.not.stringContaining(id),
      ]);
  });
});
