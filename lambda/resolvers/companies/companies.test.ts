import { describe, expect, test } from '@jest/globals';
import { companyKey, withdrawnKey } from '#domain/keys';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { imagePrefix } from '#domain/uploads';
import { type Asker, givenFields, valueOf } from '#test/support/fields';

const fields = givenFields();

let people = 0;
const person = (...groups: string[]): Asker => {
  people += 1;
  return { sub: `person-${people}`, groups };
};
const admin = person('ADMINS');

const refused = (code: string, reported: object = {}) => ({
  refusal: code,
  reported: expect.objectContaining(reported) as unknown,
});
/** All users in these tests have accepted the terms. */
const accept = (asker: Asker) =>
  fields.ask(asker, 'Mutation.acceptTerms', { input: { termsVersion, policyVersion } });
const create = (asker: Asker, more: object = {}) =>
  fields.ask(asker, 'Mutation.createCompany', { input: { kind: 'PROVIDER', name: 'Blue Reef', ...more } });
const created = async (asker: Asker) => {
  valueOf(await accept(asker));
  return String(valueOf(await create(asker)).id);
};
const step = (asker: Asker, name: string, id: string, expectedVersion: number, more: object = {}) =>
  fields.ask(asker, `Mutation.${name}Company`, { input: { id, expectedVersion, ...more } });
const remove = (asker: Asker, id: string) => fields.ask(asker, 'Mutation.deleteCompany', { input: { id } });
const get = (asker: Asker, id: string) => fields.ask(asker, 'Query.getCompany', { id });
const historyOf = async (id: string) => {
  const { items } = valueOf(await fields.ask(admin, 'Company.history', {}, { id }));
  return (items as { action: string; actor: string; reason: string | null }[]).map(
    ({ action, actor, reason }) => [action, actor, reason],
  );
};

describe('a new company', () => {
  test('is a draft of its creator without access', async () => {
    const ada = person();
    expect(valueOf(await create(ada, { city: 'Sliema' }))).toMatchObject({
      owner: ada.sub,
      name: 'Blue Reef',
      city: 'Sliema',
      status: 'DRAFT',
      membership: 'NONE',
      approved: false,
      active: false,
      version: 1,
    });
  });

  test('is refused if its owner already has an open one', async () => {
    const ada = person();
    const id = await created(ada);
    expect(await create(ada)).toEqual(refused('company.already-open', { kind: 'conflict' }));
    valueOf(await step(ada, 'close', id, 1));
    valueOf(await create(ada));
  });

  test('can be created for another owner by admins only', async () => {
    const other = fields.signUp('grace');
    expect(await create(person(), { owner: other.sub })).toEqual(refused('company.owner-not-yours'));
    expect(valueOf(await create(admin, { owner: other.sub })).owner).toBe(other.sub);
  });

  test.each([
    ['does not exist', 'nobody-knows', 'user.missing', { kind: 'missing' }],
    ['is an e-mail address', 'ada@people.test', 'user.missing', { kind: 'missing' }],
    ['has 65 characters', 'x'.repeat(65), 'input.too-long', { kind: 'invalid', limit: 64 }],
  ])('is not created for an owner who %s', async (_what, owner, code, reported) => {
    if (owner.includes('@')) fields.signUp('ada');
    expect(await create(admin, { owner })).toEqual(refused(code, { field: 'owner', ...reported }));
  });

  test('has image keys of at most 200 characters', async () => {
    const image = (length: number) => [`${imagePrefix}a/`.padEnd(length - '.webp'.length, 'x') + '.webp'];
    valueOf(await create(person(), { image: image(200) }));
    expect(await create(person(), { image: image(201) })).toEqual(
      refused('input.too-long', { kind: 'invalid', field: 'image', limit: 200 }),
    );
  });

  test.each([
    ['a blank name', { name: ' ' }, 'input.required', { field: 'name' }],
    ['a short name', { name: ' x ' }, 'input.too-short', { field: 'name', limit: 2 }],
    ['a long name', { name: 'x'.repeat(81) }, 'input.too-long', { field: 'name', limit: 80 }],
    ['long terms', { terms: 'x'.repeat(10_001) }, 'input.too-long', { field: 'terms', limit: 10_000 }],
    ['a country’s name', { country: 'Malta' }, 'input.invalid', { field: 'country' }],
    ['a local number', { phone: '21234567' }, 'input.invalid', { field: 'phone' }],
    ['a script', { website: 'javascript:alert(1)' }, 'input.invalid', { field: 'website' }],
    ['eleven images', { image: Array(11).fill('key') }, 'input.too-long', { field: 'image', limit: 10 }],
  ])('refuses %s', async (_what, input, code, reported) => {
    expect(await create(person(), input)).toEqual(refused(code, { kind: 'invalid', ...reported }));
  });
});

