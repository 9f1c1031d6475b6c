import { faultlessModel, faultyModel, type FaultlessModel } from '#lambda/services/games/faultless-model';

/** A model that is valid for a version. */
export interface CheckedModel extends FaultlessModel {
  /** The cost in credits of a spin in the base mode. */
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
