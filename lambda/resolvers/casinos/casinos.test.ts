import { beforeEach, describe, expect, test } from '@jest/globals';
import type { CasinoStatus } from '#domain/generated/types';
import { casinoKey } from '#domain/keys';
import { type Asker, givenFields, valueOf } from '#test/support/fields';
import { givenBrand, givenCasino, givenOperator, type Operator } from '#test/world/given/operator';
import { givenProvider, refused, rowOf } from '#test/world/given/provider';

const fields = givenFields();
let ada: Operator;
let ben: Operator;
const admin = { sub: 'admin', groups: ['ADMINS'] };
beforeEach(async () => {
  ada = await givenOperator(fields);
  ben = await givenOperator(fields);
});

const create = (asker: Asker, more: object = {}) => {
  const input = { companyId: ada.companyId, name: 'Harbour Casino', jurisdiction: 'DEMO', ...more };
  return fields.ask(asker, 'Mutation.createCasino', { input });
};
const update = (asker: Asker, id: string, expectedVersion: number, more: object = {}) =>
  fields.ask(asker, 'Mutation.updateCasino', { input: { id, expectedVersion, ...more } });
const get = (asker: Asker, id: string) => fields.ask(asker, 'Query.getCasino', { id });

describe('a new casino', () => {
  test('is a draft of its company with default values', async () => {
    const casino = valueOf(await create(ada, { name: ' Harbour Casino ', blockedCountries: ['DE'] }));
    expect(casino).toMatchObject({
      companyId: ada.companyId,
      companyName: 'Harbour House',
      owner: ada.sub,
      name: 'Harbour Casino',
      jurisdiction: 'DEMO',
      licenceNumber: null,
      minAge: 18,
      blockedCountries: ['DE'],
      walletMode: 'INTERNAL',
      status: 'DRAFT',
      version: 1,
    });
  });

  test('is created for the caller’s own company, and by admins for any', async () => {
    expect(await create(ben)).toEqual(refused('company.missing'));
    expect(await create(ada, { companyId: 'x'.repeat(26) })).toEqual(refused('company.missing'));
    expect(valueOf(await create(admin)).owner).toBe(ada.sub);
  });

  test.each(['SUBMITTED', 'SUSPENDED', 'CLOSED'])('is not created by a %s company', async (status) => {
    const owner = await givenOperator(fields, { status });
    expect(await create(owner, { companyId: owner.companyId })).toEqual(
      refused('company.not-approved', { status }),
    );
  });

  test('is not created by a provider', async () => {
    const owner = await givenProvider(fields);
    expect(await create(owner, { companyId: owner.companyId })).toEqual(refused('company.not-operator'));
  });

  test.each([
    ['no name', { name: ' ' }, 'input.required', { field: 'name' }],
    ['a long name', { name: 'x'.repeat(61) }, 'input.too-long', { field: 'name', limit: 60 }],
    ['a long licence', { licenceNumber: 'x'.repeat(61) }, 'input.too-long', { field: 'licenceNumber' }],
    ['a licence without TLS', { licenceUrl: 'http://mga.example' }, 'input.invalid', { field: 'licenceUrl' }],
    ['an age of 17', { minAge: 17 }, 'input.invalid', { field: 'minAge' }],
    ['an age of 26', { minAge: 26 }, 'input.invalid', { field: 'minAge' }],
    ['a wallet without TLS', { walletUrl: 'http://127.0.0.1:4100' }, 'input.invalid', { field: 'walletUrl' }],
    [
      'a page without TLS',
      { embedOrigins: ['http://localhost'] },
      'input.invalid',
      { field: 'embedOrigins' },
    ],
    ['a country’s name', { blockedCountries: ['Malta'] }, 'input.too-long', { field: 'blockedCountries' }],
    ['251 countries', { blockedCountries: Array(251).fill('MT') }, 'input.too-long', { limit: 250 }],
  ])('refuses %s', async (_what, more, code, reported) => {
    expect(await create(ada, more)).toEqual(refused(code, { kind: 'invalid', ...reported }));
  });
});

