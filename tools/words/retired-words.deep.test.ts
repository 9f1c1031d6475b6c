import { expect, test } from '@jest/globals';
import { findInFileName, findInMarkdown, findInSource, findInTestNames } from './retired-words';

const founds = (findings: readonly { place: string; found: string }[]) =>
  findings.map(({ place, found }) => `${place} ${found}`);

test('finds retired words in strings, templates and JSX texts', () => {
  const source = [
    "const label = 'The run is under way';",
    'const text = `Mend ${name}, then retry`;',
    'const page = <p title="Sent back">Your\n  sitting</p>;',
  ].join('\n');
  expect(founds(findInSource('page.tsx', source))).toEqual([
    'page.tsx:1 under way',
    'page.tsx:2 Mend',
    'page.tsx:3 Sent back',
    'page.tsx:4 sitting',
  ]);
});

test('ignores imports, comments, identifiers and longer words', () => {
  const source = "import { open } from './sitting';\n// under way\nconst sitting = 'amended';";
  expect(findInSource('page.ts', source)).toEqual([]);
});

test('finds retired words in names of tests and groups, not in other strings', () => {
  const source = [
    "describe('a run under way', () => {",
    "  test('is told to its owner', () => expect('a sitting').toBe(text));",
    "  test.each([1])('starts anew', () => undefined);",
    '});',
  ].join('\n');
  expect(founds(findInTestNames('run.test.ts', source))).toEqual([
    'run.test.ts:1 under way',
    'run.test.ts:2 is told',
    'run.test.ts:3 anew',
  ]);
});

test('finds retired words in the prose of Markdown, not in its code', () => {
  const text =
    'A job under way.\n\n```ts\nconst sitting = 1;\n```\n\nThe `fingerprint` option. A fingerprint.';
  expect(founds(findInMarkdown('guide.md', text))).toEqual([
    'guide.md:1 under way',
    'guide.md:7 fingerprint',
  ]);
});

test('finds retired words in file names', () => {
  expect(founds(findInFileName('domain/compliance/papers-of-company.ts'))).toEqual([
    'domain/compliance/papers-of-company.ts papers',
  ]);
  expect(findInFileName('domain/newspapers.ts')).toEqual([]);
});
