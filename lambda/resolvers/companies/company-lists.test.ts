import { beforeEach, describe, expect, test } from '@jest/globals';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { type Asker, givenFields, valueOf } from '#test/support/fields';

const fields = givenFields();
let people: Record<'ada' | 'ben' | 'admin', Asker>;
let ids: Record<'ada' | 'ben', string>;

let round = 0;
beforeEach(async () => {
  round += 1;
  const person = (name: string, ...groups: string[]) => ({ sub: `${name}-${round}`, groups });
  people = { ada: person('ada'), ben: person('ben'), admin: person('admin', 'ADMINS') };
  ids = { ada: await created(people.ada), ben: await created(people.ben) };
});

const created = async (asker: Asker) => {
  const accepted = { termsVersion, policyVersion };
  valueOf(await fields.ask(asker, 'Mutation.acceptTerms', { input: accepted }));
  const input = { kind: 'OPERATOR', name: 'Blue Reef' };
  return String(valueOf(await fields.ask(asker, 'Mutation.createCompany', { input })).id);
};
const list = async (asker: Asker, args: object = {}) => {
  const page = valueOf(await fields.ask(asker, 'Query.listCompanies', args));
  return { ids: (page.items as { id: string }[]).map(({ id }) => id), nextToken: page.nextToken };
};

describe('companies in a list', () => {
  test('are the caller’s own', async () => {
    expect((await list(people.ada)).ids).toEqual([ids.ada]);
    expect((await list(people.ada, { status: 'DRAFT' })).ids).toEqual([ids.ada]);
    expect((await list(people.ada, { status: 'APPROVED' })).ids).toEqual([]);
  });

  test('are all companies for an admin, optionally by status', async () => {
    expect((await list(people.admin, { limit: 100 })).ids).toEqual(
      expect.arrayContaining([ids.ada, ids.ben]),
    );
    const input = { id: ids.ada, expectedVersion: 1 };
    valueOf(await fields.ask(people.ada, 'Mutation.submitCompany', { input }));
    const drafts = (await list(people.admin, { status: 'DRAFT', limit: 100 })).ids;
    expect(drafts).toContain(ids.ben);
    expect(drafts).not.toContain(ids.ada);
  });

  test('are returned in pages without gaps', async () => {
    const first = await list(people.admin, { limit: 1 });
    const second = await list(people.admin, { limit: 1, nextToken: first.nextToken });
    expect(first.ids).toHaveLength(1);
    expect(second.ids).toHaveLength(1);
    expect(second.ids).not.toEqual(first.ids);
  });

  test('are not returned for the page token of another user', async () => {
    const { nextToken } = await list(people.admin, { limit: 1 });
    const stolen = await fields.ask(people.ada, 'Query.listCompanies', { nextToken });
    if ('refusal' in stolen) return;
    const { items } = stolen.value as { items: { owner: string }[] };
    expect(items.every(({ owner }) => owner === people.ada.sub)).toBe(true);
  });

  test.each([0, -1, 101, 1_000_000_000])('are refused for a limit of %d', async (limit) => {
    expect(await fields.ask(people.ada, 'Query.listCompanies', { limit })).toEqual({
      refusal: 'list.limit-out-of-range',
      reported: { kind: 'invalid', smallest: 1, largest: 100 },
    });
  });
});

test('the review queue lists submissions, oldest first, until they are decided', async () => {
  const queue = async () =>
    (
      valueOf(await fields.ask(people.admin, 'Query.listReviewItems', { limit: 50 })).items as {
        id: string;
      }[]
    )
      .map(({ id }) => id)
      .filter((id) => Object.values(ids).includes(id));
  for (const name of ['ben', 'ada'] as const) {
    const input = { id: ids[name], expectedVersion: 1 };
    valueOf(await fields.ask(people[name], 'Mutation.submitCompany', { input }));
  }
  expect(await queue()).toEqual([ids.ben, ids.ada]);
  const input = { id: ids.ben, expectedVersion: 2, reason: 'No licence.' };
  valueOf(await fields.ask(people.admin, 'Mutation.rejectCompany', { input }));
  expect(await queue()).toEqual([ids.ada]);
});
