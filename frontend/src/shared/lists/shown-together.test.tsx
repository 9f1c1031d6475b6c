import { expect, test } from 'vitest';
import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
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
}

const Part = ({ name, answer, next }: PartProps) => {
  const { data } = useQuery({ queryKey: [name], queryFn: () => answer, retry: false });
  return (
    <>
      {data !== undefined && <p>{data}</p>}
      {data !== undefined && next}
    </>
  );
};

test('shows no part before the data of all parts has arrived, also of parts that follow from another', async () => {
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
  expect((await screen.findByText('tournaments')).parentElement).toBeInTheDocument();
  await expect.poll(() => screen.getByText('games').parentElement?.className).toBe('contents');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
