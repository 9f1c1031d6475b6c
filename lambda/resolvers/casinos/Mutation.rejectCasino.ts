import type { CasinoDecisionInput } from '#domain/generated/types';
import { noteOf } from '../note-of';
import {
  casinoSteps,
  decideCasino,
  steppedCasino,
  type CasinoStepContext,
  type SteppedCasino,
} from './casino-review';

export function request(ctx: CasinoStepContext<CasinoDecisionInput>) {
  return decideCasino(ctx, casinoSteps.reject, { reviewNote: noteOf(ctx.args) });
}

export function response(ctx: SteppedCasino) {
  return steppedCasino(ctx, casinoSteps.reject);
}