describe('a token that is still valid', () => {
  test('of a deleted account cannot create, change or submit a company', async () => {
    const ada = person();
    const id = await created(ada);
    await fields.give(withdrawnKey(String(ada.sub), 'ACCOUNT'));
    const before = await fields.rows('Main');
    for (const name of ['update', 'submit', 'close'])
      expect(await step(ada, name, id, 1)).toEqual(refused('caller.rights-withdrawn'));
    expect(await remove(ada, id)).toEqual(refused('caller.rights-withdrawn'));
    expect(await create(ada)).toEqual(refused('caller.rights-withdrawn', { kind: 'forbidden' }));
    expect(await fields.rows('Main')).toEqual(before);
  });

  test('with a withdrawn group cannot create a company; one without the group can', async () => {
    const ada = person('PROVIDERS', 'OPERATORS');
    await fields.give(withdrawnKey(String(ada.sub), 'OPERATORS'));
    expect(await create(ada)).toEqual(refused('caller.rights-withdrawn'));
    valueOf(await create({ ...ada, groups: ['PROVIDERS'] }));
  });
});

describe('a company', () => {
  test('can be read by its owner and admins, and is missing for others', async () => {
    const ada = person();
    const id = await created(ada);
    expect(valueOf(await get(ada, id)).id).toBe(id);
    expect(valueOf(await get(admin, id)).id).toBe(id);
    const missing = await get(person('PROVIDERS'), '01ARZ3NDEKTSV4RRFFQ69G5FAV');
    expect(missing).toEqual(refused('company.missing', { kind: 'missing' }));
    expect(await get(person('PROVIDERS'), id)).toEqual(missing);
    expect(await get(person('PROVIDERS'), 'x'.repeat(60))).toEqual(missing);
  });

  test('keeps what an update leaves out and clears what it sets to null', async () => {
    const ada = person();
    const id = await created(ada);
    valueOf(await step(ada, 'update', id, 1, { city: 'Sliema', country: 'MT' }));
    const company = valueOf(await step(ada, 'update', id, 2, { city: null }));
    expect(company).toMatchObject({ name: 'Blue Reef', country: 'MT', version: 3 });
    expect(company).not.toHaveProperty('city');
    expect(await step(ada, 'update', id, 3, { name: null })).toEqual(
      refused('input.required', { field: 'name' }),
    );
  });

  test('is not changed based on an older version', async () => {
    const ada = person();
    const id = await created(ada);
    valueOf(await step(ada, 'update', id, 1, { city: 'Sliema' }));
    expect(await step(ada, 'update', id, 1, { city: 'Valletta' })).toEqual(
      refused('company.stale', { version: 2 }),
    );
    expect(valueOf(await get(ada, id)).city).toBe('Sliema');
  });

  test('cannot be changed by other users', async () => {
    const id = await created(person());
    const stranger = person('PROVIDERS');
    for (const name of ['update', 'submit', 'close'])
      expect(await step(stranger, name, id, 1)).toEqual(refused('company.missing'));
    expect(await remove(stranger, id)).toEqual(refused('company.missing'));
    expect(await step(admin, 'submit', id, 1)).toEqual(refused('company.owner-not-yours'));
  });

  test('is deleted with its lock and its profile, but not its history', async () => {
    const ada = person();
    const id = await created(ada);
    const declarations = { noMinors: true, noRealMoney: true, ipOwnership: true, truth: true };
    const profile = { companyId: id, expectedVersion: 0, beneficialOwners: [], licences: [], declarations };
    valueOf(await fields.ask(ada, 'Mutation.saveComplianceProfile', { input: profile }));
    expect(valueOf(await remove(ada, id)).id).toBe(id);
    expect(await get(ada, id)).toEqual(refused('company.missing'));
    expect((await fields.rows('Main')).filter(({ pk }) => pk === companyKey(id).pk)).toEqual([]);
    expect((await historyOf(id)).map(([action]) => action)).toEqual([
      'COMPANY_DELETED',
      'COMPLIANCE_SAVED',
      'COMPANY_CREATED',
    ]);
    valueOf(await create(ada));
  });

  test('is deleted without the lock of its owner’s next company if it is closed', async () => {
    const ada = person();
    const closed = await created(ada);
    valueOf(await step(ada, 'close', closed, 1));
    await created(ada);
    valueOf(await remove(ada, closed));
    expect(await create(ada)).toEqual(refused('company.already-open'));
  });
});

