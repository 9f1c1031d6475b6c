import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { decisionsReadme, freshDecisionsReadme } from './decisions-readme';
import { indexText } from './index-text';

const file = '0001-keep-it-simple.md';
const sections = ['## Context', '## Decision', '## Consequences'];

const record = (number: string, changes: Record<string, string> = {}) => {
  const lines = { Date: '2026-11-22', Status: 'accepted', Topic: 'Files', ...changes };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
  return [`# ${number} Keep it simple`, ...head, ...sections, ''].join('\n\n');
};

test('the index of the decisions is current (update it with `npm run generate`)', () => {
  expect(readFileSync(decisionsReadme, 'utf8')).toBe(freshDecisionsReadme());
});

test('every record that code or a document names exists', () => {
  const pattern = '[0-9]{4}-[a-z][a-z0-9-]+\\.md|decisions/[0-9]{4}';
  const found = execFileSync('git', ['grep', '-IohE', pattern, '--', ':!CHANGELOG.md', ':!tools/decisions'], {
    encoding: 'utf8',
  });
  const named = new Set(
    found
      .trimEnd()
      .split('\n')
      .map((name) => name.replace('decisions/', '')),
  );
  const records = readdirSync('docs/decisions');
  expect(named.size).toBeGreaterThan(100);
  expect([...named].filter((name) => !records.some((record) => record.startsWith(name)))).toEqual([]);
});

test('a record is listed under its topic with its number, title, date and status', () => {
  const status = 'superseded by 0002';
  const text = indexText({
    '0001-keep-it-simple.md': record('0001', { Status: status }),
    '0002-keep-it-simple.md': record('0002', { Topic: 'Front end', Replaces: '0001' }),
  });
  expect(text).toBe(
    [
      '## Files\n',
      `- [0001](0001-keep-it-simple.md) Keep it simple – 2026-11-22, ${status}\n`,
      '## Front end\n',
      '- [0002](0002-keep-it-simple.md) Keep it simple – 2026-11-22, accepted',
    ].join('\n'),
  );
});

test.each([
  ['another number in its title', record('0002'), 'the first line must be "# 0001 <title>"'],
  ['no date', record('0001', { Date: 'today' }), 'needs a line "Date: YYYY-MM-DD"'],
  ['an unknown status', record('0001', { Status: 'maybe' }), 'needs a line "Status: "'],
  ['an unknown topic', record('0001', { Topic: 'Misc' }), 'needs a line "Topic: " with one of Local cloud; '],
  [
    'no section for the decision',
    record('0001').replace('## Decision', ''),
    'needs the headings "## Context"',
  ],
  ['a status that names a missing record', record('0001', { Status: 'amended by 0009' }), 'no decision 0009'],
])('a record with %s is rejected', (_case, text, message) => {
  expect(() => indexText({ [file]: text })).toThrow(`${file}: ${message}`);
});

test('a file name that does not follow the title is rejected', () => {
  expect(() => indexText({ '0001-simple.md': record('0001') })).toThrow(`rename the file to ${file}`);
});

test('rejects a changed record whose status does not name the new one, and a new one that does not name the old', () => {
  const other = '0002-keep-it-simple.md';
  expect(() => indexText({ [file]: record('0001'), [other]: record('0002', { Amends: '0001' }) })).toThrow(
    `${other}: the status of decision 0001 must name 0002`,
  );
  const amended = record('0001', { Status: 'amended by 0002' });
  expect(() => indexText({ [file]: amended, [other]: record('0002') })).toThrow(
    `${file}: decision 0002 needs "Amends:" or "Replaces: 0001"`,
  );
});

test('two records with one number are rejected', () => {
  const other = record('0001').replace('Keep it simple', 'Keep it small');
  expect(() => indexText({ [file]: record('0001'), '0001-keep-it-small.md': other })).toThrow(
    'two records have one number: 0001',
  );
});
