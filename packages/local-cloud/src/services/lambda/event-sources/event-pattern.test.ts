import { describe, expect, test } from '@jest/globals';
import { eventPattern } from './event-pattern';

const matches = (pattern: unknown, event: unknown) => eventPattern(JSON.stringify(pattern))(event);

// AWS Lambda Developer Guide, "Control which events Lambda sends to your function", "Filter rule syntax".
describe('a filter pattern', () => {
  test.each([
    ['equals', { state: ['on'] }, { state: 'on' }, { state: 'off' }],
    ['one of several', { state: ['on', 'off'] }, { state: 'off' }, { state: 'broken' }],
    ['null', { state: [null] }, { state: null }, { state: 'null' }],
    ['and', { a: ['x'], b: ['y'] }, { a: 'x', b: 'y' }, { a: 'x' }],
    ['$or', { $or: [{ a: ['x'] }, { b: ['y'] }] }, { b: 'y' }, { a: 'y' }],
    ['anything but', { a: [{ 'anything-but': ['x', 'y'] }] }, { a: 'z' }, { a: 'x' }],
    ['numeric', { a: [{ numeric: ['>', 1, '<=', 3] }] }, { a: 3 }, { a: 1 }],
    ['exists', { a: [{ exists: true }] }, { a: '' }, { b: 'a' }],
    ['does not exist', { a: [{ exists: false }] }, { b: 'a' }, { a: '' }],
    ['begins with', { a: [{ prefix: 'us-' }] }, { a: 'us-east-1' }, { a: 'eu-west-1' }],
    ['ends with', { a: [{ suffix: '.png' }] }, { a: 'x.png' }, { a: 'x.jpg' }],
    ['equals, ignoring case', { a: [{ 'equals-ignore-case': 'Alice' }] }, { a: 'aLICE' }, { a: 'Bob' }],
    ['a value of an array', { a: ['x'] }, { a: ['y', 'x'] }, { a: ['y'] }],
    ['nested', { a: { b: ['x'] } }, { a: { b: 'x' } }, { a: 'x' }],
  ])('%s', (_name, pattern, matching, other) => {
    expect(matches(pattern, matching)).toBe(true);
    expect(matches(pattern, other)).toBe(false);
  });

  test.each([
    ['a bare value', { a: 'x' }],
    ['an unknown operator', { a: [{ cidr: '10.0.0.0/8' }] }],
    ['an operator without its argument', { a: [{ numeric: ['>'] }] }],
    ['a list', ['x']],
  ])('is rejected with %s', (_name, pattern) => {
    expect(() => eventPattern(JSON.stringify(pattern))).toThrow(/ilter pattern/);
  });
});
