import { describe, expect, test } from 'vitest';
import { createApi } from './api';
import { NotAllowed, Refused, ServerError, SessionEnded, Unreachable } from './errors';
import type { Operation } from './operation';
import type { Session } from '../session/session';
import { fakeFetch, testConfig } from './test-config';
import { nextTurn } from '../../../testing/next-turn';

const maria: Session = {
  sub: 'maria',
  email: 'maria@studio.test',
  groups: [],
  accessToken: 'the-access-token',
};
const getName: Operation<{ name: string }, { id: string }> = {
  document: 'query Name($id: ID!) { name(id: $id) }',
  nullable: false,
};

const apiOver = (answer: () => Response | Promise<Response>, session: Session | undefined = maria) => {
  const { fetch, seen } = fakeFetch(answer);
  const api = createApi({
    fetch,
    config: () => Promise.resolve(testConfig),
    session: () => Promise.resolve(session),
  });
  return { api, seen };
};

const failing = (error: Record<string, unknown>) => () =>
  Response.json({ data: { name: null }, errors: [error] });

test('rejects null for an operation whose result is never null', async () => {
  const { api } = apiOver(() => Response.json({ data: { name: null } }));
  await expect(api.send(getName, { id: '1' })).rejects.toThrow(
    new ServerError('The API returned null for name.'),
  );
});

test('returns null for an operation whose result can be null', async () => {
  const { api } = apiOver(() => Response.json({ data: { name: null } }));
  expect(await api.send({ ...getName, nullable: true }, { id: '1' })).toEqual({ name: null });
});

test('sends the access token, the document and the variables', async () => {
  const { api, seen } = apiOver(() => Response.json({ data: { name: 'Aurora' } }));
  expect(await api.send(getName, { id: '1' })).toEqual({ name: 'Aurora' });
  const [call] = seen;
  expect(call?.url).toBe('https://api.test/graphql');
  expect(call?.headers.get('authorization')).toBe('the-access-token');
  expect(JSON.parse(call?.body ?? '')).toEqual({ query: getName.document, variables: { id: '1' } });
});

test('ends the request when its signal is aborted', async () => {
  const api = createApi({
    fetch: (_, init) =>
      new Promise((_answer, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
    config: () => Promise.resolve(testConfig),
    session: () => Promise.resolve(maria),
  });
  const unwanted = new AbortController();
  const answer = api.send(getName, { id: '1' }, { signal: unwanted.signal });
  void nextTurn().then(() => unwanted.abort());
  await expect(answer).rejects.toThrow(Unreachable);
});

describe('a token that names a withdrawn group', () => {
  const withdrawn = failing({ errorType: 'caller.rights-withdrawn', errorInfo: { kind: 'forbidden' } });
  const apiWith = (answers: (() => Response)[], renewed: () => Promise<Session | undefined>) => {
    const { fetch, seen } = fakeFetch(() => (answers.shift() ?? withdrawn)());
    const api = createApi({
      fetch,
      config: () => Promise.resolve(testConfig),
      session: (options) => (options?.renew ? renewed() : Promise.resolve(maria)),
    });
    return { api, seen };
  };
  const renewed = () => Promise.resolve({ ...maria, accessToken: 'the-new-token' });

  test('is renewed, and the request is sent once more', async () => {
    const answer = () => Response.json({ data: { name: 'Aurora' } });
    const { api, seen } = apiWith([withdrawn, answer], renewed);
    expect(await api.send(getName, { id: '1' })).toEqual({ name: 'Aurora' });
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual([
      'the-access-token',
      'the-new-token',
    ]);
  });

  test('is not renewed a second time', async () => {
    const { api, seen } = apiWith([], renewed);
    await expect(api.send(getName, { id: '1' })).rejects.toMatchObject({ code: 'caller.rights-withdrawn' });
    expect(seen).toHaveLength(2);
  });

  test.each([
    ['the session was ended', () => Promise.reject(new Error('NotAuthorizedException'))],
    ['nobody is signed in any more', () => Promise.resolve(undefined)],
  ])('returns the refusal when %s', async (_why, renewing) => {
    const { api, seen } = apiWith([], renewing);
    await expect(api.send(getName, { id: '1' })).rejects.toMatchObject({ code: 'caller.rights-withdrawn' });
    expect(seen).toHaveLength(1);
  });
});

describe('distinguishes each kind of failure', () => {
  test('keeps the code and the parameters of a refusal', async () => {
    const { api } = apiOver(
      failing({
        errorType: 'input.too-long',
        errorInfo: { kind: 'invalid', field: 'name', limit: 80, nested: {} },
      }),
    );
    const error: unknown = await api.send(getName, { id: '1' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ code: 'input.too-long', parameters: { field: 'name', limit: 80 } });
  });

  test.each([
    ['Unauthorized', NotAllowed],
    ['UnauthorizedException', SessionEnded],
    ['DynamoDB:ProvisionedThroughputExceededException', ServerError],
    ['toString', ServerError],
    [null, ServerError],
  ])('errorType %s', async (errorType, kind) => {
    const { api } = apiOver(failing({ message: 'no', errorType }));
    await expect(api.send(getName, { id: '1' })).rejects.toBeInstanceOf(kind);
  });

  test('has the request id of a server failure, with an unknown result', async () => {
    const { api } = apiOver(
      failing({ errorType: 'request.failed', errorInfo: { kind: 'unknown', requestId: 'r-17' } }),
    );
    const error: unknown = await api.send(getName, { id: '1' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ requestId: 'r-17' });
  });

  test.each([
    ['401', () => new Response('{}', { status: 401 }), SessionEnded],
    ['HTML in place of JSON', () => new Response('<html>', { status: 503 }), ServerError],
    ['neither data nor errors', () => Response.json({}), ServerError],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), Unreachable],
  ])('%s', async (_case, answer, kind) => {
    const { api } = apiOver(answer);
    await expect(api.send(getName, { id: '1' })).rejects.toBeInstanceOf(kind);
  });

  test('sends nothing without a session', async () => {
    const { fetch, seen } = fakeFetch(() => Response.json({}));
    const api = createApi({
      fetch,
      config: () => Promise.resolve(testConfig),
      session: () => Promise.resolve(undefined),
    });
    await expect(api.send(getName, { id: '1' })).rejects.toBeInstanceOf(SessionEnded);
    expect(seen).toEqual([]);
  });
});
