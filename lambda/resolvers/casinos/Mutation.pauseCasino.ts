import {
  casinoSteps,
  stepCasino,
  steppedCasino,
  type CasinoStepContext,
  type SteppedCasino,
} from './casino-review';

export function request(ctx: CasinoStepContext) {
  return stepCasino(ctx, casinoSteps.pause);
}

export function response(ctx: SteppedCasino) {
  return steppedCasino(ctx, casinoSteps.pause);
}
