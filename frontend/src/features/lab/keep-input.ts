import type { StartTestRunInput } from '#domain/generated/types';
import type { RunJob } from '#domain/lab/simulate/run-format';
import type { LabSubject } from './lab-subject';
import { fitsServer } from './run-settings';

/** Asks the server to repeat what this browser played and to keep it; undefined for more rounds than it plays. */
export const keepInput = (
  { start }: LabSubject,
  { mode, rounds, seed }: RunJob,
  expectedResultHash: string,
): StartTestRunInput | undefined =>
  fitsServer(rounds) ? { ...start, mode, rounds, seed, expectedResultHash } : undefined;
