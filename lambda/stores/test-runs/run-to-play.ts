import { type MathModel, modelHash, readModel } from '@novalink/engine';
import { isOpenStatus, statusAt, type TestRunRow } from '#lambda/stores/test-runs/test-run-row';
import type { TestRunStore } from '#lambda/stores/test-runs/test-run-store';

export interface RunToPlay {
  readonly run: TestRunRow;
  readonly model: MathModel;
}

/** Reads a run and its model. Returns undefined if the run has ended. Throws if the run or its model does not exist. */
export async function runToPlay(
  runs: Pick<TestRunStore, 'read' | 'model'>,
  id: string,
  now: Date,
): Promise<RunToPlay | undefined> {
  const [run, kept] = await Promise.all([runs.read(id), runs.model(id)]);
  if (!run) throw new Error(`There is no run ${id}.`);
  if (!isOpenStatus(statusAt(run, now))) return undefined;
  const read = kept && readModel(kept.mathModel);
  if (!read || !('model' in read) || modelHash(read.model) !== run.mathModelHash)
    throw new Error(`The model of run ${id} is not the one that it names.`);
  return { run, model: read.model };
}
