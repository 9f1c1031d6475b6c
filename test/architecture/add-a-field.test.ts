import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, test } from '@jest/globals';
import { companyFields } from '#domain/companies/company-fields';

const page = readFileSync('docs/how-to/add-a-field.md', 'utf8');
const [, field = ''] = /This\s+page\s+uses\s+`(\w+)`/.exec(page) ?? [];
const linked = [...page.matchAll(/\]\((\.\.\/[^)]+)\)/g)].map(([, link = '']) =>
  normalize(join('docs/how-to', link)),
);

/**
 * The files of the schema, the domain and the pages that contain the field, without test files and limits.
 */
const naming = execFileSync(
  'git',
  [
    'grep',
    '--files-with-matches',
    '--word-regexp',
    field,
    '--',
    'domain',
    'lambda/resolvers',
    'frontend/src',
  ],
  { encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((file) => !/\.test\.tsx?$|\/generated\/|limits\.ts$/.test(file));

test('the example of the page is a field of a company', () => {
  expect(Object.keys(companyFields)).toContain(field);
});

test('the page names every file that contains the field, and no other file', () => {
  expect([...linked].sort()).toEqual([...naming].sort());
});
