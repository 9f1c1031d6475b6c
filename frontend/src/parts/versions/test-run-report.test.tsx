import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import type { ShownRun } from '../lab/run-requests';
import { runningRun } from '../lab/testing/running-run';
import { TestRunReport } from './test-run-report';

const fails = { rule: 'R3', limit: 'p ≥ 0.01/19', value: 'p = 0.000100', applies: true, pass: false };

test('explains that a run may have failed by chance', () => {
  const checks = [{ ...fails, roundsNeeded: null, why: 'A stop tells something of the next one.' }];
  const run: ShownRun = { ...runningRun('01R'), status: 'FAILED', checks };
  render(<TestRunReport run={run} modelHash={run.mathModelHash} />);
  expect(screen.getByText('The run failed. Not all rules are met.')).toBeInTheDocument();
  expect(screen.getByText('This can happen by chance')).toBeInTheDocument();
});

test('shows how many rounds an inconclusive run needs for a verdict', () => {
  const run: ShownRun = {
    ...runningRun('01R'),
    ...{ status: 'INCONCLUSIVE', rounds: 1_000_000, sd: '3.8820', halfWidth: '0.010000' },
  };
  render(<TestRunReport run={run} modelHash={run.mathModelHash} />);
  expect(screen.getByText(/About 4,100,000 rounds are needed for a verdict\./)).toBeInTheDocument();
});