describe('a casino', () => {
  test('can be read by its company and admins, and is missing for others', async () => {
    const id = await givenCasino(fields, ada);
    expect(valueOf(await get(ada, id)).id).toBe(id);
    expect(valueOf(await get(admin, id)).id).toBe(id);
    const missing = await get(ben, '01ARZ3NDEKTSV4RRFFQ69G5FAV');
    expect(missing).toEqual(refused('casino.missing', { kind: 'missing' }));
    expect(await get(ben, id)).toEqual(missing);
    expect(await get(ben, 'CASINO')).toEqual(missing);
    expect(await update(ben, id, 1, { name: 'Mine' })).toEqual(missing);
  });

  test('keeps what an update leaves out and clears what it sets to null', async () => {
    const licence = {
      licenceNumber: 'B2C/1',
      licenceUrl: 'https://mga.example/1',
      licenceExpires: '2030-01-01',
    };
    const id = await givenCasino(fields, ada, 'DRAFT', { ...licence, minAge: 21, blockedCountries: ['DE'] });
    const kept = valueOf(await update(ada, id, 1, { name: ' Harbour Two ', jurisdiction: 'MGA' }));
    expect(kept).toMatchObject({
      name: 'Harbour Two',
      jurisdiction: 'MGA',
      ...licence,
      minAge: 21,
      version: 2,
    });
    const cleared = valueOf(
      await update(admin, id, 2, { licenceNumber: null, minAge: null, blockedCountries: null }),
    );
    expect(cleared).toMatchObject({ minAge: 18, blockedCountries: [], version: 3 });
    expect(cleared).not.toHaveProperty('licenceNumber');
    expect(await update(ada, id, 3, { name: null })).toEqual(refused('input.required', { field: 'name' }));
    expect(await update(ada, id, 3, { jurisdiction: null })).toEqual(
      refused('input.required', { field: 'jurisdiction' }),
    );
  });

  test.each([
    ['jurisdiction', 'MGA'],
    ['licenceNumber', 'B2C/2'],
    ['licenceUrl', null],
    ['licenceExpires', '2031-01-01'],
    ['walletMode', 'SEAMLESS'],
    ['walletUrl', 'https://wallet.example'],
    ['walletProtocol', 'NOVALINK'],
  ])('keeps its %s after its first submission', async (field, value) => {
    const id = await givenCasino(fields, ada, 'ACTIVE');
    expect(await update(ada, id, 1, { [field]: value })).toEqual(
      refused('casino.wrong-status', { status: 'ACTIVE' }),
    );
    const lasting = { minAge: 21, embedOrigins: ['https://casino.example'] };
    expect(valueOf(await update(ada, id, 1, lasting))).toMatchObject(lasting);
  });

  test.each<CasinoStatus>(['IN_REVIEW', 'SUSPENDED', 'CLOSED'])(
    'is not changed while it is %s',
    async (status) => {
      const id = await givenCasino(fields, ada, status);
      expect(await update(ada, id, 1, { name: 'Again' })).toEqual(refused('casino.wrong-status', { status }));
    },
  );

  test('is not changed based on an older version', async () => {
    const id = await givenCasino(fields, ada);
    valueOf(await update(ada, id, 1, { name: 'One' }));
    expect(await update(ada, id, 1, { name: 'Two' })).toEqual(refused('casino.stale', { version: 2 }));
  });

  test('has a history for everybody who can read it', async () => {
    const id = String(valueOf(await create(ada)).id);
    valueOf(await update(admin, id, 1, { name: 'Two' }));
    const { items } = valueOf(await fields.ask(ada, 'Casino.history', {}, { id }));
    expect(
      (items as { action: string; actor: string }[]).map(({ action, actor }) => [action, actor]),
    ).toEqual([
      ['CASINO_UPDATED', 'admin'],
      ['CASINO_CREATED', ada.sub],
    ]);
  });
});

describe('casinos in a list', () => {
  const list = async (asker: Asker, args: object) => {
    const page = valueOf(await fields.ask(asker, 'Query.listCasinos', { limit: 100, ...args }));
    return (page.items as { id: string }[]).map(({ id }) => id);
  };

  test('are those of the caller’s company, optionally with one status', async () => {
    const draft = await givenCasino(fields, ada);
    const active = await givenCasino(fields, ada, 'ACTIVE');
    await givenCasino(fields, ben);
    const { companyId } = ada;
    expect(await list(ada, { companyId })).toEqual([active, draft]);
    expect(await list(ada, { companyId, status: 'DRAFT' })).toEqual([draft]);
    expect(await list(admin, { companyId })).toEqual([active, draft]);
  });

  test('are all casinos for an admin', async () => {
    const own = await givenCasino(fields, ada, 'PAUSED');
    const other = await givenCasino(fields, ben, 'CLOSED');
    expect(await list(admin, {})).toEqual(expect.arrayContaining([own, other]));
    const paused = await list(admin, { status: 'PAUSED' });
    expect(paused).toContain(own);
    expect(paused).not.toContain(other);
  });

  test('require a company of the caller', async () => {
    const ask = (args: object) => fields.ask(ben, 'Query.listCasinos', args);
    expect(await ask({})).toEqual(refused('input.required', { field: 'companyId' }));
    expect(await ask({ companyId: ada.companyId })).toEqual(refused('company.missing'));
    expect(await ask({ companyId: ben.companyId, limit: 101 })).toEqual(
      refused('list.limit-out-of-range', { smallest: 1, largest: 100 }),
    );
  });
});

test('returns whether the brands of a casino are open', async () => {
  const id = await givenCasino(fields, ada, 'ACTIVE');
  const [draft, active] = [await givenBrand(fields, ada, id, 'DRAFT'), await givenBrand(fields, ada, id)];
  const casino = (await rowOf(fields, casinoKey(id))) ?? {};
  const brands = async () =>
    (valueOf(await fields.ask(ada, 'Casino.brands', {}, casino)).items as Record<string, unknown>[]).map(
      ({ id: brand, open, casinoName, companyName }) => [brand, open, casinoName, companyName],
    );
  expect(await brands()).toEqual([
    [active, true, 'Harbour Casino', 'Harbour House'],
    [draft, false, 'Harbour Casino', 'Harbour House'],
  ]);
  const empty = await givenCasino(fields, ada);
  const none = await fields.ask(ada, 'Casino.brands', {}, { id: empty, companyId: ada.companyId });
  expect(valueOf(none).items).toEqual([]);
});
