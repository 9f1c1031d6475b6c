import { stat } from 'node:fs/promises';
import { afterAll, expect, jest, test } from '@jest/globals';
import { startHttpServer } from 'cdk-local-cloud';
import { separateErrors } from './separate-errors';

const printed = jest.spyOn(console, 'error').mockReturnValue();
const collect = separateErrors();
afterAll(() => printed.mockRestore());

/** A server that writes to `console.error` at each request, and later. */
const server = (errors: string[]) =>
  collect(errors, () =>
    startHttpServer({
      port: 0,
      onBug: console.error,
      async handler({ url }) {
        await stat('.');
        console.error(url.pathname);
        return { status: 200, headers: {}, body: '' };
      },
    }),
  );

test('each cloud gets the errors of its own requests', async () => {
  const [first, second]: [string[], string[]] = [[], []];
  const servers = await Promise.all([server(first), server(second)]);
  const ask = (at: number, path: string) => fetch(`http://localhost:${servers[at]?.port}${path}`);
  await Promise.all([ask(0, '/a'), ask(1, '/b')]);
  await Promise.all([ask(0, '/c'), ask(1, '/d')]);
  expect(first).toEqual(['/a', '/c']);
  expect(second).toEqual(['/b', '/d']);
  for (const one of servers) await one.stop();
});

test('an error is collected with its stack, and other errors are printed', () => {
  const errors: string[] = [];
  collect(errors, () => console.error('failed:', new Error('wrong')));
  expect(errors).toEqual([expect.stringMatching(/^failed: Error: wrong\n\s+at /)]);
  console.error('elsewhere');
  expect(printed.mock.calls).toEqual([['elsewhere']]);
});
