import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, test } from '@jest/globals';

const page = readFileSync('docs/how-to/add-a-field-or-a-reward-to-promotions.md', 'utf8');
const [, ofField = '', ofReward = ''] = page.split(/^## A .*$/m);

const linkedIn = (part: string) =>
  new Set(
    [...part.matchAll(/\]\((\.\.\/[^)]+)\)/g)].map(([, link = '']) => normalize(join('docs/how-to', link))),
  );

/** The files of the product that contain the word, without test files. */
const naming = (word: string) =>
  execFileSync(
    'git',
    ['grep', '--files-with-matches', '--word-regexp', word, '--', 'domain', 'lambda', 'frontend/src'],
    { encoding: 'utf8' },
  )
    .trim()
    .split('\n')
    .filter((file) => !/\.test\.tsx?$|\/generated\//.test(file));

test.each([
  ['the field', ofField, 6],
  ['the kind of reward', ofReward, 15],
])('the page names every file that contains %s of its example, and no other file', (_what, part, most) => {
  const [, example = ''] = /This\s+part\s+uses\s+`(\w+)`/.exec(part) ?? [];
  const files = naming(example);
  expect([...linkedIn(part)].sort()).toEqual(files.sort());
  expect(files.length).toBeLessThanOrEqual(most);
});
