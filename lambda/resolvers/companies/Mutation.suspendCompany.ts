import type { Context } from '@aws-appsync/utils';
import type { CompanyDecisionInput } from '#domain/generated/types';
import { noteOf } from '../note-of';
import { decide, decided } from './decision';
import type { CompanyWrite } from './refuse-failed-write';
import type { Transition } from './transition';

const step: Transition = { from: ['APPROVED'], to: 'SUSPENDED', action: 'COMPANY_SUSPENDED', queue: 'stays' };

export function request(ctx: Context<{ input: CompanyDecisionInput }>) {
  return decide(ctx, step, { active: false, reviewNote: noteOf(ctx.args) });
}

export function response(ctx: CompanyWrite<CompanyDecisionInput>) {
  return decided(ctx, step);
}
