import type { CompanyTransitionInput } from '#domain/generated/types';
import { decide, decided } from './decision';
import type { CompanyWrite } from './refuse-failed-write';
import type { Transition, TransitionContext } from './transition';

const step: Transition = { from: ['SUBMITTED'], to: 'APPROVED', action: 'COMPANY_APPROVED', queue: 'stays' };

export function request(ctx: TransitionContext) {
  return decide(ctx, step, { approved: true, active: true, membership: 'PENDING', reviewNote: null });
}

export function response(ctx: CompanyWrite<CompanyTransitionInput>) {
  return decided(ctx, step);
}
