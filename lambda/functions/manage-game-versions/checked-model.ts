import { faultlessModel, faultyModel, type FaultlessModel } from '#lambda/faultless-model';

/** A model that a version may have. */
export interface CheckedModel extends FaultlessModel {
  /** Credits of a spin that is not bought in any other way. */
  readonly cost: number;
}

/** Refuses `version.model-faulty` with the first error and the number of errors. */
export function checkedModel(json: string): CheckedModel {
  const found = faultlessModel(json);
  const [mode] = found.model.modes;
  if (mode?.id !== 'base')
    throw faultyModel([{ path: 'modes[0].id', reason: 'the first mode is called base' }]);
  return { ...found, cost: mode.cost };
}
