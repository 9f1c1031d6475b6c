import { expect, test } from 'vitest';
import type { PermissionFields } from '../../parts/brand/brand-permissions';
import { fakePlatform } from '../../platform/fake-platform';
import { Refused, ServerError } from '../../platform/api/errors';
import { brandAdmins } from './brand-admins';
import { PageNotFound } from './page-not-found';

const brandId = '01KAJ3ZV8N4Q6T9XWCB2R5M7YB';
const url = `https://novalink.test/operator/brand/${brandId.toLowerCase()}/usermanagement`;
type Me = NonNullable<PermissionFields['me']>;
const player = (changes: Partial<Me>): Me => ({ level: 'PLAYER', status: 'ACTIVE', owns: false, ...changes });

/** Whether the page opens for a user of this group whose player in the brand is `me`. */
const outcome = async (me: Me | null, { groups = ['PROVIDERS'], owner = 'other' } = {}) => {
  const asked: unknown[] = [];
  const fake = fakePlatform({
    getBrand: ({ id }) => {
      asked.push(id);
      return { owner, me };
    },
  });
  await fake.arrive('maria@novalink.test', groups);
  const { sessions, api } = fake.platform;
  const guard = brandAdmins({ sessions, api, heading: () => '' });
  const arguments_ = { request: { url }, params: { brandId: brandId.toLowerCase() } };
  try {
    await (guard as (given: object, next: () => void) => unknown)(arguments_, () => undefined);
    return { opens: true, asked };
  } catch (error) {
    expect(error).toBeInstanceOf(PageNotFound);
    return { opens: false, asked };
  }
};

test.each<[who: string, me: Me | null, opens: boolean]>([
  ['somebody who never joined', null, false],
  ['a player', player({}), false],
  ['support', player({ level: 'SUPPORT' }), false],
  ['an admin of the brand', player({ level: 'ADMIN' }), true],
  ['a suspended admin of the brand', player({ level: 'ADMIN', status: 'SUSPENDED' }), false],
  [
    'an admin of the brand who excluded themselves',
    player({ level: 'ADMIN', status: 'SELF_EXCLUDED' }),
    false,
  ],
  ['its owner as a player', player({ owns: true }), true],
])('decides whether %s can open the page', async (_who, me, opens) => {
  expect(await outcome(me)).toEqual({ opens, asked: [brandId] });
});

test('the owner of the brand does not need to join', async () => {
  expect((await outcome(null, { owner: 'maria@novalink.test' })).opens).toBe(true);
});

test('an admin of the platform can open it', async () => {
  expect(await outcome(null, { groups: ['ADMINS'] })).toEqual({ opens: true, asked: [] });
});

test.each([
  ['no such brand', new Refused('brand.missing'), PageNotFound],
  ['a server that fails', new ServerError('500'), ServerError],
])('%s is thrown for the error page', async (_what, fault, thrown) => {
  const fake = fakePlatform({
    getBrand: () => {
      throw fault;
    },
  });
  await fake.arrive('maria@novalink.test', ['OPERATORS']);
  const { sessions, api } = fake.platform;
  const guard = brandAdmins({ sessions, api, heading: () => '' }) as (
    given: object,
    next: () => void,
  ) => Promise<void>;
  await expect(guard({ request: { url }, params: { brandId } }, () => undefined)).rejects.toBeInstanceOf(
    thrown,
  );
});
