import {
  decidedBy,
  othersCasino,
  stepCasino,
  type CasinoStep,
  type CasinoStepContext,
  type SteppedCasino,
} from './casino-step';
import { steppedCasino } from './stepped-casino';

const step: CasinoStep = { from: ['SUSPENDED'], to: 'ACTIVE', action: 'CASINO_REINSTATED', queue: 'stays' };

export function request(ctx: CasinoStepContext) {
  return stepCasino(ctx, othersCasino(ctx, step.from), step, { ...decidedBy(ctx), reviewNote: null });
}

export function response(ctx: SteppedCasino) {
  return steppedCasino(ctx);
}