describe('the approval', () => {
  test('records the submission and the decision with user and reason', async () => {
    const ada = person();
    const id = await created(ada);
    expect(valueOf(await step(ada, 'submit', id, 1))).toMatchObject({ status: 'SUBMITTED', version: 2 });
    const rejected = valueOf(await step(admin, 'reject', id, 2, { reason: ' No licence. ' }));
    expect(rejected).toMatchObject({ status: 'REJECTED', reviewNote: 'No licence.', reviewedBy: admin.sub });
    valueOf(await step(ada, 'submit', id, 3));
    const approved = valueOf(await step(admin, 'approve', id, 4));
    expect(approved).toMatchObject({
      status: 'APPROVED',
      approved: true,
      active: true,
      membership: 'PENDING',
    });
    expect(approved).not.toHaveProperty('reviewNote');
    valueOf(await step(admin, 'suspend', id, 5, { reason: 'Complaint.' }));
    const reinstated = valueOf(await step(admin, 'reinstate', id, 6));
    expect(reinstated).toMatchObject({ status: 'APPROVED', active: true, version: 7 });
    expect((await historyOf(id)).slice(0, 5)).toEqual([
      ['COMPANY_REINSTATED', admin.sub, null],
      ['COMPANY_SUSPENDED', admin.sub, 'Complaint.'],
      ['COMPANY_APPROVED', admin.sub, null],
      ['COMPANY_SUBMITTED', ada.sub, null],
      ['COMPANY_REJECTED', admin.sub, 'No licence.'],
    ]);
  });

  test('cannot skip a step', async () => {
    const ada = person();
    const id = await created(ada);
    expect(await step(admin, 'approve', id, 1)).toEqual(refused('company.wrong-status', { status: 'DRAFT' }));
    expect(await step(admin, 'reject', id, 1, { reason: ' ' })).toEqual(
      refused('input.required', { field: 'reason' }),
    );
    valueOf(await step(ada, 'submit', id, 1));
    expect(await step(ada, 'submit', id, 2)).toEqual(refused('company.wrong-status'));
  });

  test('is not decided by an admin who owns the company', async () => {
    const owner = person('ADMINS');
    const id = await created(owner);
    valueOf(await step(owner, 'submit', id, 1));
    expect(await step(owner, 'approve', id, 2)).toEqual(refused('company.own', { kind: 'forbidden' }));
  });

  test('removes the group when the company closes', async () => {
    const ada = person();
    const id = await created(ada);
    valueOf(await step(ada, 'submit', id, 1));
    valueOf(await step(admin, 'approve', id, 2));
    expect(valueOf(await step(ada, 'close', id, 3))).toMatchObject({
      status: 'CLOSED',
      membership: 'LEAVING',
      active: false,
    });
    expect(await step(ada, 'update', id, 4, { city: 'Sliema' })).toEqual(refused('company.wrong-status'));
  });
});
