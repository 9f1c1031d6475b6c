import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { List } from './list';

const shared = {
  label: 'Games',
  keyOf: (name: string) => name,
  children: (name: string) => name,
  empty: <p>No games yet</p>,
  onRetry: () => undefined,
};
const names = () => screen.queryAllByRole('listitem').map((entry) => entry.textContent);

test('it says that it loads, and nothing of being empty', () => {
  render(<List {...shared} items={undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.queryByText('No games yet')).not.toBeInTheDocument();
});

test('without anything it says what to do next', () => {
  render(<List {...shared} items={[]} />);
  expect(screen.getByText('No games yet')).toBeInTheDocument();
});

test('a failure is said beside what is known, and can be tried again', async () => {
  const Games = () => {
    const [items, setItems] = useState(['Aurora']);
    const failure = items.length === 1 ? 'NovaLink cannot be reached.' : undefined;
    return (
      <List {...shared} items={items} failure={failure} onRetry={() => setItems(['Aurora', 'Borealis'])} />
    );
  };
  render(<Games />);
  expect(screen.getByRole('alert')).toHaveTextContent('NovaLink cannot be reached.');
  expect(names()).toEqual(['Aurora']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(names()).toEqual(['Aurora', 'Borealis']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('it goes on while there is more', async () => {
  const Games = () => {
    const [items, setItems] = useState(['Aurora']);
    const more = items.length === 1 ? () => setItems(['Aurora', 'Borealis']) : undefined;
    return <List {...shared} items={items} onMore={more} />;
  };
  render(<Games />);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(names()).toEqual(['Aurora', 'Borealis']);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('an empty page that is not the last is not called empty', () => {
  render(<List {...shared} items={[]} onMore={() => undefined} />);
  expect(screen.queryByText('No games yet')).not.toBeInTheDocument();
});

test('it says when the connection is gone, and when it is back', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<List {...shared} items={['Aurora']} />);
  expect(screen.getByText(/You are offline/)).toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  online.mockRestore();
});
