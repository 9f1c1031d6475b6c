import type { Context } from '@aws-appsync/utils';
import type { CompanyDecisionInput } from '#domain/generated/types';
import { noteOf } from '../note-of';
import { decide, decided } from './decision';
import type { CompanyWrite } from './refuse-failed-write';
import type { Transition } from './transition';

const step: Transition = { from: ['SUBMITTED'], to: 'REJECTED', action: 'COMPANY_REJECTED', queue: 'leaves' };

export function request(ctx: Context<{ input: CompanyDecisionInput }>) {
  return decide(ctx, step, { reviewNote: noteOf(ctx.args) });
}

export function response(ctx: CompanyWrite<CompanyDecisionInput>) {
  return decided(ctx, step);
}
