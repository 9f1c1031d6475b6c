import { describe, expect, test } from '@jest/globals';
import { acceptanceKey } from '#domain/keys';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { type Asker, givenFields, valueOf } from '#test/support/fields';

const fields = givenFields();

let people = 0;
const person = (...groups: string[]): Asker => {
  people += 1;
  return { sub: `amplify-${people}`, groups };
};
const admin = person('ADMINS');

const refused = (code: string, reported: object = {}) => ({
  refusal: code,
  reported: expect.objectContaining(reported) as unknown,
});
const create = (asker: Asker, more: object = {}, condition?: object) =>
  fields.ask(asker, 'Mutation.createCompany', { input: { name: 'Blue Reef', ...more }, condition });
const accept = (asker: Asker) =>
  fields.ask(asker, 'Mutation.acceptTerms', { input: { termsVersion, policyVersion } });
const created = async (asker: Asker, more: object = {}) => String(valueOf(await create(asker, more)).id);
const update = (asker: Asker, input: object, condition?: object) =>
  fields.ask(asker, 'Mutation.updateCompany', { input, condition });
const submit = (asker: Asker, input: object) => fields.ask(asker, 'Mutation.submitCompany', { input });

describe('the kind', () => {
  test('can be omitted until the company is submitted', async () => {
    const ada = person();
    valueOf(await accept(ada));
    const id = await created(ada);
    expect(await submit(ada, { id, expectedVersion: 1 })).toEqual(
      refused('company.kind-missing', { kind: 'invalid' }),
    );
    expect(valueOf(await submit(ada, { id, expectedVersion: 1, kind: 'OPERATOR' }))).toMatchObject({
      kind: 'OPERATOR',
      status: 'SUBMITTED',
      version: 2,
    });
  });

  test('does not have to be repeated', async () => {
    const ada = person();
    valueOf(await accept(ada));
    const id = await created(ada, { kind: 'PROVIDER' });
    expect(valueOf(await submit(ada, { id, expectedVersion: 1 }))).toMatchObject({ kind: 'PROVIDER' });
  });

  test('is not set by any other step', async () => {
    const ada = person();
    const id = await created(ada);
    const input = { id, expectedVersion: 1, kind: 'PROVIDER' };
    const reported = refused('input.not-writable', { field: 'kind' });
    expect(await fields.ask(ada, 'Mutation.closeCompany', { input })).toEqual(reported);
    expect(await fields.ask(admin, 'Mutation.approveCompany', { input })).toEqual(reported);
  });

  test('is not set by a refused submission', async () => {
    const id = await created(person());
    expect(await submit(person(), { id, expectedVersion: 1, kind: 'PROVIDER' })).toEqual(
      refused('company.missing'),
    );
  });
});

describe('an application', () => {
  test('requires that its owner has accepted the current terms', async () => {
    const ada = person();
    const id = await created(ada, { kind: 'PROVIDER' });
    const input = { id, expectedVersion: 1 };
    expect(await submit(ada, input)).toEqual(
      refused('terms.not-accepted', { kind: 'forbidden', termsVersion, policyVersion }),
    );
    expect(valueOf(await fields.ask(ada, 'Query.getCompany', { id }))).toMatchObject({ status: 'DRAFT' });
    valueOf(await accept(ada));
    expect(valueOf(await submit(ada, input))).toMatchObject({ status: 'SUBMITTED' });
  });

  test('is refused with an acceptance of older versions', async () => {
    const ada = person();
    const sub = ada.sub ?? '';
    const row = { sub, termsVersion, policyVersion: '2020-01-01', acceptedAt: '2026-11-01T00:00:00.000Z' };
    await fields.give({ ...acceptanceKey(sub, termsVersion), ...row });
    await fields.give({ ...acceptanceKey(sub, '2020-01-01'), ...row, policyVersion });
    const id = await created(ada, { kind: 'PROVIDER' });
    expect(await submit(ada, { id, expectedVersion: 1 })).toEqual(refused('terms.not-accepted'));
  });
});

