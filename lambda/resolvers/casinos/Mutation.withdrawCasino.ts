import { guard } from '#domain/guard';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import {
  standingCasino,
  stepCasino,
  type CasinoStep,
  type CasinoStepContext,
  type SteppedCasino,
} from './casino-step';
import { steppedCasino } from './stepped-casino';

const step: CasinoStep = { from: ['IN_REVIEW'], to: 'DRAFT', action: 'CASINO_WITHDRAWN', queue: 'leaves' };

export function request(ctx: CasinoStepContext) {
  const isOwn = ctx.prev.result.owner === callerOf(ctx).sub;
  if (!guard('casino.withdraw-own', isOwn)) refuse('company.not-owner');
  return stepCasino(ctx, standingCasino(ctx, step.from), step, {});
}

export function response(ctx: SteppedCasino) {
  return steppedCasino(ctx);
}
