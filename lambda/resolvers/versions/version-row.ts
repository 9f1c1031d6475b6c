import type { GameVersion } from '#domain/generated/types';

/** A stored version without its keys. Its model and its test runs are separate rows. */
export type VersionRow = Omit<GameVersion, 'mathModel' | 'testRun'> & {
  /** The `sub` of the company's owner. */
  readonly owner: string;
  /** Fields that are missing for a submission. */
  readonly missing?: readonly string[];
  /** The last test run, passed or not. */
  readonly lastRunId?: string;
};