describe('an update without an expected version', () => {
  test('overwrites the previous one, increments the version and is audited', async () => {
    const ada = person();
    const id = await created(ada);
    valueOf(await update(ada, { id, city: 'Sliema' }));
    expect(valueOf(await update(ada, { id, city: 'Valletta' }))).toMatchObject({
      city: 'Valletta',
      version: 3,
    });
    const { items } = valueOf(await fields.ask(admin, 'Company.history', {}, { id }));
    expect((items as { action: string; changes: unknown }[]).map(({ action }) => action)).toEqual([
      'COMPANY_UPDATED',
      'COMPANY_UPDATED',
      'COMPANY_CREATED',
    ]);
  });

  test('makes an update that names an older version stale', async () => {
    const ada = person();
    const id = await created(ada);
    valueOf(await update(ada, { id, city: 'Sliema' }));
    expect(await update(ada, { id, expectedVersion: 1, city: 'Valletta' })).toEqual(
      refused('company.stale', { version: 2 }),
    );
  });
});

describe('owner, active and approved', () => {
  test('can be repeated with their current values', async () => {
    const ada = person();
    const id = await created(ada, { active: false, approved: false });
    const whole = { id, name: 'Red Reef', owner: ada.sub, active: false, approved: false };
    expect(valueOf(await update(ada, whole))).toMatchObject({ name: 'Red Reef', version: 2 });
    expect(valueOf(await update(admin, whole))).toMatchObject({ owner: ada.sub, version: 3 });
  });

  test.each([
    ['owner', 'somebody-else'],
    ['owner', null],
    ['active', true],
    ['approved', true],
    ['approved', null],
  ])('cannot be changed by an update: %s to %j', async (field, value) => {
    const ada = person();
    const id = await created(ada);
    const reported = refused('input.not-writable', { kind: 'forbidden', field });
    expect(await update(ada, { id, [field]: value })).toEqual(reported);
    expect(await update(admin, { id, [field]: value })).toEqual(reported);
    expect(valueOf(await fields.ask(ada, 'Query.getCompany', { id }))).toMatchObject({
      owner: ada.sub,
      active: false,
      approved: false,
      version: 1,
    });
  });

  test('give no access to another user’s company', async () => {
    const ada = person();
    const eve = person();
    const id = await created(ada);
    for (const owner of [ada.sub, eve.sub])
      expect(await update(eve, { id, owner, city: 'Sliema' })).toHaveProperty('refusal');
    expect(valueOf(await fields.ask(ada, 'Query.getCompany', { id })).version).toBe(1);
  });

  test.each(['active', 'approved'])('cannot be true on a new company: %s', async (field) => {
    expect(await create(person(), { [field]: true })).toEqual(refused('input.not-writable', { field }));
  });
});

describe('a condition', () => {
  test('allows a write for which it is true', async () => {
    const ada = person();
    const id = await created(ada, { city: 'Sliema' });
    const condition = {
      city: { eq: 'Sliema' },
      or: [{ name: { beginsWith: 'Blue' } }, { active: { eq: true } }],
    };
    expect(valueOf(await update(ada, { id, city: 'Valletta' }, condition)).city).toBe('Valletta');
    const input = { id };
    const deleted = await fields.ask(ada, 'Mutation.deleteCompany', {
      input,
      condition: { not: { city: { attributeExists: false } } },
    });
    expect(valueOf(deleted).id).toBe(id);
  });

  test('refuses a write for which it is false', async () => {
    const ada = person();
    const id = await created(ada, { city: 'Sliema' });
    const unmet = refused('company.condition-not-met', { kind: 'conflict' });
    const condition = { city: { ne: 'Sliema' } };
    expect(await update(ada, { id, city: 'Valletta' }, condition)).toEqual(unmet);
    expect(await fields.ask(ada, 'Mutation.deleteCompany', { input: { id }, condition })).toEqual(unmet);
    expect(await create(person(), {}, { name: { attributeExists: true } })).toEqual(unmet);
    expect(valueOf(await fields.ask(ada, 'Query.getCompany', { id }))).toMatchObject({ version: 1 });
  });

  test('reveals nothing about another user’s company', async () => {
    const id = await created(person(), { city: 'Sliema' });
    for (const city of ['Sliema', 'Valletta'])
      expect(await update(person(), { id, postal: '1' }, { city: { eq: city } })).toEqual(
        refused('company.missing'),
      );
  });
});

