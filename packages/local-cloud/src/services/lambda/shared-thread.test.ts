import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import type { ExecutionEnvironment } from './execution-environment';
import { sharedThread } from './shared-thread';

const root = mkdtempSync(join(tmpdir(), 'shared-thread-'));
const thread = sharedThread({ codeOf: (folder) => `${folder}-shared` });
afterAll(async () => {
  await thread.stop();
  rmSync(root, { recursive: true });
});

const sharedPackage = join(root, 'node_modules/counter');
mkdirSync(sharedPackage, { recursive: true });
writeFileSync(
  join(sharedPackage, 'package.json'),
  JSON.stringify({ name: 'counter', exports: './index.mjs' }),
);
writeFileSync(
  join(sharedPackage, 'index.mjs'),
  'let count = 0; export const next = () => (count += 1); export const variable = (name) => process.env[name];',
);

function deployed(name: string, code: string) {
  const folder = join(root, name);
  mkdirSync(`${folder}-shared`);
  writeFileSync(join(`${folder}-shared`, 'index.mjs'), code);
  return {
    ...{
      name,
      logGroup: '/aws/lambda/f',
      folder,
      arn: `arn:${name}`,
      runtime: 'nodejs24.x',
      handler: 'index.handler',
      roleArn: 'arn:role',
    },
    ...{ environment: {}, memoryMegabytes: 128, timeoutSeconds: 1 },
  };
}

interface Given {
  readonly variables?: Readonly<Record<string, string>>;
  readonly aheadMilliseconds?: number;
  readonly extraSeconds?: number;
}

function start(
  code: ReturnType<typeof deployed>,
  { variables = {}, aheadMilliseconds = 0, extraSeconds = 100 }: Given = {},
) {
  const printed: string[] = [];
  const environment = thread.start(code, {
    ...{ variables, aheadMilliseconds, extraSeconds },
    logStream: 'stream',
    log: (text) => void printed.push(text),
  });
  return {
    environment,
    printed,
    run: (event: unknown = {}) => invoke(environment, event, aheadMilliseconds),
  };
}

const invoke = (environment: ExecutionEnvironment, event: unknown, aheadMilliseconds = 0) =>
  environment.run({ requestId: 'request', event: JSON.stringify(event), aheadMilliseconds });

test('environments have their own modules, variables and context, and share packages', async () => {
  const code = deployed(
    'Counting',
    `import { next, variable } from 'counter';
    const atStart = process.env.NAME;
    let served = 0;
    export const handler = async (event, { functionName, memoryLimitInMB }) => {
      const before = process.env.NAME;
      await new Promise((resolve) => setTimeout(resolve, 20));
      served += 1;
      return { served, atStart, before, after: variable('NAME'), all: Object.keys(process.env), shared: next(),
        functionName, memoryLimitInMB };
    };`,
  );
  const [first, second] = ['one', 'two'].map((NAME) => start(code, { variables: { NAME } }));
  const expected = { functionName: 'Counting', memoryLimitInMB: '128', all: ['NAME'] };
  const own = (NAME: string) => ({ ...expected, atStart: NAME, before: NAME, after: NAME });
  const both = await Promise.all([first?.run(), second?.run()]);
  expect(both).toMatchObject([
    { payload: { served: 1, ...own('one') } },
    { payload: { served: 1, ...own('two') } },
  ]);
  expect(await first?.run()).toMatchObject({ payload: { served: 2, shared: 3, ...own('one') } });
});

test('environments have their own clock and output', async () => {
  const code = deployed(
    'Telling',
    `export const handler = async ({ words }) => {
      console.log(words);
      await null;
      process.stderr.write(words);
      return [Date.now(), new Date().getTime(), new Date(0).getTime()];
    };`,
  );
  const aheadMilliseconds = 86_400_000;
  const [now, tomorrow] = [start(code), start(code, { aheadMilliseconds })];
  const before = Date.now();
  const answers = await Promise.all([now.run({ words: 'now' }), tomorrow.run({ words: 'tomorrow' })]);
  const [[first, , epoch], [second, third]] = answers.map((answer) =>
    'payload' in answer ? (answer.payload as number[]) : [],
  ) as [number[], number[]];
  expect(epoch).toBe(0);
  expect(first).toBeLessThan(before + aheadMilliseconds);
  expect(second).toBeGreaterThanOrEqual(before + aheadMilliseconds);
  expect(third).toBeGreaterThanOrEqual(before + aheadMilliseconds);
  // Output arrives before the answer.
  expect([now.printed.join(''), tomorrow.printed.join('')]).toEqual(['now\nnow', 'tomorrow\ntomorrow']);
});

