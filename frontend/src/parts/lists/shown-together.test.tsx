import { expect, test, vi } from 'vitest';
import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { ShownTogether } from './shown-together';

/** An answer that arrives later. */
function later() {
  let resolve: (text: string) => void = () => undefined;
  const promise = new Promise<string>((settle) => (resolve = settle));
  return { promise, resolve };
}

interface PartProps {
  readonly name: string;
  readonly answer: Promise<string>;
  readonly next?: ReactNode;
  readonly enabled?: boolean;
}

const Part = ({ name, answer, next, enabled = true }: PartProps) => {
  const { data } = useQuery({ queryKey: [name], queryFn: () => answer, retry: false, enabled });
  return (
    <>
      {data !== undefined && <p>{data}</p>}
      {data !== undefined && next}
    </>
  );
};

test('keeps all parts hidden until every request has an answer, including requests that depend on another', async () => {
  const first = later();
  const second = later();
  const failing = Promise.reject<string>(new Error('unreachable'));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ShownTogether>
        <Part name="failing" answer={failing} />
        <Part name="first" answer={first.promise} next={<Part name="second" answer={second.promise} />} />
      </ShownTogether>
    </QueryClientProvider>,
  );
  first.resolve('games');
  expect((await screen.findByText('games')).parentElement).toHaveClass('hidden');
  expect(screen.getByRole('status')).toBeInTheDocument();
  second.resolve('tournaments');
  await screen.findByText('tournaments');
  await expect.poll(() => screen.getByText('games').parentElement?.className).toBe('contents');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('shows the page after three seconds although an answer is missing', async () => {
  vi.useFakeTimers();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ShownTogether>
        <p>games</p>
        <Part name="first" answer={later().promise} />
      </ShownTogether>
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(2900));
  expect(screen.getByText('games').parentElement).toHaveClass('hidden');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText('games').parentElement).toHaveClass('contents');
});

test('waits for three more seconds after each answer', async () => {
  vi.useFakeTimers();
  const first = later();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ShownTogether>
        <Part name="first" answer={first.promise} />
        <Part name="second" answer={later().promise} />
      </ShownTogether>
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(2900));
  first.resolve('games');
  await act(() => vi.advanceTimersByTimeAsync(50));
  await act(() => vi.advanceTimersByTimeAsync(2900));
  expect(screen.getByText('games').parentElement).toHaveClass('hidden');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText('games').parentElement).toHaveClass('contents');
});

test('shows cached data without a skeleton', () => {
  const queries = new QueryClient();
  queries.setQueryData(['first'], 'games');
  render(
    <QueryClientProvider client={queries}>
      <ShownTogether>
        <Part name="first" answer={later().promise} />
        <Part name="disabled" answer={later().promise} enabled={false} />
      </ShownTogether>
    </QueryClientProvider>,
  );
  expect(screen.getByText('games').parentElement).toHaveClass('contents');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
