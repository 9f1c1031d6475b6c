import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { NamedId, nameOrId, nameWithId } from './named-id';

test.each([
  ['the name, with the id as its tooltip', 'Ada', 'Ada'],
  ['no id while the name is loading', undefined, '…'],
  ['the id if there is no name', null, '01A'],
])('shows %s', (_what, name, shown) => {
  const { container } = render(<NamedId id="01A" name={name} />);
  expect(container).toHaveTextContent(shown);
  expect(screen.queryAllByTitle('01A')).toHaveLength(name === null ? 0 : 1);
  expect(nameOrId('01A', name)).toBe(shown);
});

test('shows the id under the name on request, and keeps it in files', () => {
  const { container } = render(<NamedId id="01A" name="Ada" showsId />);
  expect(container).toHaveTextContent('Ada01A');
  expect([nameWithId('01A', 'Ada'), nameWithId('01A', null)]).toEqual(['Ada (01A)', '01A']);
});
