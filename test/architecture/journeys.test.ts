import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const folder = 'test/journeys';
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** The places of all files that match, as `file: text`. */
const found = (pattern: RegExp): string[] =>
  files.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([match]) => `${name}: ${match.trim()}`));

test('there are at most 75 journeys, because each costs seconds of CPU time', () => {
  expect(found(/^ *test\(/gm).length).toBeLessThanOrEqual(75);
});

test('no journey is created in a loop, so that they can be counted', () => {
  expect(found(/\)\s*test\(|^ {4,}test\(|test\.each/gm)).toEqual([]);
});

test('axe checks pages at most at 150 places, because each check costs a second of CPU time', () => {
  expect(found(/\bawait (look|\w*\.?inspect)\(/g).length).toBeLessThanOrEqual(150);
});

test('journeys wait for conditions instead of times, because machines differ in speed', () => {
  expect(found(/networkidle|waitForTimeout|\btimeout: \d|setTimeout\(\d/g)).toEqual([]);
});
