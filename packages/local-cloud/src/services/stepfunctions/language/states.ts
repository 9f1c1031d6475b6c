import {
  check,
  lazy,
  literal,
  optional,
  picklist,
  pipe,
  rawCheck,
  record,
  strictObject,
  string,
  variant,
  type GenericSchema,
  type InferOutput,
  unknown,
} from 'valibot';
import { inert } from '#local/template/inert';
import { payloadTemplate } from './payload-template';
import { count, filters, handling, path, placing, transition } from './state-fields';
import { task } from './task-state';
import { checkTransitions } from './transitions';

const processorConfig = pipe(
  strictObject({
    Mode: optional(picklist(['INLINE', 'DISTRIBUTED']), 'INLINE'),
    ExecutionType: optional(picklist(['STANDARD', 'EXPRESS'])),
  }),
  check(
    ({ Mode, ExecutionType }) => (Mode === 'DISTRIBUTED') === (ExecutionType !== undefined),
    'ExecutionType needs the mode DISTRIBUTED',
  ),
);

const mapFields = strictObject({
  Type: literal('Map'),
  ...filters,
  ...placing,
  ...handling,
  ...transition,
  ItemsPath: optional(path, '$'),
  ItemSelector: optional(payloadTemplate),
  ResultSelector: optional(payloadTemplate),
  /** 0 for the maximum. */
  MaxConcurrency: optional(count(0, 10_000), 0),
  /** Part of the names of child executions. */
  Label: optional(string()),
});

/** States by name, and the first state. */
export interface Workflow {
  readonly StartAt: string;
  readonly States: Readonly<Record<string, State>>;
}

export type TaskState = InferOutput<typeof task>;
export type MapState = InferOutput<typeof mapFields> & {
  readonly ItemProcessor: Workflow & { readonly ProcessorConfig: InferOutput<typeof processorConfig> };
};
export type FlowState = TaskState | MapState | InferOutput<typeof pass> | InferOutput<typeof succeed>;
export type State = FlowState | InferOutput<typeof fail>;

const states: GenericSchema<unknown, Workflow['States']> = record(
  string(),
  lazy(() => variant('Type', [task, map, pass, succeed, fail])),
);

const map = strictObject({
  ...mapFields.entries,
  ItemProcessor: pipe(
    strictObject({
      Comment: inert('descriptive only'),
      ProcessorConfig: optional(processorConfig, {}),
      StartAt: string(),
      States: states,
    }),
    rawCheck(({ dataset, addIssue }) => {
      if (dataset.typed) checkTransitions(dataset.value, addIssue);
    }),
  ),
});

/** Supported types of states. */
export const stateTypes = ['Fail', 'Map', 'Pass', 'Succeed', 'Task'] as const satisfies State['Type'][];

/** A machine’s definition. Amazon States Language, "Top-level fields", with JSONPath. */
export const definition = pipe(
  strictObject({
    Comment: inert('descriptive only'),
    Version: optional(literal('1.0')),
    QueryLanguage: optional(literal('JSONPath')),
    TimeoutSeconds: optional(count(1, 99_999_999)),
    StartAt: string(),
    States: states,
  }),
  rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed) checkTransitions(dataset.value, addIssue);
  }),
);

export type Definition = InferOutput<typeof definition>;

const pass = strictObject({
  Type: literal('Pass'),
  ...filters,
  ...placing,
  ...transition,
  Parameters: optional(payloadTemplate),
  Result: optional(unknown()),
});

const succeed = strictObject({ Type: literal('Succeed'), ...filters });

const fail = strictObject({
  Type: literal('Fail'),
  Comment: inert('descriptive only'),
  Error: optional(string()),
  Cause: optional(string()),
});
