import {
  array,
  check,
  integer,
  literal,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  optional,
  pipe,
  rawTransform,
  strictObject,
  string,
  type InferOutput,
} from 'valibot';
import { inert } from '#local/template/inert';
import { referencePath } from './reference-path';

export const path = pipe(
  string(),
  rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const read = referencePath(value);
    if (read !== undefined) return read;
    addIssue({ message: `${value} is not a path that the local cloud supports` });
    return NEVER;
  }),
);

const resultPath = optional(
  nullable(
    pipe(
      path,
      check(({ of }) => of === 'input', 'a result cannot be written to the context object'),
    ),
  ),
  '$',
);

export const count = (least: number, most: number) =>
  pipe(number(), integer(), minValue(least), maxValue(most));

const anyError = 'States.ALL';
const errorNames = pipe(
  array(string()),
  minLength(1),
  check((names) => !names.includes(anyError) || names.length === 1, `${anyError} must be the only error`),
);
const isLast = (each: readonly { readonly ErrorEquals: readonly string[] }[]) =>
  !each.slice(0, -1).some(({ ErrorEquals }) => ErrorEquals.includes(anyError));

const retrier = strictObject({
  Comment: inert('descriptive only'),
  ErrorEquals: errorNames,
  IntervalSeconds: optional(count(1, 99_999_999), 1),
  MaxAttempts: optional(count(0, 99_999_999), 3),
  BackoffRate: optional(pipe(number(), minValue(1)), 2),
  MaxDelaySeconds: optional(count(1, 31_622_400)),
});

const catcher = strictObject({
  Comment: inert('descriptive only'),
  ErrorEquals: errorNames,
  ResultPath: resultPath,
  Next: string(),
});

export type Retrier = InferOutput<typeof retrier>;

/** The next state or the end. */
export const transition = { Next: optional(string()), End: optional(literal(true)) };

/** Filters of a state's input and output. */
export const filters = {
  Comment: inert('descriptive only'),
  InputPath: optional(nullable(path), '$'),
  OutputPath: optional(nullable(path), '$'),
};

export const placing = { ResultPath: resultPath };

export const handling = {
  Retry: optional(
    pipe(
      array(retrier),
      check((each) => isLast(each), `${anyError} must be in the last entry`),
    ),
    [],
  ),
  Catch: optional(
    pipe(
      array(catcher),
      check((each) => isLast(each), `${anyError} must be in the last entry`),
    ),
    [],
  ),
};
