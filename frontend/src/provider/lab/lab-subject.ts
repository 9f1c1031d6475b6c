import type { StartTestRunInput } from '#domain/generated/types';
import type { Declaration } from '@novalink/engine/lab';
import { canonicalJson, type Json } from '@novalink/engine/hash';
import { type MathModel, modelHash } from '@novalink/engine';

/** The subject of the lab: a model, and the input with which a run of it starts. */
export interface LabSubject {
  readonly model: MathModel;
  readonly hash: string;
  /** The declared values for the verdict. */
  readonly declaration?: Declaration;
  readonly start: Pick<StartTestRunInput, 'mathModel' | 'gameId' | 'versionId'>;
  /** The name of the version that a passed run certifies. */
  readonly certifies?: string;
}

export const subjectOf = (model: MathModel): LabSubject => ({
  model,
  hash: modelHash(model),
  start: { mathModel: canonicalJson(model as unknown as Json) },
});
