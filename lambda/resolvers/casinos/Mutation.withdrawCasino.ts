import { guard } from '#domain/guard';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import {
  casinoSteps,
  stepCasino,
  steppedCasino,
  type CasinoStepContext,
  type SteppedCasino,
} from './casino-review';

export function request(ctx: CasinoStepContext) {
  const isOwn = ctx.prev.result.owner === callerOf(ctx).sub;
  if (!guard('casino.withdraw-own', isOwn)) refuse('company.not-owner');
  return stepCasino(ctx, casinoSteps.withdraw);
}

export function response(ctx: SteppedCasino) {
  return steppedCasino(ctx, casinoSteps.withdraw);
}
