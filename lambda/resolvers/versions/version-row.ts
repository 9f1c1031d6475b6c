import type { GameVersion } from '#domain/generated/types';

/** A version as the table holds it, without its keys; its model and its test runs are rows of their own. */
export type VersionRow = Omit<GameVersion, 'mathModel' | 'testRun'> & {
  /** The `sub` of the company's owner. */
  readonly owner: string;
  /** What is needed before it is submitted, by field. */
  readonly missing?: readonly string[];
  /** The last test run, passed or not. */
  readonly lastRunId?: string;
};
