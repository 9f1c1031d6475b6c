import { expect, test } from 'vitest';
import { meaningOf } from './lab-labels';

const run = {
  status: 'INCONCLUSIVE',
  rounds: 1_000_000,
  halfWidth: '0.010000',
  sd: '3.8820',
  checks: [],
} as const;

test('the text of an inconclusive run contains the number of rounds for a verdict', () => {
  expect(meaningOf(run)).toMatch(
    /or a rule is undecided\. About 4,100,000 rounds are needed for a verdict\.$/,
  );
});

test('suggests the browser or the command line for more rounds than the server plays', () => {
  expect(meaningOf({ ...run, sd: '50.0000' })).toMatch(
    /About 670,000,000 rounds are needed for a verdict\. The server simulates at most 200,000,000 rounds\. For longer runs, use this browser/,
  );
});

test('includes the rounds that an undecided rule needs', () => {
  const checks = [{ roundsNeeded: 46_051_700 }];
  expect(meaningOf({ ...run, checks })).toMatch(/About 46,051,700 rounds are needed for a verdict\.$/);
  expect(meaningOf({ ...run, halfWidth: '0.001000', sd: '0.3882', checks })).toMatch(/About 46,051,700/);
});

test('the text of other statuses does not mention rounds', () => {
  expect(meaningOf({ ...run, status: 'PASSED' })).toBe('The run passed. All rules are met.');
});
