import { expect, test } from '@jest/globals';
import { userChanges } from './user-changes';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(
  (letter) => `${letter.repeat(8)}-0000-4000-8000-${letter.repeat(12)}`,
);

test('reads two subs of each line, with a heading or without', () => {
  const changes = [
    { from: a, to: b },
    { from: c, to: d },
  ];
  expect(userChanges(`from,to\r\n${a},${b}\r\n${c},${d}\r\n`)).toEqual(changes);
  expect(userChanges(`${a}, ${b}\n\n${c},${d}`)).toEqual(changes);
});

test.each([
  ['no sub', `${a},ada`, `Line 1 must be two subs with a comma between them: ${a},ada`],
  [
    'three columns',
    `from,to\n${a},${b},${c}`,
    `Line 2 must be two subs with a comma between them: ${a},${b},${c}`,
  ],
  ['a user who would be two', `${a},${b}\n${a},${c}`, `Line 2 names ${a} a second time.`],
  ['two users who would be one', `${a},${c}\n${b},${c}`, `Line 2 names ${c} a second time.`],
  ['nothing', 'from,to\n', 'The file has no line with two subs.'],
])('refuses %s', (_name, text, said) => {
  expect(() => userChanges(text)).toThrow(said);
});
