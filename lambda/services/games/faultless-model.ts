import { canonicalJson, type Json } from '@novalink/engine/hash';
import type { Fault } from '@novalink/engine/document';
import { type MathModel, modelHash, readModel } from '@novalink/engine';
import { Refusal } from '#lambda/runtime/refusal';

/** A valid model and its stored form. */
export interface FaultlessModel {
  readonly model: MathModel;
  /** Canonical. */
  readonly mathModel: string;
  readonly mathModelHash: string;
}

/** Refuses `version.model-faulty` with the first error and the number of errors. */
export function faultlessModel(json: string): FaultlessModel {
  const read = readModel(json);
  if ('faults' in read) throw faultyModel(read.faults);
  const { model } = read;
  return { model, mathModel: canonicalJson(model as unknown as Json), mathModelHash: modelHash(model) };
}

export function faultyModel(faults: readonly Fault[]): Refusal {
  const { path, reason } = faults[0] ?? { path: 'model', reason: 'not a model' };
  return new Refusal('version.model-faulty', { path, reason, faults: faults.length });
}
