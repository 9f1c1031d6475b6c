import { describe, expect, test } from '@jest/globals';
import { matchesArguments, matchesFilter } from './matches';
import { readFilter } from './subscription-filter';
import { toSubscriptionFilter } from './to-subscription-filter';

const filterOf = (...groups: object[][]) =>
  readFilter({ filterGroup: groups.map((filters) => ({ filters })) });
const rule = (fieldName: string, operator: string, value: unknown) => ({ fieldName, operator, value });

const score = {
  player: 'ann',
  points: 7,
  live: true,
  none: null,
  tags: ['slots', 'daily'],
  place: { hall: { name: 'north' } },
  rounds: [{ win: 1 }],
};

// https://docs.aws.amazon.com/appsync/latest/devguide/extensions-js.html
describe('an operator', () => {
  test.each<[string, string, unknown, unknown]>([
    ['eq', 'player', 'ann', 'bob'],
    ['eq', 'live', true, false],
    ['eq', 'points', 7, '7'],
    ['ne', 'player', 'bob', 'ann'],
    ['le', 'points', 7, 6],
    ['lt', 'points', 8, 7],
    ['ge', 'points', 7, 8],
    ['gt', 'points', 6, 7],
    ['gt', 'player', 'amy', 'bob'],
    ['contains', 'player', 'nn', 'b'],
    ['contains', 'tags', 'slots', 'slot'],
    ['notContains', 'player', 'b', 'nn'],
    ['notContains', 'tags', 'slot', 'slots'],
    ['beginsWith', 'player', 'an', 'nn'],
    ['in', 'player', ['bob', 'ann'], ['bob']],
    ['notIn', 'player', ['bob'], ['bob', 'ann']],
    ['between', 'points', [7, 9], [8, 9]],
    ['between', 'points', [1, 7], [1, 6]],
    ['containsAny', 'tags', ['daily', 'x'], ['x']],
    ['eq', 'place.hall.name', 'north', 'south'],
  ])('%s of %s matches %j and not %j', (operator, fieldName, passing, failing) => {
    expect(matchesFilter(filterOf([rule(fieldName, operator, passing)]), score)).toBe(true);
    expect(matchesFilter(filterOf([rule(fieldName, operator, failing)]), score)).toBe(false);
  });

  test.each(['ne', 'notContains'])('%s does not match a field that is missing or null', (operator) => {
    for (const name of ['missing', 'none', 'rounds.win', 'constructor'])
      expect(matchesFilter(filterOf([rule(name, operator, 'x')]), score)).toBe(false);
  });

  test('does not match a value of another type', () => {
    expect(matchesFilter(filterOf([rule('points', 'lt', 'z')]), score)).toBe(false);
    expect(matchesFilter(filterOf([rule('live', 'le', 1)]), score)).toBe(false);
  });

  test('supports five levels of nesting, but not six', () => {
    const nested = { a: { b: { c: { d: { e: 1, f: { g: 1 } } } } } };
    expect(matchesFilter(filterOf([rule('a.b.c.d.e', 'eq', 1)]), nested)).toBe(true);
    expect(matchesFilter(filterOf([rule('a.b.c.d.f.g', 'eq', 1)]), nested)).toBe(false);
  });
});

