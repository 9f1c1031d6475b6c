import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

/** A failed test, or a test file that could not run. */
export interface FailedTest {
  /** Relative to the working folder. Absent if no test could run, for example without a browser. */
  readonly file?: string;
  readonly name: string;
  readonly error: string;
}

export interface Results {
  readonly passed: number;
  readonly failed: readonly FailedTest[];
}

const assertionSchema = v.looseObject({
  fullName: v.string(),
  status: v.string(),
  failureMessages: v.nullish(v.array(v.string())),
});
const jestSchema = v.looseObject({
  numPassedTests: v.number(),
  testResults: v.array(
    v.looseObject({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(assertionSchema),
    }),
  ),
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
const playwrightSchema = v.looseObject({
  config: v.looseObject({ rootDir: v.string() }),
  stats: v.looseObject({ expected: v.number() }),
  suites: v.array(suiteSchema),
  errors: errorsSchema,
});

const jsonSchema = v.pipe(v.string(), v.parseJson());

/** The results in a file that Jest (`--json`), Vitest or Playwright (`--reporter=json`) wrote. */
export function resultsIn(json: string): Results {
  const results = v.parse(jsonSchema, json);
  const { passed, failed } = v.is(jestSchema, results)
    ? { passed: results.numPassedTests, failed: failedInJest(results) }
    : resultsOfPlaywright(v.parse(playwrightSchema, results));
  const plain = (text: string) => stripVTControlCharacters(text).trim();
  return { passed, failed: failed.map((one) => ({ ...one, error: plain(one.error) })) };
}

const failedInJest = ({ testResults }: v.InferOutput<typeof jestSchema>): FailedTest[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative('', name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [{ file, name: file, error: message }];
      return failed.map(({ fullName, failureMessages }) => ({
        file,
        name: `${file} › ${fullName}`,
        error: failureMessages?.join('\n\n') ?? '',
      }));
    });

/** Errors outside of tests come first: without a browser or a local cloud, no test can run. */
const resultsOfPlaywright = ({
  config,
  stats,
  suites,
  errors,
}: v.InferOutput<typeof playwrightSchema>): Results => ({
  passed: stats.expected,
  failed: [
    ...errors.map(({ message }) => ({ name: 'outside of tests', error: message })),
    ...suites.flatMap((suite) => failedSpecs(suite, relative('', config.rootDir))),
  ],
});

const failedSpecs = ({ specs, suites }: Suite, folder: string): FailedTest[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => ({
      file: `${folder}/${file}`,
      name: `${folder}/${file}:${line} › ${title}`,
      error: tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
        .map(({ message }) => message)
        .join('\n\n'),
    })),
  ...suites.flatMap((suite) => failedSpecs(suite, folder)),
];