const waiting = deployed(
  'Waiting',
  `export const handler = async ({ wait }) => {
    if (wait) return new Promise((resolve) => (globalThis.release = resolve));
    while (!globalThis.release) await new Promise((resolve) => setTimeout(resolve, 5));
    globalThis.release('released');
    globalThis.release = undefined;
  }`,
);

test.each([
  [
    'an exit',
    'Exiting',
    'process.exit(3)',
    'Runtime.ExitError',
    'RequestId: request Error: Runtime exited with error: exit status 3',
  ],
  [
    'an uncaught error',
    'Throwing',
    'setTimeout(() => { throw new Error("late"); })',
    'Runtime.UnhandledError',
    'late',
  ],
  [
    'an unhandled rejection',
    'Rejecting',
    'void Promise.reject(new Error("lost"))',
    'Runtime.UnhandledError',
    'lost',
  ],
])('%s ends only its environment', async (_what, name, statement, errorType, errorMessage) => {
  const failing = start(deployed(name, `export const handler = () => new Promise(() => { ${statement}; });`));
  const [other, releasing] = [start(waiting), start(waiting)];
  const answer = other.run({ wait: true });
  expect(await failing.run()).toMatchObject({ functionError: 'Unhandled', errorType, errorMessage });
  expect(failing.environment.isUsable()).toBe(false);
  await releasing.run();
  expect(await answer).toEqual({ payload: 'released' });
});

test('a function that never returns ends the thread, and the next environment starts a new one', async () => {
  const endless = deployed('Endless', 'export const handler = ({ stay }) => { while (stay); return 1; };');
  const [looping, other] = [start(endless, { extraSeconds: 0 }), start(endless)];
  expect(await other.run()).toEqual({ payload: 1 });
  expect(await looping.run({ stay: true })).toMatchObject({
    errorType: 'Sandbox.Timedout',
    errorMessage: 'RequestId: request Error: Task timed out after 1.00 seconds',
  });
  expect(looping.environment.isUsable()).toBe(false);
  expect(other.environment.isUsable()).toBe(false);
  expect(await start(endless).run()).toEqual({ payload: 1 });
});

test('a running invocation of an ended thread fails with the reason', async () => {
  const forever = deployed('Forever', 'export const handler = () => new Promise(() => undefined);');
  const endless = deployed('Looping', 'export const handler = () => { for (;;); };');
  const [waiting, looping] = [start(forever), start(endless, { extraSeconds: 0 })];
  const answers = await Promise.all([waiting.run(), looping.run()]);
  expect(answers).toMatchObject([
    { errorType: 'Runtime.ExitError', errorMessage: expect.stringContaining('Looping reached its timeout') },
    { errorType: 'Sandbox.Timedout' },
  ]);
});

test('an environment that ends during an invocation fails it and not the others', async () => {
  const forever = deployed(
    'Ended',
    'export const handler = ({ wait }) => wait ? new Promise(() => undefined) : 1;',
  );
  const [ended, other] = [start(forever), start(forever)];
  const answer = ended.run({ wait: true });
  await ended.environment.end();
  expect(await answer).toMatchObject({ errorType: 'Runtime.ExitError' });
  expect(await other.run()).toEqual({ payload: 1 });
});

test('code that does not load fails at each invocation', async () => {
  const wrong = start(deployed('Wrong', 'export const somethingElse = 1;'));
  expect(await wrong.run()).toMatchObject({ errorType: 'Runtime.HandlerNotFound' });
  expect(wrong.environment.isUsable()).toBe(false);
});
