import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { modelFields, wildLines } from './math-model-tables';
import { MathModelPage } from './math-model-page';

test('shows every field of the format, and the pay of each line with wilds', () => {
  render(<MathModelPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Math model format');
  const fields = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(fields).toEqual(expect.arrayContaining(modelFields.map(([name]) => name)));
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(expect.arrayContaining(wildLines.map(([line, pays]) => `${line}${pays}`)));
});
