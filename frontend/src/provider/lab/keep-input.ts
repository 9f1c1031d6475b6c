import type { StartTestRunInput } from '#domain/generated/types';
import type { RunJob } from '@novalink/engine/lab';
import type { LabSubject } from './lab-subject';
import { fitsServer } from './runs/run-settings';

/**
 * The input of a run on the server that repeats and stores a run of this browser; undefined if it has more
 * rounds than the server allows.
 */
export const keepInput = (
  { start }: LabSubject,
  { mode, rounds, seed }: RunJob,
  expectedResultHash: string,
): StartTestRunInput | undefined =>
  fitsServer(rounds) ? { ...start, mode, rounds, seed, expectedResultHash } : undefined;
