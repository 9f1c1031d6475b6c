import { existsSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { deepSuites, type DeepSuite } from './deep-suites';
import { planDeep, type PlanOptions } from './plan-deep';

const suite = (name: string, minutes: number): DeepSuite => ({
  ...{ name, minutes, entries: [], inputs: [] },
  work: { command: 'true' },
});
const suites = [suite('a', 5), suite('b', 5), suite('c', 5)];
const passed = {
  a: { inputs: 'a1', on: '2026-11-20', seconds: 600 },
  b: { inputs: 'b1', on: '2026-11-10', seconds: 60 },
};

const decisions = (options: Partial<PlanOptions>) =>
  planDeep(suites, { inputsOf: ({ name }) => `${name}1`, passed, ...options }).map(
    ({ suite: { name }, decision }) => `${name} ${decision}`,
  );

describe('planDeep', () => {
  test('runs suites that have not passed with their inputs, those that passed longest ago first', () => {
    expect(decisions({})).toEqual(['c run', 'b current', 'a current']);
    expect(decisions({ inputsOf: ({ name }) => `${name}2` })).toEqual(['c run', 'b run', 'a run']);
    expect(decisions({ all: true })).toEqual(['c run', 'b run', 'a run']);
  });

  test('leaves suites stale that do not fit into the time, by the duration of their last run', () => {
    const inputsOf = ({ name }: DeepSuite) => `${name}2`;
    expect(decisions({ inputsOf, minutes: 15 })).toEqual(['c run', 'b run', 'a stale']);
    expect(decisions({ inputsOf, minutes: 16 })).toEqual(['c run', 'b run', 'a run']);
    expect(decisions({ inputsOf, minutes: 2 })).toEqual(['c stale', 'b run', 'a stale']);
    expect(decisions({ inputsOf, minutes: -3 })).toEqual(['c stale', 'b stale', 'a stale']);
  });
});

test('every file that a deep suite names exists', () => {
  const named = deepSuites.flatMap(({ entries, inputs }) => [
    ...('runner' in entries ? [] : entries),
    ...inputs,
  ]);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
