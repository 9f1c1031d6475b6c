import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import type { ShownCheck } from '../../platform/labels/lab-labels';
import { VerdictList } from './verdict-list';

const check = (rule: string, pass: boolean, applies = true): ShownCheck => ({
  rule,
  limit: '1',
  value: '2',
  applies,
  pass,
  why: `Why ${rule}.`,
});

test.each([
  ['R2', [check('M1', true), check('R2', false)]],
  ['M2 and M9', [check('M2', false), check('M9', false), check('M4', true)]],
])('explains that a failure of %s alone may be chance', (_, checks) => {
  render(<VerdictList checks={checks} />);
  expect(screen.getByText(/About 1 in 100 runs of a correct model/)).toHaveTextContent(
    'Run the test again with another seed',
  );
});

test.each([
  ['no rule fails', [check('M1', true), check('M2', true)]],
  ['a rule of the model fails beside it', [check('M1', false), check('R2', false)]],
  ['the rule does not apply', [check('M1', true), check('R2', false, false)]],
])('does not mention chance when %s', (_, checks) => {
  render(<VerdictList checks={checks} />);
  expect(screen.queryByText('This can happen by chance')).not.toBeInTheDocument();
});

test('shows an undecided rule as neither passed nor failed', () => {
  render(<VerdictList checks={[check('M1', true), { ...check('M5', true), roundsNeeded: 46_051_700 }]} />);
  expect(screen.getByText('1 rule holds, 1 is not decided')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'not decided' })).toBeInTheDocument();
});