describe('a filter', () => {
  test('matches if all rules of one group match', () => {
    const filter = filterOf(
      [rule('player', 'eq', 'bob'), rule('points', 'gt', 1)],
      [rule('player', 'eq', 'ann'), rule('points', 'gt', 1)],
    );
    expect(matchesFilter(filter, score)).toBe(true);
    expect(matchesFilter(filter, { ...score, points: 1 })).toBe(false);
  });

  test('does not match a list', () => {
    expect(matchesFilter(filterOf([rule('player', 'eq', 'ann')]), [score])).toBe(false);
  });

  test.each([
    ['in', ['1', '2', '3', '4', '5', '6']],
    ['notIn', []],
    ['containsAny', Array.from({ length: 21 }, String)],
    ['between', [1]],
    ['beginsWith', 1],
    ['gt', true],
  ])('is rejected for an invalid value of %s', (operator, value) => {
    expect(() => filterOf([rule('a', operator, value)])).toThrow(
      `subscription filter has invalid filter value for operator \`${operator}\`.`,
    );
  });

  test.each([
    ['no group', { filterGroup: [] }],
    ['an empty group', { filterGroup: [{ filters: [] }] }],
    ['an unknown operator', { filterGroup: [{ filters: [rule('a', 'like', 1)] }] }],
    ['no value', { filterGroup: [{ filters: [{ fieldName: 'a', operator: 'eq' }] }] }],
    ['a name that is too long', { filterGroup: [{ filters: [rule('a'.repeat(257), 'eq', 1)] }] }],
    ['too many groups', { filterGroup: Array(11).fill({ filters: [rule('a', 'eq', 1)] }) }],
    ['nothing', null],
  ])('is rejected with %s', (_what, given) => {
    expect(() => readFilter(given)).toThrow('subscription filter is invalid at');
  });
});

// https://docs.aws.amazon.com/appsync/latest/devguide/aws-appsync-real-time-data.html
test.each<[string, Record<string, unknown>, boolean]>([
  ['none', {}, true],
  ['one that is equal', { player: 'ann' }, true],
  ['one of two that is not', { player: 'ann', points: 8 }, false],
  ['null for null', { none: null }, true],
  ['null for a value', { player: null }, false],
  ['one that was not published', { missing: null }, false],
])('arguments: %s', (_what, given, expected) => {
  expect(matchesArguments(given, score)).toBe(expected);
});

// https://docs.aws.amazon.com/appsync/latest/devguide/built-in-util-js.html: the examples of toSubscriptionFilter
describe('toSubscriptionFilter', () => {
  const conditions = {
    percentageUp: { le: 50, ge: 20 },
    and: [{ title: { ne: 'Book1' } }, { downvotes: { gt: 2000 } }],
    or: [{ author: { eq: 'Admin' } }, { isPublished: { eq: false } }],
  };
  const [title, downvotes] = [rule('title', 'ne', 'Book1'), rule('downvotes', 'gt', 2000)];
  const [admin, unpublished] = [rule('author', 'eq', 'Admin'), rule('isPublished', 'eq', false)];
  const [most, least] = [rule('percentageUp', 'le', 50), rule('percentageUp', 'ge', 20)];

  test('combines operators of a field with OR and fields with AND', () => {
    expect(toSubscriptionFilter(conditions)).toEqual({
      filterGroup: [
        { filters: [most, title, downvotes, admin] },
        { filters: [most, title, downvotes, unpublished] },
        { filters: [least, title, downvotes, admin] },
        { filters: [least, title, downvotes, unpublished] },
      ],
    });
  });

  test('omits ignored fields', () => {
    expect(toSubscriptionFilter(conditions, ['percentageUp', 'author'])).toEqual({
      filterGroup: [{ filters: [title, downvotes, unpublished] }],
    });
  });

  test('requires one of the strict rules', () => {
    const rules = { upvotes: { ge: 250 }, author: { eq: 'Person1' } };
    expect(toSubscriptionFilter(conditions, ['percentageUp', 'author'], rules)).toEqual({
      filterGroup: [
        { filters: [title, downvotes, unpublished, rule('upvotes', 'ge', 250)] },
        { filters: [title, downvotes, unpublished, rule('author', 'eq', 'Person1')] },
      ],
    });
  });

  test('keeps fields of one entry together', () => {
    const or = [{ severity: { ge: 7 }, priority: { in: ['high'] } }, { category: { eq: 'security' } }];
    expect(toSubscriptionFilter({ or })).toEqual({
      filterGroup: [
        { filters: [rule('severity', 'ge', 7), rule('priority', 'in', ['high'])] },
        { filters: [rule('category', 'eq', 'security')] },
      ],
    });
  });
});
