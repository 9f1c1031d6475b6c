import { canonicalJson, type Json } from '#domain/slots/canonical-json';
import type { Fault } from '#domain/slots/faults';
import type { MathModel } from '#domain/slots/math-model';
import { modelHash } from '#domain/slots/model-hash';
import { readModel } from '#domain/slots/read-model';
import { Refusal } from '#lambda/refusal';

/** A model that can be played, and how it is kept. */
export interface CheckedModel {
  readonly model: MathModel;
  /** Credits of a spin that is not bought in any other way. */
  readonly cost: number;
  /** Canonical. */
  readonly mathModel: string;
  readonly mathModelHash: string;
}

/** Refuses `version.model-faulty` with the first fault and how many there are. */
export function checkedModel(json: string): CheckedModel {
  const read = readModel(json);
  if ('faults' in read) throw faulty(read.faults);
  const { model } = read;
  const [mode] = model.modes;
  if (mode?.id !== 'base') throw faulty([{ path: 'modes[0].id', reason: 'the first mode is called base' }]);
  const mathModel = canonicalJson(model as unknown as Json);
  return { model, cost: mode.cost, mathModel, mathModelHash: modelHash(model) };
}

function faulty(faults: readonly Fault[]): Refusal {
  const { path, reason } = faults[0] ?? { path: 'model', reason: 'not a model' };
  return new Refusal('version.model-faulty', { path, reason, faults: faults.length });
}
