import {
  instance,
  looseObject,
  number,
  object,
  optional,
  parse,
  picklist,
  string,
  type InferOutput,
} from 'valibot';

const schema = looseObject({
  id: string(),
  /** The `sub` of the user who started it. */
  owner: string(),
  /** Only for a run of a version. */
  gameId: optional(string()),
  gameOwner: optional(string()),
  versionId: optional(string()),
  semver: optional(string()),
  mathModelHash: string(),
  mode: string(),
  seed: string(),
  rounds: number(),
  declaredRtp: string(),
  declaredMaxWinX: number(),
  status: picklist(['QUEUED', 'RUNNING', 'PASSED', 'FAILED', 'INCONCLUSIVE', 'ERROR', 'CANCELLED']),
  shards: number(),
  /** The numbers of the completed shards; absent before the first. */
  playedShards: optional(instance(Set<number>)),
  /** ISO 8601. */
  deadline: string(),
});

/** The stored row of a test run. Its model and its result are separate rows. */
export type TestRunRow = InferOutput<typeof schema>;

export const parseTestRun = (row: unknown): TestRunRow => parse(schema, row);

/** The status of a run. A run that has not ended at its deadline is an ERROR. */
export const statusAt = ({ status, deadline }: Pick<TestRunRow, 'status' | 'deadline'>, now: Date) =>
  isOpenStatus(status) && deadline <= now.toISOString() ? 'ERROR' : status;

export const isOpenStatus = (status: TestRunRow['status']): boolean =>
  status === 'QUEUED' || status === 'RUNNING';

const modelSchema = object({ mathModel: string(), mathModelHash: string() });

/** The model of a test run, in a separate row. */
export interface RunModel {
  /** Canonical JSON. */
  readonly mathModel: string;
  readonly mathModelHash: string;
}

export const parseRunModel = (row: unknown): RunModel => parse(modelSchema, row);
