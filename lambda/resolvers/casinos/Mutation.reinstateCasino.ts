import {
  casinoSteps,
  decideCasino,
  steppedCasino,
  type CasinoStepContext,
  type SteppedCasino,
} from './casino-review';

export function request(ctx: CasinoStepContext) {
  return decideCasino(ctx, casinoSteps.reinstate);
}

export function response(ctx: SteppedCasino) {
  return steppedCasino(ctx, casinoSteps.reinstate);
}
