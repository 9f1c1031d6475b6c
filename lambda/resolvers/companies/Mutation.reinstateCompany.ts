import type { Context } from '@aws-appsync/utils';
import type { CompanyTransitionInput } from '#domain/generated/types';
import type { CompanyRow } from './company-row';
import { decide, decided } from './decision';
import type { CompanyWrite } from './refuse-failed-write';
import type { Transition } from './transition';

const step: Transition = {
  from: ['SUSPENDED'],
  to: 'APPROVED',
  action: 'COMPANY_REINSTATED',
  queue: 'stays',
};

type Previous = { result: CompanyRow };

/** The step before has read the company. An owner who lost the group while it was suspended joins it again. */
export function request(ctx: Context<{ input: CompanyTransitionInput }, Record<string, unknown>, Previous>) {
  const { membership } = ctx.prev.result;
  const joins = membership === 'NONE' || membership === 'LEAVING';
  return decide(ctx, step, { active: true, reviewNote: null, ...(joins ? { membership: 'PENDING' } : {}) });
}

export function response(ctx: CompanyWrite<CompanyTransitionInput>) {
  return decided(ctx, step);
}
