import type { MutationSuspendCasinoArgs } from '#domain/generated/types';
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

const step: CasinoStep = {
  from: ['ACTIVE', 'PAUSED'],
  to: 'SUSPENDED',
  action: 'CASINO_SUSPENDED',
  queue: 'stays',
};

export function request(ctx: CasinoStepContext & { args: MutationSuspendCasinoArgs }) {
  const reviewNote = noteOf(ctx.args);
  return stepCasino(ctx, othersCasino(ctx, step.from), step, { ...decidedBy(ctx), reviewNote });
}

export function response(ctx: SteppedCasino) {
  return steppedCasino(ctx);
}
