import { expect, test } from 'vitest';
import { placeOf } from './place-in-json';

const text = `{
  "name": "a [b] \\"c\\"",
  "reelSets": { "base": [["A", "B"], ["C", "D"]], "x": {} },
  "constructor": 3,
  "modes": [{ "id": "base", "cost": 20 }]
}`;

const found = (path: string, json = text) => {
  const { start, end } = placeOf(json, path);
  return json.slice(start, end);
};

test.each([
  ['name', String.raw`"a [b] \"c\""`],
  ['reelSets.base[1][0]', '"C"'],
  ['reelSets.base[0]', '["A", "B"]'],
  ['modes[0].cost', '20'],
  ['constructor', '3'],
])('finds the value of %s in the text', (path, value) => {
  expect(found(path)).toBe(value);
});

test('finds the enclosing value for a path that does not exist', () => {
  expect(found('modes[0].reelSet')).toBe('{ "id": "base", "cost": 20 }');
  expect(found('reelSets.x.y[3]')).toBe('{}');
  expect(found('model')).toBe(text);
});

test('accepts a quoted name in a path', () => {
  expect(found('reelSets["an odd name"][0]', '{ "reelSets": { "an odd name": [1] } }')).toBe('1');
});

test('reports the position of the first error in invalid JSON', () => {
  expect(placeOf('{\n  "a": ?\n}', 'model')).toEqual({ start: 9, end: 10 });
  expect(placeOf('', 'model')).toEqual({ start: 0, end: 0 });
});
