import { expect, test } from '@jest/globals';
import { isUnchanged, walletReport } from './report';
import type { ScenarioResult } from './run-scenarios';

const passed: ScenarioResult = { id: 'a.b', rule: 1, proves: 'works', status: 'PASSED', calls: 2 };
const failed: ScenarioResult = { ...passed, id: 'a.c', status: 'FAILED', problem: 'It does not.' };
const facts = {
  url: new URL('https://user:password@wallet.example/novalink?token=t'),
  scheme: 'v1' as const,
  startedAt: new Date('2026-11-30T10:00:00Z'),
  endedAt: new Date('2026-11-30T10:00:05Z'),
  isWhole: true,
};

test('a report is passed only if all scenarios ran and passed', () => {
  expect(walletReport({ ...facts, results: [passed] }).status).toBe('PASSED');
  expect(walletReport({ ...facts, results: [passed], isWhole: false }).status).toBe('PARTIAL');
  expect(walletReport({ ...facts, results: [passed, failed] }).status).toBe('FAILED');
  const skipped = { ...failed, status: 'SKIPPED' as const };
  expect(walletReport({ ...facts, results: [skipped], isWhole: false }).status).toBe('FAILED');
});

test('the address in a report has no password and no query', () => {
  expect(walletReport({ ...facts, results: [passed] }).wallet).toBe('https://wallet.example/novalink');
});

test('the hash covers every field, whatever their order', () => {
  const report = walletReport({ ...facts, results: [passed, failed] });
  expect(report.hash).toBe('08d2700ae8dc61007e4273789ead0442e0c8cc935cb5a57beefca68a9ddac75f');
  const reordered = Object.fromEntries(Object.entries(report).reverse()) as unknown as typeof report;
  expect([isUnchanged(report), isUnchanged(reordered)]).toEqual([true, true]);
  for (const change of [
    { status: 'PASSED' as const },
    { scenarios: [passed] },
    { endedAt: report.startedAt },
  ])
    expect(isUnchanged({ ...report, ...change })).toBe(false);
});