const nestedIn = (levels: number, filter: object): object =>
  levels === 0 ? filter : { not: nestedIn(levels - 1, filter) };

describe('a filter', () => {
  const listed = async (asker: Asker, args: object) =>
    (valueOf(await fields.ask(asker, 'Query.listCompanies', args)).items as { id: string }[]).map(
      ({ id }) => id,
    );

  test('filters the caller’s own companies', async () => {
    const ada = person();
    const id = await created(ada, { city: 'Sliema', image: ['novalink/games/images/a/a.png'] });
    for (const filter of [
      {},
      { name: { eq: 'Blue Reef' } },
      { name: { contains: 'Reef' }, city: { beginsWith: 'Sl' } },
      { or: [{ city: { eq: 'Valletta' } }, { name: { between: ['Blue', 'Bluf'] } }] },
      { not: { approved: { eq: true } } },
      nestedIn(4, { name: { eq: 'Blue Reef' } }),
      { and: [{ name: { ge: 'Blue' } }, { or: [{ city: { lt: 'A' } }, { not: { name: { le: 'A' } } }] }] },
      { phone: { attributeExists: false } },
      { name: { size: { gt: 8 } } },
      { name: { attributeType: 'string' } },
      { image: { contains: 'novalink/games/images/a/a.png' } },
    ])
      expect(await listed(ada, { filter })).toEqual([id]);
    for (const filter of [
      { name: { eq: 'Red Reef' } },
      { city: { notContains: 'Sl' } },
      { name: { eq: 'Blue Reef' }, or: [{ city: { eq: 'A' } }, { city: { eq: 'B' } }] },
      { not: { or: [{ city: { eq: 'Sliema' } }, { city: { eq: 'B' } }] } },
      { approved: { eq: true } },
      { phone: { attributeExists: true } },
      { name: { size: { gt: 9 } } },
    ])
      expect(await listed(ada, { filter })).toEqual([]);
  });

  test('can be combined with a status', async () => {
    const ada = person();
    const id = await created(ada, { city: 'Sliema' });
    const filter = { city: { eq: 'Sliema' } };
    expect(await listed(ada, { status: 'DRAFT', filter })).toEqual([id]);
    expect(await listed(ada, { status: 'CLOSED', filter })).toEqual([]);
    expect(await listed(admin, { status: 'DRAFT', limit: 100, filter })).toContain(id);
  });

  test('does not return other users’ companies', async () => {
    const ada = person();
    const id = await created(ada);
    const eve = person();
    expect(await listed(eve, { filter: { owner: { eq: ada.sub } } })).toEqual([]);
    expect(await listed(eve, { filter: { or: [{ id: { eq: id } }, { name: { ne: 'x' } }] } })).toEqual([]);
  });

  test.each([
    ['longer than 2000 characters', { name: { eq: 'x'.repeat(2000) } }, 'input.too-long'],
    ['with an operand that is null', { name: { eq: null } }, 'input.invalid'],
    ['with a field that is null', { name: null }, 'input.invalid'],
    ['with a field without operators', { name: {} }, 'input.invalid'],
    ['with an empty list', { or: [] }, 'input.invalid'],
    ['with an empty group', { or: [{ name: { eq: 'x' } }, {}] }, 'input.invalid'],
    ['with half a range', { name: { between: ['x'] } }, 'input.invalid'],
    ['nested deeper than five levels', nestedIn(5, { name: { eq: 'x' } }), 'input.invalid'],
  ])('is rejected %s', async (_what, filter, code) => {
    expect(await fields.ask(person(), 'Query.listCompanies', { filter })).toEqual(
      refused(code, { field: 'filter' }),
    );
  });

  test('can search for text that looks like JSON', async () => {
    const ada = person();
    const name = 'x":null,"y":{}';
    const id = await created(ada, { name });
    expect(await listed(ada, { filter: { name: { eq: name } } })).toEqual([id]);
  });
});
