import {
  standingCasino,
  stepCasino,
  type CasinoStep,
  type CasinoStepContext,
  type SteppedCasino,
} from './casino-step';
import { steppedCasino } from './stepped-casino';

const step: CasinoStep = { from: ['ACTIVE'], to: 'PAUSED', action: 'CASINO_PAUSED', queue: 'stays' };

export function request(ctx: CasinoStepContext) {
  return stepCasino(ctx, standingCasino(ctx, step.from), step, {});
}

export function response(ctx: SteppedCasino) {
  return steppedCasino(ctx);
}
