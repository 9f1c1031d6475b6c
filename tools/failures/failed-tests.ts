import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

/** A failed test, or a test file that could not run, with the reason. */
export interface FailedTest {
  readonly name: string;
  readonly error: string;
}

const jestSchema = v.looseObject({
  testResults: v.array(v.looseObject({ name: v.string(), status: v.string(), message: v.string() })),
});

const errorsSchema = v.array(v.looseObject({ message: v.optional(v.string(), 'no message') }));
const specSchema = v.looseObject({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  ok: v.boolean(),
  tests: v.array(v.looseObject({ results: v.array(v.looseObject({ errors: errorsSchema })) })),
});
interface Suite {
  readonly specs: readonly v.InferOutput<typeof specSchema>[];
  readonly suites: readonly Suite[];
}
const suiteSchema: v.GenericSchema<unknown, Suite> = v.looseObject({
  specs: v.array(specSchema),
  suites: v.optional(v.array(v.lazy(() => suiteSchema)), []),
});
const playwrightSchema = v.looseObject({ suites: v.array(suiteSchema), errors: errorsSchema });

const jsonSchema = v.pipe(v.string(), v.parseJson());

/** The failed tests of a results file that Jest (`--json`) or Playwright (`--reporter=json`) wrote. */
export function failedTests(json: string): FailedTest[] {
  const results = v.parse(jsonSchema, json);
  const failed = v.is(jestSchema, results)
    ? failedInJest(results)
    : failedInPlaywright(v.parse(playwrightSchema, results));
  return failed.map(({ name, error }) => ({ name, error: stripVTControlCharacters(error).trim() }));
}

/** Jest joins the errors of a file; each begins with a bullet and the name of its test. */
const failedInJest = ({ testResults }: v.InferOutput<typeof jestSchema>): FailedTest[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message }) =>
      message
        .split(/^(?= {2}● )/m)
        .filter((error) => error.trim() !== '')
        .map((error) => ({ name: relative('', name), error })),
    );

/** Errors outside of tests come first: without a browser or a local cloud, no test can run. */
const failedInPlaywright = ({ suites, errors }: v.InferOutput<typeof playwrightSchema>): FailedTest[] => [
  ...errors.map(({ message }) => ({ name: 'outside of tests', error: message })),
  ...suites.flatMap(failedSpecs),
];

const failedSpecs = ({ specs, suites }: Suite): FailedTest[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => ({
      name: `${file}:${line} › ${title}`,
      error: tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
        .map(({ message }) => message)
        .join('\n\n'),
    })),
  ...suites.flatMap(failedSpecs),
];
