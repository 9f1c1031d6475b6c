import type { MutationRejectCasinoArgs } from '#domain/generated/types';
import { noteOf } from '../note-of';
import {
  decidedBy,
  othersCasino,
  stepCasino,
  type CasinoStep,
  type CasinoStepContext,
  type SteppedCasino,
} from './casino-step';
import { steppedCasino } from './stepped-casino';

const step: CasinoStep = { from: ['IN_REVIEW'], to: 'DRAFT', action: 'CASINO_REJECTED', queue: 'leaves' };

export function request(ctx: CasinoStepContext & { args: MutationRejectCasinoArgs }) {
  const reviewNote = noteOf(ctx.args);
  return stepCasino(ctx, othersCasino(ctx, step.from), step, { ...decidedBy(ctx), reviewNote });
}

export function response(ctx: SteppedCasino) {
  return steppedCasino(ctx);
}
