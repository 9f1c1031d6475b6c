import { join } from 'node:path';
import { parse, Source } from 'graphql';
import { expect, test } from '@jest/globals';
import { reasonsOf } from './reasons';

const failure = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test('prints one line for each error of a failed build, with its place', () => {
  const failed = {
    errors: [
      { text: 'Expected ";"', location: { file: 'lambda/a.ts', line: 3, column: 4 } },
      { text: 'No entry', location: null },
    ],
  };
  expect(reasonsOf(failed)).toEqual(['lambda/a.ts:3:5: Expected ";"', 'No entry']);
});

test('names the place of a syntax error in the schema', () => {
  const failed = failure(() => parse(new Source('type Query {\n  a: \n}', 'schema.graphql')));
  expect(reasonsOf(failed)).toEqual(['schema.graphql:3:1: Syntax Error: Expected Name, found "}".']);
});

test('keeps the message and the place in the project of a program that failed', () => {
  const printed = `Building the templates failed:
file://${join(process.cwd(), 'lib/a.ts')}:5
    throw new Error('There is no stage.');
          ^

Error: There is no stage.
    at other (file://${join(process.cwd(), 'node_modules/b/c.js')}:1:2)
    at settings (${join(process.cwd(), 'lib/a.ts')}:5:11)
    at ModuleJob.run (node:internal/modules/esm/module_job:343:25)`;
  expect(reasonsOf(new Error(printed))).toEqual(['lib/a.ts:5:11: There is no stage.']);
});

test('names the place of a source that cannot be transformed', () => {
  const printed = `Building the templates failed:
Error [TransformError]: Transform failed with 1 error:
${join(process.cwd(), 'lib/a.ts')}:2:6: ERROR: Expected identifier but found ";"
    at failureErrorWithLog (${join(process.cwd(), 'node_modules/esbuild/lib/main.js')}:1467:15)`;
  expect(reasonsOf(new Error(printed))).toEqual(['lib/a.ts:2:6: Expected identifier but found ";"']);
});
